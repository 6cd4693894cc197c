/**
 * On paper a figure's storyboard stands in place of its code. A page that runs scripts has it as the text of a noscript
 * element only, which costs nothing until somebody prints.
 */
export function letStoryboardsPrint(): void {
  addEventListener('beforeprint', () => {
    for (const figure of document.querySelectorAll('.stepper')) {
      const text = figure.querySelector('noscript')?.textContent;
      if (!text || figure.querySelector('.storyboard-on-paper')) continue;
      const part = document.createElement('div');
      part.className = 'storyboard-on-paper';
      part.innerHTML = text;
      figure.append(part);
    }
  });
  addEventListener('afterprint', () => {
    for (const part of document.querySelectorAll('.storyboard-on-paper')) part.remove();
  });
}
