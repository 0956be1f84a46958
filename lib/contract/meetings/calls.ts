import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, instant, rowId } from '@/lib/contract/platform/fields';
import { CALL_EVENT_KINDS, CALL_ROLES } from '@/lib/domain/meetings/calls';

const tag = 'Video calls';

/** A random id that a page generates when it joins; a reload gets a new one. */
const sid = z.uuid();

export const callPerson = z
  .object({
    role: z.enum(CALL_ROLES),
    display_name: z.string(),
    picture_url: z.string().nullable(),
    present: z.boolean(),
    /** Id of the page that is in the call; null while none is. */
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
    _id: id,
    meeting_id: id,
    role: z.enum(CALL_ROLES),
    start_time: instant,
    end_time: instant,
    /** When the call ends for joining and for those in it. */
    closes_at: instant,
    /** Empty where no relay is set up: then only direct connections are tried. */
    ice_servers: z.array(iceServer),
    /** Expiry of the relay credentials; a page that stays longer requests new ones. */
    ice_expires_at: instant,
    events_url: z.string(),
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

/** Public, because guests have no account: the operation itself identifies the caller. */
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

/** Maximum size of an event's `data`, in bytes of JSON. */
export const CALL_EVENT_MAX_BYTES = 64 * 1024;

const MAX_DEPTH = 8;
/** Escapes valid in JSON that PostgreSQL cannot store: U+0000, and lone surrogates. */
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

export const callState = z.object({
  microphone: z.boolean(),
  camera: z.boolean(),
  sharing: z.boolean(),
});
export type CallState = z.output<typeof callState>;

/** A page's report on its connection, at once and then every 20 seconds: it counts as presence, a `hello` does not. */
export const callConnection = z.object({
  with: z.array(z.enum(CALL_ROLES)).max(CALL_ROLES.length),
  devices: z.boolean(),
});
export type CallConnection = z.output<typeof callConnection>;

export const callEventInput = z
  .object({
    sid,
    to: sid.nullable(),
    kind: z.enum(CALL_EVENT_KINDS),
    /**
     * `hello`: `{ack: boolean, state}`, the page joins or answers one that does · `bye`: `{}` · `description`: an
     * RTCSessionDescription · `candidate`: an RTCIceCandidate, or `{}` for the end of candidates · `state`: a
     * CallState, or `{connection}`, a CallConnection, which is for the server alone and not forwarded.
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
 * Events of the stream, with their data as JSON. `ready` comes first; `signal` counts up by one per meeting and is
 * never sent to its own page; `people` whenever a person joins or leaves; `reset`: events were missed, so the page
 * sends hello again; `taken_over`: another page of the same person is in the call, this one's stream ends; `closed`:
 * the meeting was cancelled or moved, its time is over, or the reader may no longer be in it.
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
