const HEX = /^#(?:([\da-f])([\da-f])([\da-f])|([\da-f]{2})([\da-f]{2})([\da-f]{2}))$/i;

/** Above this luminance letters on a colour are ink, below they are white. */
const BRIGHT = 0.3;

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** A colour that a person chose, if it is `#rgb` or `#rrggbb`, and whether letters on it must be dark. Anything else is undefined. */
export function paintOf(color: string | null | undefined): { color: string; bright: boolean } | undefined {
  const match = HEX.exec(color ?? '');
  if (!match) return undefined;
  const [r, g, b] = match
    .slice(1)
    .filter(part => part !== undefined)
    .map(part => linear(Number.parseInt(part.length === 1 ? part + part : part, 16) / 255));
  const luminance = 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
  return { color: match[0], bright: luminance > BRIGHT };
}
