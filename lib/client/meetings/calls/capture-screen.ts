/**
 * A picture of the screen, a window or a tab, as the person chooses; null when nothing was chosen. Browsers want it asked for
 * within a press. Sound of the screen is not taken: the microphone goes on.
 */
export async function captureScreen(): Promise<MediaStreamTrack | null> {
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia({
      video: { frameRate: { ideal: 15, max: 30 } },
      audio: false,
    });
    const track = stream.getVideoTracks()[0] ?? null;
    // Sharp text before smooth motion.
    if (track) track.contentHint = 'detail';
    return track;
  } catch {
    return null;
  }
}
