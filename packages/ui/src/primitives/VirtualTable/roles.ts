/** What the parts of a table are to a reader although they are laid out as boxes: some browsers forget it then. */
export const roles = { group: { role: 'rowgroup' }, row: { role: 'row' }, cell: { role: 'cell' } } as const;
