import { getGuestMeeting } from '@/lib/server/meetings/inviting/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getGuestMeeting);
