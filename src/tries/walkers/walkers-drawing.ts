import { walkers as words } from '#words/tries/walkers.ts';
import { tenth } from '../../widgets/ui/numbers.ts';
import { classes, setAttributes } from '../../widgets/views/kit/elements.ts';
import { hasNoWayDown, mapOf, type Spot } from '../fog/fog.ts';
import { drawLevels, HEIGHT, type Layout, layoutOf } from '../fog/fog-drawing.ts';
import { drawingIn } from '../kit/drawing.ts';
import { countsOf, movingIn, type Walk } from './walkers.ts';

/** Between two walkers on one grid, and how much wider than high their heap is. */
const [APART, WIDER] = [1.5, 1.7];
/** The angle by which each place in a heap is turned from the one before: so no two are behind each other. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** A place in the heap of walkers that are on one grid, counted from its middle. */
function placeIn({ x, y }: Layout, spot: Spot, nth: number): string {
  const radius = APART * Math.sqrt(nth);
  const [across, up] = [Math.cos(nth * GOLDEN) * radius * WIDER, Math.sin(nth * GOLDEN) * radius];
  return `translate(${tenth(x(spot) + across)}px, ${tenth(y(spot.energy) + up)}px)`;
}

/** Draws every grid as a dot that tells what a climber can hope for there, and the walkers on them. */
export function walkersDrawing(element: Element): (walk: Walk, width: number) => void {
  const [svg, ground, grids, all] = drawingIn(element, { class: 'map', role: 'img' }, 'ground', 'spots', 'walkers');
  const map = mapOf();
  const layoutFor = layoutOf(map);
  return (walk, width) => {
    const layout = layoutFor(width);
    const { x, y, pitch } = layout;
    const solved = Object.values(countsOf(walk)).reduce((sum, each) => sum + each.solved, 0);
    setAttributes(svg, { viewBox: `0 0 ${width} ${HEIGHT + 18}`, 'aria-label': words.map(solved, movingIn(walk)) });
    drawLevels(ground, layout, width);
    setAttributes(
      grids
        .selectAll('circle')
        .data([...map.values()])
        .join('circle'),
      {
        class: (spot) => `${spot.fate}${hasNoWayDown(map, spot) ? ' bottom' : ''}`,
        cx: x,
        cy: ({ energy }) => y(energy),
        r: Math.min(4, pitch * 0.44),
      },
    );
    const heaps = new Map<string, number>();
    const places = walk.spots.map((spot) => {
      const nth = heaps.get(spot.text) ?? 0;
      heaps.set(spot.text, nth + 1);
      return { spot, place: placeIn(layout, map.get(spot.text)!, nth) };
    });
    setAttributes(all.selectAll('circle').data(places).join('circle'), {
      class: ({ spot }) => classes('walker', spot.energy === 0 && 'solved'),
      style: ({ place }) => `transform: ${place}`,
      r: 1.5,
    });
  };
}
