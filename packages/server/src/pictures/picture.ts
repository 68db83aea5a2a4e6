import { ApiError } from '@oj/contract';
import { bmp } from './bmp';
import { Broken } from './broken';
import type { CleanPicture, PictureFormat } from './format';
import { gif } from './gif';
import { jpeg } from './jpeg';
import { png } from './png';
import { webp } from './webp';

/**
 * Pictures from strangers.
 *
 * A picture is taken apart into the parts that its format defines and put together again from those that draw it: no comments, no
 * camera data, nothing behind its end. Whatever else a file may be at the same time (a script, an archive, a page) does not survive
 * that, and what cannot be taken apart is no picture. Browsers are told the type that was found here, and not to guess.
 */

const formats: readonly PictureFormat[] = [png, jpeg, gif, webp, bmp];
const MOST_PX = 4096;

/** @throws ApiError when the bytes are no picture that may be shown. */
export function cleanPicture(bytes: Buffer): CleanPicture {
  const format = formats.find(each => each.claims(bytes));
  if (!format) throw new ApiError('picture.type');
  const picture = attempt(() => format.clean(bytes));
  if (!picture) throw new ApiError('picture.broken');
  if (Math.max(picture.widthPx, picture.heightPx) > MOST_PX) throw new ApiError('picture.tooLarge');
  return picture;
}

function attempt(clean: () => CleanPicture): CleanPicture | undefined {
  try {
    const picture = clean();
    return picture.widthPx > 0 && picture.heightPx > 0 ? picture : undefined;
  } catch (reason) {
    // Reading behind the end of a cut-off file is a RangeError; anything else is a fault of ours.
    if (reason instanceof Broken || reason instanceof RangeError) return undefined;
    throw reason;
  }
}
