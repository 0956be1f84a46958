import { cameraConstraints } from './open-device';

/** Whether the page can turn the browser's own blur on and off; some systems keep that to themselves. */
export function canBlur(track: MediaStreamTrack): boolean {
  const { backgroundBlur = [] } = track.getCapabilities?.() ?? {};
  return backgroundBlur.includes(true) && backgroundBlur.includes(false);
}

export function isBlurred(track: MediaStreamTrack): boolean {
  const { backgroundBlur = false } = track.getSettings();
  return backgroundBlur;
}

/** Rejects where the browser cannot; `isBlurred` tells how it is. */
export function blurBackground(track: MediaStreamTrack, on: boolean): Promise<void> {
  return track.applyConstraints({ ...cameraConstraints(false), backgroundBlur: on });
}
