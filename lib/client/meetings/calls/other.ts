import type { CallState } from '@/lib/contract/meetings/calls';
import type { Picture } from '@/lib/domain/meetings/call-quality';
import type { CallRole } from '@/lib/domain/meetings/calls';
import type { ConnectionQuality } from './call-interfaces';
import { Link } from './connection/link';
import { Peer, type SentTracks } from './connection/peer';

/**
 * Priority when both sides make an offer: the higher rank keeps its own, the lawyer's over everyone, the client's
 * over those who join.
 */
const RANK = { lawyer: 3, client: 2, associate: 1, guest: 0 } as const satisfies Record<
  CallRole,
  number
>;

/** Time within which a first connection is expected, including a relay and one retry. */
const LATE_MS = 30_000;

export interface OtherWiring {
  readonly ownRole: CallRole;
  configuration(): RTCConfiguration;
  tracks(): SentTracks;
  picture(): Picture | null;
  state(): CallState;
  count(): number;
  post(kind: 'hello' | 'description' | 'candidate' | 'state', data: Record<string, unknown>): void;
  allSent(): boolean;
  changed(): void;
}

export class Other {
  readonly peer: Peer;
  state: CallState = { microphone: false, camera: false, sharing: false };
  present = true;
  private sendsAudioOnly = false;
  private isUnable = false;
  private readonly met = performance.now();
  private wasLate = false;
  private readonly link: Link;

  constructor(
    readonly role: CallRole,
    readonly sid: string,
    private last: number,
    private readonly wiring: OtherWiring,
  ) {
    this.peer = new Peer({
      polite: RANK[wiring.ownRole] < RANK[role],
      configuration: wiring.configuration(),
      send: wiring.post,
      isPresent: () => this.present,
      allSent: wiring.allSent,
      changed: wiring.changed,
    });
    this.link = new Link(this.peer, {
      picture: wiring.picture,
      others: wiring.count,
      changed: wiring.changed,
      switched: () => this.sendState(),
    });
    this.peer.setTracks(wiring.tracks());
  }

  get quality(): ConnectionQuality {
    const { isConnected, isPossible, wasConnected } = this.peer;
    if (!isPossible) return 'unable';
    if (!isConnected && this.isUnable) return 'other_unable';
    if (!isConnected && wasConnected) return 'lost';
    if (!isConnected) return this.isLate ? 'unreached' : 'connecting';
    return this.sendsAudioOnly ? 'audio_only' : this.link.quality;
  }

  get isConnected(): boolean {
    return this.peer.isConnected;
  }

  /** Whether the page is present: the server may miss a page whose stream is lost while its connection continues. */
  get isPresent(): boolean {
    return this.present || this.isConnected;
  }

  private get isLate(): boolean {
    return performance.now() - this.met > LATE_MS;
  }

  get getsAudioOnly(): boolean {
    return this.link.isAudioOnly;
  }

  /** Whether an event was already received: a post retried after a lost response arrives twice. */
  isRepeated(number: number): boolean {
    if (number <= this.last) return true;
    this.last = number;
    return false;
  }

  show(data: unknown): void {
    const { microphone, camera, sharing, audio_only, unable } = (data ?? {}) as Record<
      string,
      unknown
    >;
    this.state = {
      microphone: microphone === true,
      camera: camera === true,
      sharing: sharing === true,
    };
    this.sendsAudioOnly = audio_only === true;
    this.isUnable = unable === true;
    this.peer.showVideo(this.state.camera || this.state.sharing);
    this.wiring.changed();
  }

  answerHello(): void {
    this.wiring.post('hello', { ack: true, state: this.stateForIt() });
  }

  sendState(): void {
    this.wiring.post('state', this.stateForIt());
  }

  update(): void {
    this.peer.setTracks(this.wiring.tracks());
    this.link.fit();
  }

  measure(): void {
    void this.link.measure();
    if (this.isLate === this.wasLate) return;
    this.wasLate = this.isLate;
    this.wiring.changed();
  }

  /** Returns the state for this page; video without bandwidth counts as off, since it would freeze. */
  private stateForIt(): Record<string, unknown> {
    const state = this.wiring.state();
    if (!this.peer.isPossible) return { ...state, unable: true };
    if (!this.getsAudioOnly) return { ...state };
    return { ...state, camera: false, sharing: false, audio_only: true };
  }
}
