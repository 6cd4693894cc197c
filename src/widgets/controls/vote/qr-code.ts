import { encodeQR } from 'qr';
import { svgElement } from '../../ui/element.ts';

/** The white margin around a code, in its modules; most grounds add more. */
const MARGIN = 3;

/** The most characters of an address in a code that phones read across a room. */
export const MAX_ROOM_ADDRESS = 150;

/** An address as a QR code, dark on white in every theme. `label` says what it is a code of. */
export function qrCode(address: string, label: string): SVGElement {
  const modules = encodeQR(address, 'raw', { ecc: 'medium', border: MARGIN });
  const side = modules.length;
  const svg = svgElement('svg', {
    viewBox: `0 0 ${side} ${side}`,
    class: 'qr-code',
    role: 'img',
    'aria-label': label,
    'shape-rendering': 'crispEdges',
  });
  const d = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  svg.append(svgElement('rect', { width: side, height: side, fill: '#fff' }), svgElement('path', { d, fill: '#000' }));
  return svg;
}
