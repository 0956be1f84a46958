/** Sides in pixels of a portrait (older ones may be smaller) and of its small version. */
export const FULL_SIDE = 512;
export const SMALL_SIDE = 192;

const ADDRESS = /^\/pictures\/[a-f0-9]{32}\.webp$/;

/** Returns the name, or URL, of a portrait's small version. */
export function smallVersion(name: string): string {
  return name.replace(/(?=\.webp$)/, `-${SMALL_SIDE}`);
}

interface PictureFiles {
  src: string;
  srcSet?: string;
}

/**
 * Returns the portrait files for a frame of that width in CSS pixels: the small one where that is enough for a screen
 * with device pixel ratio 3, else both to choose from. A URL that is no portrait of ours is
 * returned as is.
 */
export function pictureFiles(address: string, width: number): PictureFiles {
  if (!ADDRESS.test(address)) return { src: address };
  const small = smallVersion(address);
  if (3 * width <= SMALL_SIDE) return { src: small };
  return { src: address, srcSet: `${small} ${SMALL_SIDE}w, ${address} ${FULL_SIDE}w` };
}
