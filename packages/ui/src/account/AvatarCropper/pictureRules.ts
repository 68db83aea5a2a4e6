const KINDS = ['gif', 'jpg', 'jpeg', 'png', 'bmp', 'webp'] as const;
const TYPES = ['image/gif', 'image/jpeg', 'image/png', 'image/bmp', 'image/webp'];

/** Value for the `accept` attribute of a file input. */
export const pictureAccept = KINDS.map(kind => `.${kind}`).join(',');

export const PICTURE_MOST_BYTES = 2_097_152;

/** Why a file is not taken as an avatar: by the ending of its name and what the browser says of it, then by its size. */
export function refusalOf(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  maxBytes: number,
): 'wrongKind' | 'tooLarge' | undefined {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase();
  const known = KINDS.some(kind => kind === ending) && (type === '' || TYPES.includes(type));
  if (!known) return 'wrongKind';
  return size > maxBytes ? 'tooLarge' : undefined;
}
