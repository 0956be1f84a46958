import { outline } from '@/lib/client/platform/outline';
import type * as contract from '@/lib/contract/meetings/calls';

// By their address alone: a page of a call loads no schemas for its signals.
export const joinCall = outline<typeof contract.joinCall>('GET', '/api/v1/meeting/video/{id}');
export const leaveCall = outline<typeof contract.leaveCall>('POST', '/api/v1/meeting/video/{id}');
export const postCallEvent = outline<typeof contract.postCallEvent>(
  'POST',
  '/api/v1/meeting/{id}/events',
);
