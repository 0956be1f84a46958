import type {
  CallEventInput,
  CallPerson,
  CallSignal,
  CallState,
} from '@/lib/contract/meetings/calls';
import type { Picture } from '@/lib/domain/meetings/call-quality';
import { CALL_ROLES, type CallRole } from '@/lib/domain/meetings/calls';
import { type CallEvent, type CallStream, openCallStream } from './call-stream';
import { Link } from './link';
import { createOutbox, type Outbox } from './outbox';
import { Peer, type SentTracks } from './peer';
import type { CallSnapshot } from './types';

/** Who keeps an own offer when both sides make one: the lawyer to everybody, the client to the guest. */
const RANK = { lawyer: 2, client: 1, guest: 0 } as const satisfies Record<CallRole, number>;
/** How often connections are measured. */
const SAMPLE_MS = 2_000;
const NOTHING: CallState = { microphone: false, camera: false, sharing: false };

export interface SessionWiring {
  readonly meetingId: string;
  readonly eventsUrl: string;
  readonly role: CallRole;
  configuration(): RTCConfiguration;
  tracks(): SentTracks;
  picture(): Picture | null;
  state(): CallState;
  /** Who is there, or how well they are connected. */
  changed(): void;
  joined(): void;
  /** The stream stands again, or is lost, so many times in a row. */
  found(): void;
  lost(failures: number): void;
  /** The server takes no events of this page. */
  refused(): void;
  ended(because: 'taken_over' | NonNullable<CallSnapshot['closedBecause']>): void;
}

/** The page of another person that is in the call. */
export interface Other {
  readonly role: CallRole;
  readonly sid: string;
  readonly peer: Peer;
  readonly link: Link;
  state: CallState;
  /** It has no room for its picture to this page. */
  sendsAudioOnly: boolean;
  /** The server knows of this page; without, nothing is sent to it. */
  present: boolean;
  /** The last of its signals; a post that was repeated comes twice. */
  last: number;
}

/** This page's time in the call under one name: from its hello until it leaves, is reloaded or taken over. */
export class CallSession {
  readonly sid = crypto.randomUUID();
  private readonly outbox: Outbox;
  private readonly stream: CallStream;
  private readonly others = new Map<CallRole, Other>();
  private info = new Map<CallRole, CallPerson>();
  /** Pages that left or were replaced: what still comes from them is old. */
  private readonly gone = new Set<string>();
  private readonly sampling = setInterval(() => this.measure(), SAMPLE_MS);
  private sent = 0;

  constructor(
    private readonly wiring: SessionWiring,
    people: readonly CallPerson[],
  ) {
    this.know(people);
    this.outbox = createOutbox(wiring.meetingId, wiring.refused);
    this.stream = openCallStream(wiring.eventsUrl, this.sid, {
      received: (event) => this.receive(event),
      opened: wiring.found,
      lost: wiring.lost,
    });
  }

  /** Those whose pages are there, with what the server says of them. */
  people(): { other: Other; info: CallPerson }[] {
    return CALL_ROLES.flatMap((role) => {
      const other = this.others.get(role);
      const info = this.info.get(role);
      const there = other?.present || other?.peer.pc.connectionState === 'connected';
      return other && info && there ? [{ other, info }] : [];
    });
  }

  peers(): Peer[] {
    return [...this.others.values()].map(({ peer }) => peer);
  }

  /** What this page sends, or shows of itself, has changed. */
  update({ stateChanged }: { stateChanged: boolean }): void {
    for (const { peer, link } of this.others.values()) {
      peer.setTracks(this.wiring.tracks());
      link.fit();
    }
    // The hello says it otherwise.
    if (stateChanged && this.sent > 0) this.tellState();
  }

  reconfigure(): void {
    for (const peer of this.peers()) peer.reconfigure(this.wiring.configuration());
  }

  wake(): void {
    this.stream.check();
    for (const peer of this.peers()) peer.wake();
  }

  networkChanged(): void {
    for (const peer of this.peers()) peer.networkChanged();
  }

  close(): void {
    clearInterval(this.sampling);
    this.stream.close();
    this.outbox.close();
    for (const peer of this.peers()) peer.close();
    this.others.clear();
  }

  private receive(event: CallEvent): void {
    const { wiring } = this;
    if (event.type === 'ready') void this.join();
    else if (event.type === 'reset') void this.joinAgain();
    else if (event.type === 'signal') this.take(event.data);
    else if (event.type === 'people') this.know(event.data.people);
    else if (event.type === 'taken_over') wiring.ended('taken_over');
    else if (event.type === 'closed') wiring.ended(event.data.reason);
  }

  private async join(): Promise<void> {
    const { wiring } = this;
    if (await this.post(null, 'hello', { ack: false, state: wiring.state() })) wiring.joined();
  }

  /** What the others sent was missed, and what was sent to them may have been refused. */
  private async joinAgain(): Promise<void> {
    await this.join();
    for (const peer of this.peers()) peer.repeat();
  }

  private know(people: readonly CallPerson[]): void {
    this.info = new Map(people.map((person) => [person.role, person]));
    for (const other of this.others.values()) {
      const { sid } = this.info.get(other.role) ?? {};
      const before = other.present;
      other.present = sid === other.sid;
      if (!before && other.present) other.peer.wake();
    }
    this.wiring.changed();
  }

  private take({ from, sid, to, kind, data }: CallSignal): void {
    if ((to !== null && to !== this.sid) || from === this.wiring.role || this.gone.has(sid)) return;
    const known = this.others.get(from);
    const other = known?.sid === sid ? known : undefined;
    const number = Number(data.n);
    if (other && number <= other.last) return;
    if (other) other.last = number;

    if (kind === 'hello') this.greet(from, sid, data, number);
    else if (!other) return;
    else if (kind === 'bye') this.forget(other);
    else if (kind === 'state') this.show(other, data);
    else other.peer.receive(kind, data);
  }

  private greet(role: CallRole, sid: string, data: Record<string, unknown>, last: number): void {
    const known = this.others.get(role);
    const isNew = known?.sid !== sid;
    if (isNew && known) this.forget(known);
    const other = isNew ? this.meet(role, sid, last) : known;
    other.present = true;
    if (data.ack !== true) {
      void this.post(sid, 'hello', { ack: true, state: this.stateFor(other) });
      if (!isNew) other.peer.repeat();
    }
    this.show(other, data.state);
  }

  private meet(role: CallRole, sid: string, last: number): Other {
    const { wiring } = this;
    const peer: Peer = new Peer({
      polite: RANK[wiring.role] < RANK[role],
      configuration: wiring.configuration(),
      send: (kind, data) => void this.post(sid, kind, data),
      isThere: () => other.present,
      allSent: () => this.outbox.isEmpty(),
      changed: wiring.changed,
    });
    const link = new Link(peer, {
      picture: wiring.picture,
      others: () => this.others.size,
      changed: wiring.changed,
      switched: () => void this.post(sid, 'state', this.stateFor(other)),
    });
    const other: Other = {
      ...{ role, sid, peer, link, last },
      ...{ state: NOTHING, sendsAudioOnly: false, present: true },
    };
    this.others.set(role, other);
    peer.setTracks(wiring.tracks());
    return other;
  }

  private measure(): void {
    for (const { link } of this.others.values()) void link.measure();
  }

  private tellState(): void {
    const others = [...this.others.values()];
    if (others.some(({ link }) => link.isAudioOnly))
      for (const other of others) void this.post(other.sid, 'state', this.stateFor(other));
    else void this.post(null, 'state', { ...this.wiring.state() });
  }

  /** A picture that the connection to somebody has no room for is not shown there: it would stand still. */
  private stateFor({ link }: Other): Record<string, unknown> {
    const state = this.wiring.state();
    return link.isAudioOnly
      ? { ...state, camera: false, sharing: false, audio_only: true }
      : { ...state };
  }

  private show(other: Other, data: unknown): void {
    const { microphone, camera, sharing, audio_only } = (data ?? {}) as Record<string, unknown>;
    other.state = {
      microphone: microphone === true,
      camera: camera === true,
      sharing: sharing === true,
    };
    other.sendsAudioOnly = audio_only === true;
    other.peer.showVideo(other.state.camera || other.state.sharing);
    this.wiring.changed();
  }

  private forget(other: Other): void {
    this.gone.add(other.sid);
    this.others.delete(other.role);
    other.peer.close();
    this.wiring.changed();
  }

  private post(
    to: string | null,
    kind: CallEventInput['kind'],
    data: Record<string, unknown>,
  ): Promise<boolean> {
    this.sent += 1;
    return this.outbox.post({ sid: this.sid, to, kind, data: { ...data, n: this.sent } });
  }
}
