/** The tile that a key leads to from the focused one, in a grid whose rows wrap as they like; undefined for other keys. */
export function nextTile(key: string, tiles: readonly HTMLElement[]): HTMLElement | undefined {
  const index = tiles.findIndex(tile => tile === document.activeElement);
  const current = tiles[index];
  if (!current) return undefined;
  switch (key) {
    case 'ArrowRight':
      return tiles[index + 1];
    case 'ArrowLeft':
      return tiles[index - 1];
    case 'Home':
      return tiles[0];
    case 'End':
      return tiles.at(-1);
    case 'ArrowDown':
      return tiles.slice(index + 1).find(tile => tile.offsetLeft === current.offsetLeft);
    case 'ArrowUp':
      return tiles.slice(0, index).findLast(tile => tile.offsetLeft === current.offsetLeft);
    default:
      return undefined;
  }
}
