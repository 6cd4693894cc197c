/** An element with classes, joined by dots as in a selector, and a text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, classes = '', text = ''): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (classes) made.className = classes.replaceAll('.', ' ');
  made.textContent = text;
  return made;
}

/** A button that does something. */
export function actionButton(classes: string, text: string, act: () => void): HTMLButtonElement {
  const button = element('button', classes, text);
  button.type = 'button';
  button.addEventListener('click', act);
  return button;
}
