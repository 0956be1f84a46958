import type { CallState, VideoCall } from '@/lib/contract/meetings/calls';
import type { Picture } from '@/lib/domain/meetings/call-quality';
import { CallSession } from './call-session';
import { captureScreen } from './capture-screen';
import { sayBye } from './farewell';
import { watchPage } from './page-life';
import type { SentTracks } from './peer';
import { askPermission, type CloseReason, renewAfter } from './permission';
import { qualityOf, worstOf } from './quality';
import type { Call, CallOptions, CallPhase, CallSnapshot } from './types';

/** A stream that is back by then was not worth a word. */
const LOST_MS = 2_000;
/** After so many attempts in a row without a stream, the server is asked whether this page may be in the call at all. */
const ASK_AFTER_FAILURES = 4;

/** Joins the call of a meeting. Devices are started by whoever made them; leaving releases them. */
export function startCall(options: CallOptions): Call {
  return new RunningCall(options);
}

class RunningCall implements Call {
  private readonly listeners = new Set<() => void>();
  private readonly stopWatching: (() => void)[];
  private session: CallSession | null = null;
  private video: VideoCall | null = null;
  private screen: MediaStream | null = null;
  private phase: CallPhase = 'joining';
  private closedBecause: CloseReason | null = null;
  private shownState: CallState;
  private current: CallSnapshot;
  private asking = new AbortController();
  private renewing: ReturnType<typeof setTimeout> | undefined;
  private losing: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: CallOptions) {
    this.shownState = this.state();
    this.current = this.take();
    this.stopWatching = [
      options.media.subscribe(() => this.update()),
      watchPage({
        leave: () => this.setAside(),
        comeBack: () => this.comeBack(),
        wake: () => this.session?.wake(),
        networkChanged: () => this.session?.networkChanged(),
      }),
    ];
    void this.join();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  snapshot(): CallSnapshot {
    return this.current;
  }

  async shareScreen(): Promise<boolean> {
    const track = await captureScreen();
    if (!track) return false;
    if (!this.session) {
      track.stop();
      return false;
    }
    this.dropScreen();
    track.onended = () => void this.stopSharing();
    this.screen = new MediaStream([track]);
    this.update();
    return true;
  }

  async stopSharing(): Promise<void> {
    this.dropScreen();
    this.update();
  }

  takeOver(): void {
    if (this.phase === 'taken_over') this.comeBack();
  }

  leave(): void {
    if (this.phase === 'left') return;
    if (this.session) sayBye(this.options.meetingId, this.session.sid);
    this.end('left');
  }

  private async join(): Promise<void> {
    const { signal } = this.asking;
    this.become('joining');
    try {
      const answer = await askPermission(this.options.meetingId, signal);
      if (signal.aborted) return;
      if (typeof answer === 'string') {
        this.close(answer);
        return;
      }
      this.use(answer);
      this.session = this.newSession(answer);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  private newSession({ events_url, role, people }: VideoCall): CallSession {
    return new CallSession(
      {
        meetingId: this.options.meetingId,
        eventsUrl: events_url,
        role,
        configuration: () => this.configuration(),
        tracks: () => this.tracks(),
        picture: () => this.picture(),
        state: () => this.state(),
        changed: () => this.changed(),
        joined: () => this.joined(),
        found: () => this.found(),
        lost: (failures) => this.lost(failures),
        refused: () => void this.askAgain(),
        ended: (because) => {
          if (because === 'taken_over') this.beTakenOver();
          else this.close(because);
        },
      },
      people,
    );
  }

  private use(video: VideoCall): void {
    this.video = video;
    clearTimeout(this.renewing);
    this.renewing = setTimeout(() => void this.askAgain(), renewAfter(video, Date.now()));
  }

  /** For credentials that end, or when the server refuses this page: it says why, or gives a permission again. */
  private async askAgain(): Promise<void> {
    const { signal } = this.asking;
    try {
      const answer = await askPermission(this.options.meetingId, signal);
      if (signal.aborted) return;
      if (typeof answer === 'string') this.close(answer);
      else {
        this.use(answer);
        this.session?.reconfigure();
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  private joined(): void {
    this.found();
    this.become('in_call');
  }

  private found(): void {
    clearTimeout(this.losing);
    this.losing = undefined;
    if (this.phase === 'reconnecting') this.become('in_call');
  }

  private lost(failures: number): void {
    if (failures % ASK_AFTER_FAILURES === 0) void this.askAgain();
    if (this.phase !== 'in_call') return;
    this.losing ??= setTimeout(() => this.become('reconnecting'), LOST_MS);
  }

  /** Another page of the same person has the call and the devices. */
  private beTakenOver(): void {
    this.disconnect();
    this.become('taken_over');
  }

  private setAside(): void {
    if (!this.session) return;
    sayBye(this.options.meetingId, this.session.sid);
    this.disconnect();
    this.become('joining');
  }

  private comeBack(): void {
    if (this.session || this.stopWatching.length === 0) return;
    this.asking = new AbortController();
    void this.options.media.start();
    void this.join();
  }

  private close(because: CloseReason): void {
    this.closedBecause = because;
    this.end('closed');
  }

  private end(phase: 'left' | 'closed'): void {
    for (const stop of this.stopWatching.splice(0)) stop();
    this.disconnect();
    this.become(phase);
  }

  /** Closes every connection and releases every device. */
  private disconnect(): void {
    this.asking.abort();
    clearTimeout(this.renewing);
    clearTimeout(this.losing);
    this.losing = undefined;
    this.session?.close();
    this.session = null;
    this.video = null;
    this.dropScreen();
    this.options.media.stop();
  }

  private dropScreen(): void {
    for (const track of this.screen?.getTracks() ?? []) {
      track.onended = null;
      track.stop();
    }
    this.screen = null;
  }

  private configuration(): RTCConfiguration {
    return {
      iceServers: this.video?.ice_servers ?? [],
      iceTransportPolicy: this.options.relayOnly ? 'relay' : 'all',
      bundlePolicy: 'max-bundle',
    };
  }

  private tracks(): SentTracks {
    const { microphoneTrack, cameraTrack } = this.options.media.snapshot();
    return { audio: microphoneTrack, video: this.screen?.getVideoTracks()[0] ?? cameraTrack };
  }

  private picture(): Picture | null {
    const { video } = this.tracks();
    const { width = 1280, height = 720 } = video?.getSettings() ?? {};
    return video && { isScreen: this.screen !== null, width, height };
  }

  private state(): CallState {
    const { microphone, camera } = this.options.media.snapshot();
    return { microphone: microphone === 'on', camera: camera === 'on', sharing: !!this.screen };
  }

  /** The own devices or the screen have changed. */
  private update(): void {
    const before = this.shownState;
    const state = this.state();
    this.shownState = state;
    this.session?.update({
      stateChanged:
        state.microphone !== before.microphone ||
        state.camera !== before.camera ||
        state.sharing !== before.sharing,
    });
    this.changed();
  }

  private become(phase: CallPhase): void {
    this.phase = phase;
    this.changed();
  }

  private changed(): void {
    this.current = this.take();
    for (const listener of this.listeners) listener();
  }

  private take(): CallSnapshot {
    const people = (this.session?.people() ?? []).map(({ other, info }) => ({
      role: other.role,
      displayName: info.display_name,
      pictureUrl: info.picture_url,
      stream: other.peer.stream,
      state: other.state,
      quality: qualityOf(other),
    }));
    return {
      phase: this.phase,
      closedBecause: this.closedBecause,
      people,
      screen: this.screen,
      quality: worstOf(people.map(({ quality }) => quality)),
    };
  }
}
