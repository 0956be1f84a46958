import 'server-only';
import type * as z from 'zod';
import type { CallEventType, callEvents } from '@/lib/contract/meetings/calls';
import { MAX_CALL_EVENTS, notJoinableReason } from '@/lib/domain/meetings/calls';
import { AppError } from '@/lib/server/platform/app-error';
import { database } from '@/lib/server/platform/db/pool';
import { liveSessionsAmong } from '@/lib/server/platform/session/service';
import { EventStream } from '@/lib/server/platform/streams/event-stream';
import { type Source, streamsOf } from '@/lib/server/platform/streams/open-streams';
import { ADMITTED, type CallAssociate } from '../records/associates-service';
import type { CallGuest } from '../records/guests-service';
import { invitedTo, type Participant, serializePeople } from './participants';
import * as presences from './presences-service';
import { CHANNEL, wake } from './signals-service';
import * as store from './streams-store';

/**
 * Maximum streams of a participant in one process: the call, lobbies in other tabs, and lost connections not yet
 * detected.
 */
const MAX_PER_PARTICIPANT = 10;

type Seen = Pick<CallAssociate, 'id' | 'displayName' | 'picture'>;

interface Reader extends store.Asker {
  readonly participant: Participant;
  guest: CallGuest | null;
  associate: Seen | null;
  cursor: number | null;
  shown: string;
  lapsed: boolean;
  readonly stream: EventStream;
}

type Reason = z.output<typeof callEvents.closed>['reason'];

const SOURCE: Source<Reader> = {
  channel: CHANNEL,
  topicOf: ({ meetingId }) => meetingId,
  async read(readers, now) {
    const { stale } = presences.momentOf(now);
    const closed: Reader[] = [];
    for (const events of await store.findEvents(
      database(),
      readers,
      MAX_CALL_EVENTS,
      stale,
      ADMITTED,
    )) {
      const reader = readers[events.place];
      if (!reader) continue;
      const why = whyClosed(reader, events, now);
      if (!why) deliver(reader, events);
      else closed.push(close(reader, why));
    }
    await endPresences(closed, now);
  },
  async check(readers, now) {
    const gone = await notAllowed(readers, now);
    await endPresences(
      gone.map((reader) => close(reader, 'not_allowed')),
      now,
    );
    const left = new Set(gone);
    const pages = pagesOf(readers.filter((reader) => !left.has(reader)));
    if (pages.length > 0) await presences.renew(database(), pages, presences.momentOf(now));
  },
};

const streams = () => streamsOf('calls', SOURCE);

function send<T extends CallEventType>(
  { stream }: Reader,
  event: T,
  data: z.input<(typeof callEvents)[T]>,
  id?: number,
): void {
  stream.send(event, data, id);
}

function whyClosed({ participant }: Reader, events: store.CallEvents, now: number): Reason | null {
  // The invitation was withdrawn, or the associate may no longer be in it.
  const { role, participantId } = participant;
  if (role === 'guest' && events.guest?.id !== participantId) return 'not_allowed';
  if (role === 'associate' && events.associate?.id !== participantId) return 'not_allowed';
  if (events.status === 'CANCELLED') return 'cancelled';
  if (events.start !== participant.meeting.startsAt.getTime()) return 'moved';
  return notJoinableReason(events, now) ? 'over' : null;
}

function close(reader: Reader, reason: Reason): Reader {
  send(reader, 'closed', { reason });
  reader.stream.close();
  return reader;
}

function deliver(reader: Reader, events: store.CallEvents): void {
  if (events.callState === 'left' && isElsewhere(reader, events)) {
    send(reader, 'taken_over', {});
    reader.stream.close();
    return;
  }
  sendSignals(reader, events);
  const { guest, associate } = events;
  Object.assign(reader, { guest, associate });
  const people = serializePeople({ ...reader.participant, guest, associate }, events.present);
  const shown = JSON.stringify(people);
  if (shown === reader.shown) return;
  reader.shown = shown;
  send(reader, 'people', { people });
}

function isElsewhere({ participantId, sid }: Reader, { present }: store.CallEvents): boolean {
  return present.some((one) => one.participantId === participantId && one.sid !== sid);
}

/**
 * Sends the signals after the cursor. Starts over when some are gone, there are too many, or the page was away too
 * long.
 */
function sendSignals(reader: Reader, events: store.CallEvents): void {
  const since = reader.cursor;
  const hasLapsed = events.callState === 'lapsed' && !reader.lapsed;
  reader.lapsed = events.callState === 'lapsed';
  reader.cursor = events.lastId;
  if (since === null) send(reader, 'ready', {}, events.lastId);
  else if (hasLapsed || (reader.sid !== null && events.lastId - since !== events.passed))
    send(reader, 'reset', {}, events.lastId);
  else {
    for (const { id, fromRole: from, fromSid: sid, toSid: to, kind, data } of events.events)
      send(reader, 'signal', { from, sid, to, kind, data }, id);
  }
}

/**
 * Returns readers whose session has ended or whose invitation was withdrawn, and notes the current guest of each.
 */
async function notAllowed(readers: readonly Reader[], now: number): Promise<Reader[]> {
  const sessions = readers.flatMap(({ participant: { sessionId } }) => sessionId ?? []);
  const live = await liveSessionsAmong([...new Set(sessions)], now);
  const meetings = [...new Set(readers.map(({ meetingId }) => meetingId))];
  const guests = await invitedTo(meetings);
  return readers.filter((reader) => {
    reader.guest = guests.get(reader.meetingId) ?? null;
    const { role, sessionId } = reader.participant;
    return role === 'guest'
      ? reader.guest?.id !== reader.participantId
      : !sessionId || !live.has(sessionId);
  });
}

function pagesOf(readers: readonly Reader[]): presences.Page[] {
  return readers.flatMap(({ meetingId, participantId, sid }) =>
    sid === null ? [] : { meetingId, participantId, sid },
  );
}

async function endPresences(readers: readonly Reader[], now: number): Promise<void> {
  const pages = pagesOf(readers);
  if (pages.length === 0) return;
  await presences.end(database(), pages, presences.momentOf(now));
  await wake(database(), [...new Set(pages.map(({ meetingId }) => meetingId))]);
}

/**
 * Streams the events of a call to a page, from now on or after the id `since`. A page that was in the call a moment
 * ago still is.
 * @throws AppError rate_limited: too many at a time; bad_transition: the page belongs to another participant
 */
export async function streamCall(
  participant: Participant,
  { sid, since }: { sid: string | null; since: number | null },
  now: number,
): Promise<(signal: AbortSignal) => ReadableStream<Uint8Array>> {
  const { participantId } = participant;
  const meetingId = participant.meeting.id;
  const own = streams().filter((reader) => reader.participantId === participantId);
  const [before] = own.filter((reader) => sid !== null && reader.sid === sid);
  if (!before && own.length >= MAX_PER_PARTICIPANT)
    throw new AppError('rate_limited', 'Too many connections.', { retryAfter: 60 });
  if (sid !== null) {
    const page = { meetingId, participantId, sid };
    if (await presences.isOfAnother(database(), page))
      throw new AppError('bad_transition', 'This page is not in the call.');
    await presences.renew(database(), [page], presences.momentOf(now));
  }
  return (signal) => {
    const stream = new EventStream(signal, () => streams().remove(reader));
    const reader: Reader = {
      meetingId,
      participantId,
      sid,
      participant,
      stream,
      guest: participant.guest,
      associate: participant.associate,
      cursor: since,
      shown: '',
      lapsed: false,
    };
    // The one of the same page before is lost, and has not noticed.
    before?.stream.close();
    if (signal.aborted) stream.close();
    else streams().add(reader);
    return stream.body;
  };
}
