import type { Timeline } from '../trace/timeline.ts';
import { download, pngBlob, svgText, traceBlob } from './export.ts';

interface MenuSource {
  link(): string;
  timeline(): Timeline;
  /** What exported files are called. */
  name(): string;
  say(text: string): void;
}

/** Share, export, and full screen of a figure. */
export function connectMenus(root: HTMLElement, source: MenuSource): void {
  const on = (name: string, action: () => void | Promise<void>) =>
    root.querySelector(`button[data-menu=${name}]`)?.addEventListener('click', async () => {
      try {
        await action();
      } catch (error) {
        source.say(`That did not work: ${error instanceof Error ? error.message : String(error)}`);
      }
      (root.querySelector('[popover]:popover-open') as HTMLElement | null)?.hidePopover();
    });
  const picture = () => {
    const svg = root.querySelector<SVGSVGElement>('.pane-main svg');
    if (!svg) throw new Error('this figure has no drawing to export');
    return svg;
  };
  on('share', async () => {
    const link = source.link();
    history.replaceState(null, '', link);
    try {
      await navigator.clipboard.writeText(link);
      source.say('The link to this very frame is copied, and stands in the address bar.');
    } catch {
      source.say('The link to this very frame stands in the address bar.');
    }
  });
  on('svg', () => download(new Blob([svgText(picture())], { type: 'image/svg+xml' }), `${source.name()}.svg`));
  on('png', async () => download(await pngBlob(picture()), `${source.name()}.png`));
  on('trace', () => download(traceBlob(source.timeline()), `${source.name()}.ndjson`));
}
