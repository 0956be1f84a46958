/** Sides of a stored portrait and of its small version, in pixels; an older portrait may be smaller than the first. */
export const FULL_SIDE = 512;
export const SMALL_SIDE = 192;

const ADDRESS = /^(\/pictures\/[a-f0-9]{32})\.webp$/;

/** Both versions of a portrait as a browser chooses from them (`srcset`); undefined for an address of anything else. */
export function pictureSizes(address: string): string | undefined {
  const [, stem] = ADDRESS.exec(address) ?? [];
  return stem && `${stem}-${SMALL_SIDE}.webp ${SMALL_SIDE}w, ${address} ${FULL_SIDE}w`;
}
