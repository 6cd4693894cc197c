/** Makes everything but an element inert, and returns a function that undoes it. */
export function makeInert(element: Element): () => void {
  const made: HTMLElement[] = [];
  for (let inner = element; inner !== document.body && inner.parentElement; inner = inner.parentElement)
    for (const sibling of inner.parentElement.children)
      if (sibling !== inner && sibling instanceof HTMLElement && !sibling.inert) made.push(sibling);
  for (const each of made) each.inert = true;
  return () => {
    for (const each of made) each.inert = false;
  };
}
