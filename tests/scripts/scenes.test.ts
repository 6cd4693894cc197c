import { expect, it } from 'vitest';
import { scenes } from '../../scripts/scenes.mjs';

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly value?: string;
  readonly attributes?: readonly { readonly name: string; readonly value: unknown }[];
  readonly children?: readonly Node[];
}

const text = (value: string): Node => ({ type: 'text', value });
const attributes = (of: Readonly<Record<string, string>>) =>
  Object.entries(of).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));
const component = (name: string, of: Readonly<Record<string, string>>, ...children: Node[]): Node => ({
  type: name === 'Scene' || name === 'Beat' ? 'mdxJsxFlowElement' : 'mdxJsxTextElement',
  name,
  attributes: attributes(of),
  children,
});
const paragraph = (...children: Node[]): Node => ({ type: 'paragraph', children });
const textOf = ({ value = '', children = [] }: Node): string => value + children.map(textOf).join('');

/** The children of a scene as the plugin leaves them, each with its attributes. */
function read(scene: Node) {
  let made: Node | undefined;
  const context = {
    textContent: textOf,
    replaceNode: (_: Node, node: Node) => {
      made = node;
    },
  };
  scenes.mdxJsxFlowElement(scene as never, context as never);
  return made!.children!.map(({ name, attributes: of = [], children = [] }) => ({
    name,
    of: Object.fromEntries(of.map((each) => [each.name, (each.value as { value?: string } | null)?.value ?? each.value])),
    children,
  }));
}

const link = (of: Readonly<Record<string, string>>) => component('FrameLink', of, text('there'));

it('makes each paragraph of a pair the beat of its first link, with a number and the run of the scene', () => {
  const scene = component(
    'Scene',
    { run: 'small', view: 'links' },
    paragraph(text('Go '), link({ at: 'try', n: '2' }), link({ at: 'place' })),
    component('SideNote', {}, paragraph(text('A note has no frame.'))),
    component('Beat', { at: 'start' }, paragraph(text('One without a link.'))),
  );
  const [first, note, last] = read(scene);
  expect(first).toMatchObject({ name: 'Beat', of: { at: 'try', n: '2', run: 'small', view: 'links', number: '1' } });
  expect(note).toMatchObject({ name: 'SideNote', of: {} });
  expect(last).toMatchObject({ name: 'Beat', of: { at: 'start', run: 'small', number: '2' } });
  expect(first!.children[0]!.children![1]!.attributes).toContainEqual(expect.objectContaining({ name: 'run', value: 'small' }));
});

it('makes each question of a pair a beat before its step, which changes no number', () => {
  const [, first, second, other, last] = read(
    component(
      'Scene',
      { run: 'small', view: 'links' },
      paragraph(link({ at: 'try' })),
      component('Predict', { at: 'place', n: '3' }),
      component('Predict', { at: 'takeBack' }),
      component('Predict', { at: 'takeBack', run: 'main' }),
      paragraph(link({ at: 'place' })),
    ),
  );
  expect(first).toMatchObject({ name: 'Beat', of: { at: 'place', n: '3', run: 'small', number: '1q', asks: null } });
  expect(first!.children[0]).toMatchObject({ name: 'Predict' });
  expect(second!.of.number).toBe('1q2');
  expect(other!.name).toBe('Predict');
  expect(last!.of.number).toBe('2');
});

it('keeps the run that a component names', () => {
  const [beat] = read(component('Scene', { run: 'small' }, paragraph(link({ at: 'try', run: 'main' }))));
  expect(beat!.of.run).toBe('main');
});

it('rejects a paragraph of a pair without a frame, and quotes it', () => {
  const scene = component('Scene', { run: 'small' }, paragraph(text('Nothing to see.')));
  expect(() => read(scene)).toThrow('a paragraph of a scene has no frame: “Nothing to see.”');
});

it('leaves the paragraphs of a wide scene as they are', () => {
  const [only] = read(component('Scene', { run: 'small', kind: 'wide' }, paragraph(text('Nothing to see.'))));
  expect(only!.name).toBeUndefined();
});
