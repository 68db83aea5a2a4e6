/** What of a turned picture is taken: px of the picture, from the corner of its box after turning. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The picture that comes out. */
export interface CropOutput {
  /** Its width, px. */
  sizePx: number;
  /** Its width over its height. */
  aspect: number;
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  /** Passed on with the type; PNG has no use for it. */
  quality: number;
}

interface Crop extends CropOutput {
  image: HTMLImageElement;
  area: CropArea;
  /** Multiple of 90, clockwise. */
  rotationDegrees: number;
}

/** What was cropped as a picture. */
export function cropPicture({ image, area, rotationDegrees, sizePx, aspect, type, quality }: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = sizePx;
  canvas.height = Math.round(sizePx / aspect);
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.reject(new Error('The canvas cannot be drawn on'));
  const { naturalWidth: width, naturalHeight: height } = image;
  const sideways = rotationDegrees % 180 !== 0;
  const [boxWidth, boxHeight] = sideways ? [height, width] : [width, height];
  const scale = sizePx / area.width;
  pen.imageSmoothingQuality = 'high';
  pen.scale(scale, scale);
  pen.translate(boxWidth / 2 - area.x, boxHeight / 2 - area.y);
  pen.rotate((rotationDegrees * Math.PI) / 180);
  pen.drawImage(image, -width / 2, -height / 2);
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('The picture cannot be encoded'))), type, quality);
  });
}

/** The picture behind an address, ready to be drawn. */
export async function readPicture(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}
