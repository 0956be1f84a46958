import type { CallState } from '@/lib/contract/meetings/calls';
import type { Picture } from '@/lib/domain/meetings/call-quality';
import type { LocalMedia } from './call-interfaces';
import type { SentTracks } from './connection/peer';

export class OwnSide {
  screen: MediaStream | null = null;
  private shown: CallState;
  private readonly unsubscribe: () => void;

  /** `changed` receives whether the state sent to others differs, too. */
  constructor(
    private readonly media: LocalMedia,
    private readonly changed: (stateChanged: boolean) => void,
  ) {
    this.shown = this.state();
    this.unsubscribe = media.subscribe(() => this.update());
  }

  tracks(): SentTracks {
    const { microphoneTrack, cameraTrack } = this.media.snapshot();
    return { audio: microphoneTrack, video: this.screen?.getVideoTracks()[0] ?? cameraTrack };
  }

  picture(): Picture | null {
    const { video } = this.tracks();
    const { width = 1280, height = 720 } = video?.getSettings() ?? {};
    return video && { isScreen: this.screen !== null, width, height };
  }

  state(): CallState {
    const { microphone, camera } = this.media.snapshot();
    return { microphone: microphone === 'on', camera: camera === 'on', sharing: !!this.screen };
  }

  show(track: MediaStreamTrack): void {
    this.dropScreen();
    // The browser has a button of its own to stop it.
    track.onended = () => this.hide();
    this.screen = new MediaStream([track]);
    this.update();
  }

  hide(): void {
    this.dropScreen();
    this.update();
  }

  async start(): Promise<void> {
    await this.media.start();
  }

  release(): void {
    this.dropScreen();
    this.media.stop();
  }

  close(): void {
    this.unsubscribe();
    this.release();
  }

  private dropScreen(): void {
    for (const track of this.screen?.getTracks() ?? []) {
      track.onended = null;
      track.stop();
    }
    this.screen = null;
  }

  private update(): void {
    const before = this.shown;
    this.shown = this.state();
    this.changed(JSON.stringify(this.shown) !== JSON.stringify(before));
  }
}

/**
 * Captures a screen, window or tab, as the user chooses; null when nothing was chosen. Requires a user gesture. Audio
 * of the screen is not captured: the microphone continues.
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
