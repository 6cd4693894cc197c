/** Shows an element in full screen, or ends that. */
export function toggleFullscreen(element: Element, refused: () => void): void {
  if (document.fullscreenElement) document.exitFullscreen();
  else if (element.requestFullscreen) element.requestFullscreen().catch(refused);
  else refused();
}
