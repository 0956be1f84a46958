import { present } from '@/lib/clock';
import type { VideoCall } from '@/lib/contract/meetings/calls';
import type { Call, CallOptions, CallPhase, CallSnapshot } from './call-interfaces';
import { CallSession } from './call-session';
import { captureScreen, OwnSide } from './own-side';
import { watchPage } from './page-life';
import { worstOf } from './quality';
import { sayBye } from './signalling/farewell';
import { askPermission, type CloseReason, renewAfter } from './signalling/permission';

/** Interruptions of the stream shorter than this are not shown. */
const LOST_MS = 2_000;
/**
 * Failed attempts to open the stream in a row after which the server is asked whether this page may still be in the
 * call.
 */
const ASK_AFTER_FAILURES = 4;

/** Joins the call of a meeting. The caller starts the devices; leaving releases them. */
export function startCall(options: CallOptions): Call {
  return new RunningCall(options);
}

class RunningCall implements Call {
  private readonly listeners = new Set<() => void>();
  private readonly stopWatching: () => void;
  private readonly own: OwnSide;
  private session: CallSession | null = null;
  private video: VideoCall | null = null;
  private phase: CallPhase = 'joining';
  private closedBecause: CloseReason | null = null;
  private current: CallSnapshot;
  private asking = new AbortController();
  private renewing: ReturnType<typeof setTimeout> | undefined;
  private losing: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: CallOptions) {
    this.own = new OwnSide(options.media, (stateChanged) => {
      this.session?.update(stateChanged);
      this.changed();
    });
    this.current = this.take();
    this.stopWatching = watchPage({
      leave: () => this.setAside(),
      comeBack: () => {
        if (this.phase === 'joining') this.comeBack();
      },
      wake: () => this.session?.wake(),
      networkChanged: () => this.session?.networkChanged(),
    });
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
    // The call may be over by the time something is chosen.
    if (!this.session) track?.stop();
    else if (track) this.own.show(track);
    return track !== null && this.session !== null;
  }

  async stopSharing(): Promise<void> {
    this.own.hide();
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
        tracks: () => this.own.tracks(),
        picture: () => this.own.picture(),
        state: () => this.own.state(),
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
    this.renewing = setTimeout(() => void this.askAgain(), renewAfter(video, present()));
  }

  /**
   * Requests a new permission when credentials expire or the server refuses this page; the response grants one or
   * gives the reason.
   */
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
    if (this.session) return;
    this.asking = new AbortController();
    void this.own.start();
    void this.join();
  }

  private close(because: CloseReason): void {
    this.closedBecause = because;
    this.end('closed');
  }

  private end(phase: 'left' | 'closed'): void {
    this.stopWatching();
    this.disconnect();
    this.own.close();
    this.become(phase);
  }

  private disconnect(): void {
    this.asking.abort();
    clearTimeout(this.renewing);
    clearTimeout(this.losing);
    this.losing = undefined;
    this.session?.close();
    this.session = null;
    this.video = null;
    this.own.release();
  }

  private configuration(): RTCConfiguration {
    return {
      iceServers: this.video?.ice_servers ?? [],
      iceTransportPolicy: this.options.relayOnly ? 'relay' : 'all',
      bundlePolicy: 'max-bundle',
    };
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
      quality: other.quality,
    }));
    return {
      phase: this.phase,
      closedBecause: this.closedBecause,
      people,
      present: this.session?.present() ?? [],
      screen: this.own.screen,
      quality: worstOf(people.map(({ quality }) => quality)),
    };
  }
}
