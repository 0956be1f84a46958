import * as inviting from '@/lib/server/meetings/calls/invitations-operations';
import { route } from '@/lib/server/platform/pipeline/route';

const { inviteGuest, renewGuestLink, withdrawGuest } = inviting;
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  inviteGuest,
  renewGuestLink,
  withdrawGuest,
);
