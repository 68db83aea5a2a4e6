import { packageLimits } from '../container/limits';

/** The bytes of base64 in which white space may stand; undefined when it is none, or too long. */
export function bytesIn(text: string): Buffer | undefined {
  const given = text.replaceAll(/\s+/g, '');
  if (!given || given.length > packageLimits.pictureBytes * 1.4 || !/^[A-Za-z0-9+/]+={0,2}$/.test(given)) return undefined;
  return Buffer.from(given, 'base64');
}
