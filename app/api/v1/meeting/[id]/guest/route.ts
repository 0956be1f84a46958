import * as invitations from '@/lib/server/meetings/guests/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  invitations.inviteGuest,
  invitations.renewGuestLink,
  invitations.withdrawGuest,
);
