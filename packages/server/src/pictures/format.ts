export interface CleanPicture {
  type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';
  bytes: Buffer;
  widthPx: number;
  heightPx: number;
}

/** A kind of picture file: one record each. */
export interface PictureFormat {
  /** Whether a file claims to be of this format. */
  claims(bytes: Buffer): boolean;
  /** The picture without anything that does not draw it. @throws Broken or RangeError when it is not what it claims. */
  clean(bytes: Buffer): CleanPicture;
}
