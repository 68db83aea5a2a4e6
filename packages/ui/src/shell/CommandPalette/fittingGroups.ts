import type { PaletteCommand, PaletteGroup } from './CommandPalette';

const searchedOf = ({ label, note = '', words = [] }: PaletteCommand) => [label, note, ...words].join(' ').toLowerCase();

/** The commands that contain every word of the text, in their groups. */
export function fittingGroups(groups: readonly PaletteGroup[], text: string): PaletteGroup[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  return groups.map(({ heading, commands }) => ({
    heading,
    commands: commands.filter(command => wanted.every(word => searchedOf(command).includes(word))),
  }));
}
