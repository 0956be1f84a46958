const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

export const UNREADABLE_PICTURE =
  'This file can’t be read as a picture. Please choose a JPEG, PNG or WebP.';

export async function isPicture(file: File): Promise<boolean> {
  if (!TYPES.includes(file.type)) return false;
  return createImageBitmap(file).then(
    (bitmap) => {
      bitmap.close();
      return true;
    },
    () => false,
  );
}
