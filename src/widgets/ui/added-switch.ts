/** Adds a switch to the options of a figure, below those of its run: it is about how the run is shown, and begins no other. */
export function addSwitch(root: HTMLElement, label: string, on: boolean, told: (on: boolean) => void): void {
  const document = root.ownerDocument;
  const row = document.createElement('label');
  row.className = 'option';
  const name = document.createElement('span');
  name.className = 'option-label';
  name.textContent = label;
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = on;
  box.addEventListener('change', () => told(box.checked));
  row.append(name, ' ', box);
  root.querySelector('dialog.options')?.append(row);
}
