import type { Area } from 'react-easy-crop';

/** Twice the stored size, in pixels. */
const MAX_SIDE = 1024;

/** The chosen square as a JPEG of its own. Throws when the browser can't read the picture. */
export async function croppedPicture(url: string, area: Area): Promise<File> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const side = Math.min(MAX_SIDE, Math.round(area.width));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser draws no pictures');
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.92),
  );
  if (!blob) throw new Error('the browser writes no pictures');
  return new File([blob], 'picture.jpg', { type: 'image/jpeg' });
}
