import { wireRequest } from '@/lib/client/platform/transport';
import type { CallEventInput } from '@/lib/contract/meetings/calls';
import type { Endpoint } from '@/lib/contract/platform/endpoint';
import { leaveCall, postCallEvent } from './endpoints';

export function sayBye(meetingId: string, sid: string): void {
  const params = { id: meetingId };
  const bye: CallEventInput = { sid, to: null, kind: 'bye', data: {} };
  send(postCallEvent, { params, body: bye });
  send(leaveCall, { params, body: { sid } });
}

function send(endpoint: Endpoint, args: object): void {
  const { url, body, headers, method } = wireRequest(endpoint, args);
  const type = 'application/json';
  if (navigator.sendBeacon(url, new Blob([String(body)], { type }))) return;
  fetch(url, { method, headers, body: body ?? null, keepalive: true }).catch(() => {
    // Nobody is left to tell. The server notices by the stream that ended.
  });
}
