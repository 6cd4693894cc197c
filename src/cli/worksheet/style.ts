import type { PrintStyle } from './html.ts';

/** The styles of a printed file. Its pictures are tables and lines, so they are fewer than those of the site's pages. */
export const styleOf = ({
  paper,
  large,
}: PrintStyle): string => `@page { size: ${paper === 'letter' ? 'letter' : 'A4'}; margin: 10mm 13mm; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 190mm; background: #fff; color: #000; font: ${large ? '18pt' : '10.5pt'}/1.4 system-ui, sans-serif; }
h1, h2, p, pre { margin: 0; }
h2 { font-size: 1em; margin-top: 3mm; break-after: avoid; }
.paper-page { padding: 6mm 0; break-after: page; }
.paper-page:last-child { break-after: auto; }
.paper-head { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 1mm 8mm; align-items: end; padding-bottom: 2mm; border-bottom: 0.5mm solid #000; }
.paper-head h1 { font-size: 1.7em; overflow-wrap: anywhere; }
.paper-sign { min-width: 11mm; padding: 1mm 3mm; border: 0.6mm solid #000; border-radius: 2mm; font-weight: 700; font-size: 1.4em; text-align: center; }
.paper-who { display: grid; grid-column: 1 / -1; grid-template-columns: minmax(0, 1fr) 44mm; gap: 6mm; }
.paper-field { display: flex; gap: 2mm; align-items: end; }
.paper-written { flex: 1; min-height: 7mm; border-bottom: 0.25mm solid #000; }
.paper-task { padding: 2mm 0; }
.paper-frame, .paper-question, .paper-card, .paper-foot, tr { break-inside: avoid; }
.paper-frame, .paper-card { padding-bottom: 3mm; border-bottom: 0.2mm solid #999; }
.paper-frame p { line-height: 1.7; }
.paper-gap { display: inline-block; width: 30mm; height: 1em; border-bottom: 0.3mm solid #000; }
.paper-gap.short { width: 8mm; }
.paper-line { display: block; height: 10mm; border-bottom: 0.25mm solid #666; }
.paper-foot { display: flex; justify-content: space-between; align-items: end; gap: 6mm; margin-top: 4mm; padding-top: 1.5mm; border-top: 0.25mm solid #000; font-size: 0.85em; }
.paper-break { display: block; }
.paper-qr { flex: none; width: 20mm; height: 20mm; }
.paper-own { margin-top: 3mm; font-weight: 600; break-after: avoid; }
.paper-reason { color: #333; }
pre.paper-picture { font: 0.9em/1.35 ui-monospace, monospace; columns: 2; white-space: pre-wrap; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 1mm 3mm 1mm 0; border-bottom: 0.2mm solid #888; text-align: left; vertical-align: top; }
table.paper-grid { width: 92mm; height: 92mm; margin: 2mm 0; border: 0.5mm solid #000; table-layout: fixed; break-inside: avoid; }
.paper-grid td { padding: 0; border: 0.2mm solid #888; text-align: center; vertical-align: middle; }
.paper-grid td.end { border-right: 0.5mm solid #000; }
.paper-grid tr.end td { border-bottom: 0.5mm solid #000; }
.paper-card:has(.paper-grid) { display: grid; grid-template-columns: 94mm minmax(0, 1fr); gap: 0 6mm; }
.paper-card h2 { grid-column: 1 / -1; }
.paper-box { display: inline-block; width: 60%; height: 1.2em; border: 0.3mm dashed #000; }
`;
