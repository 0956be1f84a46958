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

export async function blurBackground(track: MediaStreamTrack, on: boolean): Promise<void> {
  try {
    await track.applyConstraints({ ...cameraConstraints(false), backgroundBlur: on });
  } catch {
    // `isBlurred` tells how it stayed.
  }
}
