/** Components that speak of a run: inside a scene they speak of its run where they name none. */
const OF_A_RUN = ['FrameLink', 'Light', 'Cases', 'FollowChain', 'Stat', 'Predict', 'Beat'];

/** Attributes of a link to a frame that name the frame. */
const ANCHOR = ['run', 'at', 'n', 'cell', 'digit', 'rung'];

const attribute = (name, value) => ({ type: 'mdxJsxAttribute', name, value });
const expression = (value) => ({ type: 'mdxJsxAttributeValueExpression', value: String(value) });
const has = ({ attributes }, name) => attributes.some((each) => each.name === name);
const attributeOf = ({ attributes }, name) => attributes.find((each) => each.name === name)?.value;

/** The first link to a frame inside a node. */
function linkIn(node) {
  if (node.name === 'FrameLink') return node;
  for (const child of node.children ?? []) {
    const link = linkIn(child);
    if (link) return link;
  }
  return undefined;
}

const isPair = (scene) => (attributeOf(scene, 'kind') ?? 'pair') === 'pair';
const isBeat = (node) => node.name === 'Beat' || (node.type === 'paragraph' && linkIn(node) !== undefined);

/** Whether a child of a pair asks about the run of its scene. */
const isQuestion = (scene, node) =>
  isPair(scene) && node.name === 'Predict' && (!has(node, 'run') || attributeOf(node, 'run') === attributeOf(scene, 'run'));

/** Counts the beats of a scene up to the child with this index, itself among them. */
const numberOf = (scene, index) => scene.children.slice(0, index + 1).filter(isBeat).length;

/** What a question is called: after the beat before it, so that it changes no number: 5q, and a second one there 5q2. */
function questionNumberOf(scene, index) {
  const before = scene.children.slice(0, index);
  const lately = before.slice(before.findLastIndex(isBeat) + 1).filter((child) => isQuestion(scene, child)).length;
  return `${numberOf(scene, index)}q${lately === 0 ? '' : lately + 1}`;
}

/**
 * Where the figure of a scene shows what a question is about, and large enough, so that the question needs no picture of its own: 'beside'
 * the text, or also where the figure is docked over it. Beside a pane, or docked, a grid is too small, but a matrix isn't.
 */
function inFigureOf(scene, card) {
  const [drawn, asked] = [scene, card].map((node) => attributeOf(node, 'view') ?? 'grid');
  if (drawn !== asked) return undefined;
  if (drawn !== 'grid') return 'always';
  return [undefined, 'counters'].includes(attributeOf(scene, 'shows')) ? 'beside' : undefined;
}

/** What a scene says of its figure, as attributes. */
const ofScene = (scene, ...names) => scene.attributes.filter(({ name }) => names.includes(name));

/** A node as it is written, without its place in the source. */
const bare = ({ type, depth, ordered, start, spread, checked }) => ({ type, depth, ordered, start, spread, checked });

/** A node with other attributes, or with other children where one of these has become another. */
function changed(node, attributes, children) {
  const isSame = attributes.length === 0 && (node.children ?? []).every((child, index) => child === children[index]);
  if (isSame) return node;
  const { type, name } = node;
  return node.attributes ? { type, name, attributes: [...node.attributes, ...attributes], children } : { ...bare(node), children };
}

/** A node of a scene, in which every component that speaks of a run names one. */
function withRun(node, scene) {
  const children = (node.children ?? []).map((child) => withRun(child, scene));
  const needsRun = OF_A_RUN.includes(node.name) && !has(node, 'run');
  return changed(node, needsRun ? ofScene(scene, 'run') : [], children);
}

/** The beat that a paragraph of a pair is, with the frame of its first link. Throws an Error where it has none. */
function beatOf(paragraph, context) {
  const link = linkIn(paragraph);
  if (!link) {
    const text = context.textContent(paragraph).replace(/\s+/g, ' ').trim();
    throw new Error(
      `a paragraph of a scene has no frame: “${text.slice(0, 80)}”. Link one with <FrameLink>, or put the paragraph in a <Beat>.`,
    );
  }
  const attributes = link.attributes.filter(({ name }) => ANCHOR.includes(name));
  return { type: 'mdxJsxFlowElement', name: 'Beat', attributes, children: [paragraph] };
}

/** The beat of a question: while it is read, the figure shows the frame before the step that it asks about. */
function questionBeatOf(scene, index) {
  const card = withRun(scene.children[index], scene);
  const inFigure = inFigureOf(scene, card);
  const attributes = [
    ...card.attributes.filter(({ name }) => ANCHOR.includes(name)),
    attribute('number', questionNumberOf(scene, index)),
    attribute('asks', null),
    ...(inFigure ? [attribute('inFigure', inFigure)] : []),
  ];
  return { type: 'mdxJsxFlowElement', name: 'Beat', attributes, children: [card] };
}

/** A plugin for the tree of a chapter: a `<Scene>` says its run once, and each paragraph and question of a pair becomes a beat with a frame. */
export const scenes = {
  name: 'scenes',
  mdxJsxFlowElement(scene, context) {
    if (scene.name !== 'Scene') return;
    const children = scene.children.map((child, index) => {
      if (isQuestion(scene, child)) return questionBeatOf(scene, index);
      const isParagraph = isPair(scene) && child.type === 'paragraph';
      const node = withRun(isParagraph ? beatOf(child, context) : child, scene);
      if (node.name !== 'Beat') return node;
      return changed(node, [...ofScene(scene, 'view', 'shows'), attribute('number', expression(numberOf(scene, index)))], node.children);
    });
    context.replaceNode(scene, { type: scene.type, name: scene.name, attributes: scene.attributes, children });
  },
};
