import { randomUUID } from 'node:crypto';
import type { CallPerson, VideoCall } from '@/lib/contract/meetings/calls';
import {
  joinCall as join,
  leaveCall as leave,
  postCallEvent as postEvent,
} from '@/lib/contract/meetings/calls';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { send } from './api/requests';
import { newClient, newLawyer, type TestLawyer, type TestUser } from './factories';
import { inProcess, OpenStream, type ReceivedEvent } from './live-stream';

const STATE = { microphone: true, camera: true, sharing: false };

export interface TestCall {
  readonly id: string;
  readonly client: TestUser;
  readonly lawyer: TestLawyer;
}

type Seed = Partial<Parameters<typeof seedMeeting>[1]>;

/** A meeting that began so many minutes ago, with its two people. */
export async function newCall(minutesAgo = 1, seed: Seed = {}): Promise<TestCall> {
  const [client, lawyer] = [await newClient(), await newLawyer()];
  const { meeting } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: Date.now() - minutesAgo * MINUTE_MS,
    ...seed,
  });
  return { id: meeting.id, client, lawyer };
}

/** A page of somebody, as a browser has one: it opens its stream, says hello, and posts. */
export class TestPage {
  readonly sid: string;

  constructor(
    readonly call: { readonly id: string },
    readonly who: { readonly cookie: string },
    sid: string = randomUUID(),
  ) {
    this.sid = sid;
  }

  join() {
    return send(join, { params: { id: this.call.id }, cookie: this.who.cookie });
  }

  leave(body?: object) {
    return send(leave, { params: { id: this.call.id }, cookie: this.who.cookie, body });
  }

  post(kind: string, data: object = {}, to: string | null = null) {
    const body = { sid: this.sid, to, kind, data };
    return send(postEvent, { params: { id: this.call.id }, cookie: this.who.cookie, body });
  }

  hello() {
    return this.post('hello', { ack: false, state: STATE });
  }

  /** Its stream; without `sid` that of a lobby. */
  open({ since, lobby = false }: { since?: number | undefined; lobby?: boolean } = {}) {
    const query = new URLSearchParams();
    if (!lobby) query.set('sid', this.sid);
    if (since !== undefined) query.set('since', String(since));
    const path = `/api/v1/meeting/${this.call.id}/stream?${query}`;
    return OpenStream.at(path, inProcess, {
      cookie: this.who.cookie,
    });
  }
}

export const videoCallOf = ({ body }: { body: unknown }) => body as VideoCall;

/** Who is in the call, as the newest event about it says. */
export function presentIn({ events }: { events: readonly ReceivedEvent[] }): string[] {
  const data = events.findLast(({ type }) => type === 'people')?.data;
  const { people } = (data ?? { people: [] }) as { people: CallPerson[] };
  return people.filter(({ present }) => present).map(({ role }) => role);
}
