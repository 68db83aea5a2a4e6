/** Formats of problem packages. `icpc2025` and `domjudge` are written; read, they are told by what is in them. */
export const packageFormats = [
  'hoj',
  'fps',
  'qduoj',
  'hydro',
  'icpc',
  'icpc2025',
  'domjudge',
  'polygon',
  'dmoj',
  'lyrio',
  'syzoj',
] as const;
export type PackageFormatName = (typeof packageFormats)[number];

/** So many problems are taken by one call; a page calls again and shows how far it is. */
export const MOST_TAKEN_AT_ONCE = 10;

/** What becomes of a problem whose display ID another has. */
export const onTakenId = ['skip', 'new', 'replace'] as const;
export type OnTakenId = (typeof onTakenId)[number];
