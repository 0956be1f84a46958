import type { CallState } from '@/lib/contract/meetings/calls';
import type { Picture } from '@/lib/domain/meetings/call-quality';
import type { CallRole } from '@/lib/domain/meetings/calls';
import type { ConnectionQuality } from './call-interfaces';
import { Link } from './connection/link';
import { Peer, type SentTracks } from './connection/peer';

/** Who keeps an own offer when both sides make one: the lawyer to everybody, the client to those who join. */
const RANK = { lawyer: 3, client: 2, associate: 1, guest: 0 } as const satisfies Record<
  CallRole,
  number
>;

/** A first connection through a relay, with one more try, takes no longer. */
const LATE_MS = 30_000;

export interface OtherWiring {
  readonly ownRole: CallRole;
  configuration(): RTCConfiguration;
  tracks(): SentTracks;
  picture(): Picture | null;
  state(): CallState;
  /** How many others there are. */
  count(): number;
  post(kind: 'hello' | 'description' | 'candidate' | 'state', data: Record<string, unknown>): void;
  allSent(): boolean;
  changed(): void;
}

/** The page of another person that is in the call, and the connection to it. */
export class Other {
  readonly peer: Peer;
  state: CallState = { microphone: false, camera: false, sharing: false };
  /** The server knows of this page; without, nothing is sent to it. */
  present = true;
  /** It has no room for its picture to this page. */
  private sendsAudioOnly = false;
  /** Its browser makes no connections. */
  private isUnable = false;
  private readonly met = performance.now();
  private wasLate = false;
  private readonly link: Link;

  constructor(
    readonly role: CallRole,
    readonly sid: string,
    /** Number of its last signal. */
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

  /** The server may not know of a page whose stream is lost while the connection to it goes on. */
  get isPresent(): boolean {
    return this.present || this.isConnected;
  }

  /** Whether a first connection should stand by now. */
  private get isLate(): boolean {
    return performance.now() - this.met > LATE_MS;
  }

  /** Whether the own picture does not go to it. */
  get getsAudioOnly(): boolean {
    return this.link.isAudioOnly;
  }

  /** A post that was repeated, because its answer was lost, comes twice. */
  isRepeated(number: number): boolean {
    if (number <= this.last) return true;
    this.last = number;
    return false;
  }

  /** What it says of itself. */
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

  /** What is sent, or to how many, has changed. */
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

  /** A picture that the connection has no room for is not shown there: it would stand still. */
  private stateForIt(): Record<string, unknown> {
    const state = this.wiring.state();
    if (!this.peer.isPossible) return { ...state, unable: true };
    if (!this.getsAudioOnly) return { ...state };
    return { ...state, camera: false, sharing: false, audio_only: true };
  }
}
