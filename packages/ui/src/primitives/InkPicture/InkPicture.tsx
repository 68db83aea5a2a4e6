import { Illustration, type IllustrationName } from '../Illustration/Illustration';

/** @deprecated Use `IllustrationName`. */
export type InkPictureName = IllustrationName;

/**
 * Former name of `Illustration`.
 * @deprecated Use `Illustration`.
 */
export const InkPicture = Illustration;
