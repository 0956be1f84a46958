/** Width and height, px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point relative to the middle of the frame, px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Scale relative to the fitted picture, and the offset of its middle, px. */
export interface Zoom extends Point {
  readonly scale: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 6;

/** Returns the size of a picture fitted into its frame; one without a size yet fills it. */
export function seenWhole(frame: Size, picture: Size): Size {
  if (picture.width === 0 || picture.height === 0) return frame;
  const fit = Math.min(frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * fit, height: picture.height * fit };
}

/** Returns the scale at which a picture fills its frame; at least 2, so that the change is visible. */
export function fillingScale(frame: Size, whole: Size): number {
  const fill = Math.max(frame.width / whole.width, frame.height / whole.height);
  return Math.min(MAX_SCALE, Math.max(2, fill));
}

/** Limits the zoom to the frame: the picture moves only if it is larger, and never beyond its edge. */
export function within(zoom: Zoom, frame: Size, whole: Size): Zoom {
  const scale = Math.min(MAX_SCALE, Math.max(1, zoom.scale));
  const free = (of: 'width' | 'height') => Math.max(0, (whole[of] * scale - frame[of]) / 2);
  const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value));
  return { scale, x: clamp(zoom.x, free('width')), y: clamp(zoom.y, free('height')) };
}

/** Zooms while the point stays in place. */
export function zoomedAt(zoom: Zoom, scale: number, at: Point): Zoom {
  const next = Math.min(MAX_SCALE, Math.max(1, scale));
  const ratio = next / zoom.scale;
  return { scale: next, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio };
}

export function movedBy(zoom: Zoom, by: Point): Zoom {
  return { ...zoom, x: zoom.x + by.x, y: zoom.y + by.y };
}
