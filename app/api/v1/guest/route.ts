import { enterAsGuest, getGuestLink } from '@/lib/server/meetings/guests/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getGuestLink, enterAsGuest);
