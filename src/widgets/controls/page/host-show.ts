import { BlankScreen } from '../presentation/blank-screen.ts';
import type { HostCommand } from './host-commands.ts';
import { hostPage } from './host-page.ts';

/** How a figure is shown, as its host page wants it, from before its run has begun: the theme, and nothing but black. */
export function hostShow(figure: HTMLElement): void {
  let blank: BlankScreen | undefined;
  const show = (command: HostCommand): boolean => {
    if (command.command === 'theme') {
      const { dataset } = document.documentElement;
      dataset.asked = command.name;
      dataset.theme = command.name;
      return true;
    }
    if (command.command !== 'blank') return false;
    blank?.end();
    blank = command.on ? new BlankScreen(figure) : undefined;
    blank?.close();
    return true;
  };
  hostPage().onShow(show);
}
