import type { SudoStepper } from './stepper.ts';

/** Links in the text that point at frames: they move the figure instead of loading the page anew. */
document.addEventListener('click', async (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a.frame-link');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  const figure = document.getElementById(link.dataset.run!);
  const stepper = figure?.querySelector<SudoStepper>('sudo-stepper');
  if (!figure || !stepper) return;
  event.preventDefault();
  (await import('./stepper.ts')).define();
  figure.scrollIntoView({ block: 'start', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  await stepper.show(Number(link.dataset.position));
  stepper.focus({ preventScroll: true });
});
