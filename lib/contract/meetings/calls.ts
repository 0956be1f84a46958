import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, instant, rowId } from '@/lib/contract/platform/fields';
import { CALL_EVENT_KINDS, CALL_ROLES } from '@/lib/domain/meetings/calls';

const tag = 'Video calls';

/** The random name that a page gives itself when it joins; a reload is another page. */
const sid = z.uuid();

/** Somebody who may be in the call, as the others see them. */
export const callPerson = z
  .object({
    role: z.enum(CALL_ROLES),
    display_name: z.string(),
    picture_url: z.string().nullable(),
    /** In the call now, as the server knows it. */
    present: z.boolean(),
    /** Of the page that is in the call; null while none is. */
    sid: sid.nullable(),
  })
  .meta({ id: 'CallPerson' });
export type CallPerson = z.output<typeof callPerson>;

export const iceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});

export const videoCall = z
  .object({
    /** Of this permission to join. */
    _id: id,
    meeting_id: id,
    /** The reader's own. */
    role: z.enum(CALL_ROLES),
    start_time: instant,
    end_time: instant,
    /** Until when the call can be joined, and those in it are asked to leave. */
    closes_at: instant,
    /** Empty where no relay is set up: then only direct connections are tried. */
    ice_servers: z.array(iceServer),
    /** When the credentials of the relay end; a page that stays longer asks again. */
    ice_expires_at: instant,
    /** Of the meeting's stream. */
    events_url: z.string(),
    /** Everybody who may be in it, the reader too. */
    people: z.array(callPerson),
  })
  .meta({ id: 'VideoCall' });
export type VideoCall = z.output<typeof videoCall>;

const refusals = [
  'no_session',
  'email_not_verified',
  'not_found',
  'too_early',
  'too_late',
  'meeting_cancelled',
  'bad_transition',
] as const;

/** Public, because guests have no account: the operation itself finds out who calls. */
export const joinCall = endpoint({
  method: 'GET',
  path: '/api/v1/meeting/video/{id}',
  access: 'public',
  tag,
  summary: 'Permission to join the call of a meeting, for its two people and their guest',
  params: z.object({ id: rowId }),
  personal: true,
  status: 200,
  response: videoCall,
  errors: [...refusals, 'rate_limited'],
});

export const leaveCall = endpoint({
  method: 'POST',
  path: '/api/v1/meeting/video/{id}',
  access: 'public',
  tag,
  summary: 'Leave the call: this page, or every own page without a name of one; may be repeated',
  params: z.object({ id: rowId }),
  body: z.object({ sid: sid.optional() }).default({}),
  status: 204,
  errors: ['no_session', 'email_not_verified', 'not_found'],
});

/** Longest `data` of an event, in bytes of JSON. */
export const CALL_EVENT_MAX_BYTES = 64 * 1024;

const MAX_DEPTH = 8;
/** What JSON may say and PostgreSQL cannot store: U+0000, and halves of characters. */
const NOT_TEXT = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;

function isStorable(data: Record<string, unknown>): boolean {
  if (!isFlatterThan(MAX_DEPTH, data)) return false;
  const text = JSON.stringify(data);
  return text.length <= CALL_EVENT_MAX_BYTES && !NOT_TEXT.test(text);
}

function isFlatterThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((one) => isFlatterThan(depth - 1, one));
}

/** What a page shows of itself to the others. */
export const callState = z.object({
  microphone: z.boolean(),
  camera: z.boolean(),
  sharing: z.boolean(),
});
export type CallState = z.output<typeof callState>;

/** What a page reports of its connection, at once and then every 20 seconds: that counts as presence, a `hello` does not. */
export const callConnection = z.object({
  /** With whose pages a connection stands; nobody's while it is alone. */
  with: z.array(z.enum(CALL_ROLES)).max(CALL_ROLES.length),
  /** Its microphone, camera or screen is on; else it listens. */
  devices: z.boolean(),
});
export type CallConnection = z.output<typeof callConnection>;

export const callEventInput = z
  .object({
    sid,
    /** One page, or null for all others. */
    to: sid.nullable(),
    kind: z.enum(CALL_EVENT_KINDS),
    /**
     * `hello`: `{ack: boolean, state}`, the page joins or answers one that does · `bye`: `{}` · `description`: an
     * RTCSessionDescription · `candidate`: an RTCIceCandidate, or `{}` for the end of them · `state`: a CallState, or `{connection}`, a
     * CallConnection, which is for the server alone and not passed on.
     */
    data: z
      .record(z.string(), z.unknown())
      .refine(isStorable)
      .refine(
        ({ connection }) =>
          connection === undefined || callConnection.safeParse(connection).success,
      )
      .default({}),
  })
  .meta({ id: 'CallEventInput' });
export type CallEventInput = z.input<typeof callEventInput>;

export const postCallEvent = endpoint({
  method: 'POST',
  path: '/api/v1/meeting/{id}/events',
  access: 'public',
  tag,
  summary: 'Pass something on to the other pages of the call; `hello` to all joins it',
  params: z.object({ id: rowId }),
  body: callEventInput,
  status: 204,
  errors: [...refusals, 'rate_limited'],
});

/**
 * Events of the stream, with their data as JSON. `ready` comes first; `signal` counts up by one per meeting and is never sent to its own
 * page; `people` whenever somebody comes or goes; after `reset` something was missed, so the page says hello again; `taken_over`:
 * another page of the same person is in the call, this one's stream ends; `closed`: the meeting was cancelled or moved, its time is over,
 * or the reader may no longer be in it.
 */
export const callEvents = {
  ready: z.object({}),
  signal: z.object({
    from: z.enum(CALL_ROLES),
    sid,
    to: sid.nullable(),
    kind: z.enum(CALL_EVENT_KINDS),
    data: z.record(z.string(), z.unknown()),
  }),
  people: z.object({ people: z.array(callPerson) }),
  reset: z.object({}),
  heartbeat: z.object({}),
  taken_over: z.object({}),
  closed: z.object({ reason: z.enum(['cancelled', 'moved', 'over', 'not_allowed']) }),
};
export type CallEventType = keyof typeof callEvents;
export type CallSignal = z.output<typeof callEvents.signal>;

export const streamCall = endpoint({
  method: 'GET',
  path: '/api/v1/meeting/{id}/stream',
  access: 'public',
  tag,
  summary:
    'Server-sent events of a call. With `sid` the page is in the call while its stream is open; without, it only sees who is there',
  params: z.object({ id: rowId }),
  query: z.object({
    sid: sid.optional(),
    since: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  headers: z.object({ 'Last-Event-ID': z.string().optional() }),
  status: 200,
  responseKind: 'stream',
  errors: [...refusals, 'rate_limited'],
});
