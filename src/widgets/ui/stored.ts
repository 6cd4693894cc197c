/** What the browser keeps from one visit to the next. Null where it keeps nothing. */
export function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function store(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // Then it lasts as long as the page.
  }
}
