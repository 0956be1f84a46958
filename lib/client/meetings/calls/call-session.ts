import type {
  CallEventInput,
  CallPerson,
  CallSignal,
  CallState,
} from '@/lib/contract/meetings/calls';
import type { Picture } from '@/lib/domain/meetings/call-quality';
import { CALL_ROLES, type CallRole } from '@/lib/domain/meetings/calls';
import { canConnect } from './checks/call-ability';
import type { SentTracks } from './connection/peer';
import { Other } from './other';
import { type CallEvent, type CallStream, openCallStream } from './signalling/call-stream';
import { createOutbox, type Outbox } from './signalling/outbox';
import type { CloseReason } from './signalling/permission';

const SAMPLE_MS = 2_000;
const REPORT_MS = 15_000;

export interface SessionWiring {
  readonly meetingId: string;
  readonly eventsUrl: string;
  readonly role: CallRole;
  configuration(): RTCConfiguration;
  tracks(): SentTracks;
  picture(): Picture | null;
  state(): CallState;
  changed(): void;
  joined(): void;
  /** The event stream is connected again, or was lost this many times in a row. */
  found(): void;
  lost(failures: number): void;
  refused(): void;
  ended(because: 'taken_over' | CloseReason): void;
}

/** One participation of this page in the call: from its hello until it leaves, is reloaded or taken over. */
export class CallSession {
  readonly sid = crypto.randomUUID();
  private readonly outbox: Outbox;
  private readonly stream: CallStream;
  private readonly others = new Map<CallRole, Other>();
  private info = new Map<CallRole, CallPerson>();
  /** Pages that left or were replaced; late events from them are ignored. */
  private readonly gone = new Set<string>();
  private readonly sampling = setInterval(() => this.measure(), SAMPLE_MS);
  private sent = 0;
  /** Device time of the last report to the server; null before this page is in the call. */
  private reportedAt: number | null = null;

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

  /** Returns the pages present or still connected, each with the server's data about the person. */
  people(): { other: Other; info: CallPerson }[] {
    return CALL_ROLES.flatMap((role) => {
      const other = this.others.get(role);
      const info = this.info.get(role);
      return other?.isPresent && info ? [{ other, info }] : [];
    });
  }

  present(): CallRole[] {
    return CALL_ROLES.filter(
      (role) => role !== this.wiring.role && this.info.get(role)?.present === true,
    );
  }

  /** Sends new tracks or state to the others. */
  update(stateChanged: boolean): void {
    this.each((other) => other.update());
    // Before, the hello says it.
    if (stateChanged && this.sent > 0) this.sendState();
  }

  reconfigure(): void {
    this.each(({ peer }) => peer.reconfigure(this.wiring.configuration()));
  }

  wake(): void {
    this.stream.check();
    this.each(({ peer }) => peer.wake());
  }

  networkChanged(): void {
    this.each(({ peer }) => peer.networkChanged());
  }

  close(): void {
    clearInterval(this.sampling);
    this.stream.close();
    this.outbox.close();
    this.each(({ peer }) => peer.close());
    this.others.clear();
  }

  private each(act: (other: Other) => void): void {
    for (const other of this.others.values()) act(other);
  }

  private measure(): void {
    this.each((other) => other.measure());
    if (this.reportedAt === null) return;
    // A device whose clock is set back during the call is still there.
    if (Math.abs(Date.now() - this.reportedAt) >= REPORT_MS) void this.report();
  }

  /** Reports presence. Only one report is pending at a time, since a late one is meaningless. */
  private async report(): Promise<void> {
    if (!this.outbox.isEmpty()) return;
    this.reportedAt = Date.now();
    const { microphone, camera, sharing } = this.wiring.state();
    const others = [...this.others.values()].filter(({ isConnected }) => isConnected);
    await this.post(null, 'state', {
      connection: {
        with: others.map(({ role }) => role),
        devices: microphone || camera || sharing,
      },
    });
  }

  private receive(event: CallEvent): void {
    const { wiring } = this;
    // Timers of a page in the background are slow, events are not.
    if (event.type === 'heartbeat') this.measure();
    else if (event.type === 'ready') void this.join();
    else if (event.type === 'reset') void this.joinAgain();
    else if (event.type === 'signal') this.take(event.data);
    else if (event.type === 'people') this.know(event.data.people);
    else if (event.type === 'taken_over') wiring.ended('taken_over');
    else if (event.type === 'closed') wiring.ended(event.data.reason);
  }

  private async join(): Promise<void> {
    const { wiring } = this;
    if (
      !(await this.post(null, 'hello', {
        ack: false,
        state: { ...wiring.state(), ...(!canConnect() && { unable: true }) },
      }))
    )
      return;
    wiring.joined();
    await this.report();
  }

  /** Joins again and repeats signals: events of the others were missed, and those to them may have been refused. */
  private async joinAgain(): Promise<void> {
    await this.join();
    this.each(({ peer }) => peer.repeat());
  }

  private know(people: readonly CallPerson[]): void {
    this.info = new Map(people.map((person) => [person.role, person]));
    // Somebody whom the client no longer invites is not only unseen.
    this.each((other) => {
      if (!this.info.has(other.role)) this.forget(other);
    });
    this.each((other) => {
      const before = other.present;
      other.present = this.info.get(other.role)?.sid === other.sid;
      if (!before && other.present) other.peer.wake();
    });
    this.wiring.changed();
  }

  private take({ from, sid, to, kind, data }: CallSignal): void {
    if ((to !== null && to !== this.sid) || from === this.wiring.role || this.gone.has(sid)) return;
    const number = Number(data.n);
    const known = this.others.get(from);
    const other = known?.sid === sid ? known : undefined;
    if (other?.isRepeated(number)) return;

    if (kind === 'hello') this.greet(other ?? this.meet(from, sid, number), data, !other);
    else if (!other) return;
    else if (kind === 'bye') this.forget(other);
    else if (kind === 'state') other.show(data);
    else other.peer.receive(kind, data);
  }

  private greet(other: Other, data: Record<string, unknown>, isNew: boolean): void {
    other.present = true;
    if (data.ack !== true) {
      other.answerHello();
      if (!isNew) other.peer.repeat();
    }
    other.show(data.state);
  }

  /** Creates the connection to a new page; a reloaded page counts as new. */
  private meet(role: CallRole, sid: string, number: number): Other {
    const { wiring } = this;
    const before = this.others.get(role);
    if (before) this.forget(before);
    const other = new Other(role, sid, number, {
      ...wiring,
      ownRole: wiring.role,
      count: () => this.others.size,
      post: (kind, data) => void this.post(sid, kind, data),
      allSent: () => this.outbox.isEmpty(),
    });
    this.others.set(role, other);
    // A browser that names connections, and then makes none.
    if (!other.peer.isPossible) other.sendState();
    return other;
  }

  private forget(other: Other): void {
    this.gone.add(other.sid);
    this.others.delete(other.role);
    other.peer.close();
    this.wiring.changed();
  }

  private sendState(): void {
    const others = [...this.others.values()];
    if (others.some(({ getsAudioOnly }) => getsAudioOnly)) this.each((other) => other.sendState());
    else
      void this.post(null, 'state', {
        ...this.wiring.state(),
        ...(!canConnect() && { unable: true }),
      });
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
