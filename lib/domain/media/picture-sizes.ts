/** Sides of a stored portrait and of its small version, in pixels; an older portrait may be smaller than the first. */
export const FULL_SIDE = 512;
export const SMALL_SIDE = 192;

const ADDRESS = /^\/pictures\/[a-f0-9]{32}\.webp$/;

/** The small version's name, or address, beside that of a portrait. */
export function smallVersion(name: string): string {
  return name.replace(/(?=\.webp$)/, `-${SMALL_SIDE}`);
}

/** What a frame asks for: an address, and more of them where the browser has to choose. */
interface PictureFiles {
  src: string;
  srcSet?: string;
}

/**
 * The file of a portrait for a frame of that width in CSS pixels: the small one where that is enough for a screen with
 * three pixels to each, else both to choose from. An address of anything else is itself alone.
 */
export function pictureFiles(address: string, width: number): PictureFiles {
  if (!ADDRESS.test(address)) return { src: address };
  const small = smallVersion(address);
  if (3 * width <= SMALL_SIDE) return { src: small };
  return { src: address, srcSet: `${small} ${SMALL_SIDE}w, ${address} ${FULL_SIDE}w` };
}
