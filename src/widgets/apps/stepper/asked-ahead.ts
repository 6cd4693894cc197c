import { loadAlgorithm } from '../../runs/prepared-run.ts';
import { type StepperConfig, settingsIn } from '../../runs/stepper-config.ts';
import { views } from '../../views/views.ts';

/** Asks for the algorithm and the views of a figure before it does itself; what can't be loaded it will say. */
export async function askAhead(figure: Element): Promise<void> {
  const { algorithm }: Pick<StepperConfig, 'algorithm'> = JSON.parse(settingsIn(figure));
  const placed = [...figure.querySelectorAll<HTMLElement>('[data-view]')].map(({ dataset: { view } }) => views[view!]?.());
  await Promise.allSettled([loadAlgorithm(algorithm), ...placed]);
}
