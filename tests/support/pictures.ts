import { Raster } from '../../packages/server/src/pictures/raster';
import { disc, everything } from '../../packages/server/src/pictures/shapes';

/** A picture as a browser sends it: a disc of one colour, with words in it that nobody draws. */
export function pictureWith(words: string, widthPx = 200): Blob {
  const raster = new Raster(widthPx, 200);
  raster.fill(everything, [240, 240, 230]);
  raster.fill(disc(100, 100, 60), [40, 90, 160]);
  return new Blob([new Uint8Array(raster.toPng()), words], { type: 'image/png' });
}
