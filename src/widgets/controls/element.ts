/** A new element of the page. */
export function element<Name extends keyof HTMLElementTagNameMap>(tag: Name, className = '', text = ''): HTMLElementTagNameMap[Name] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}
