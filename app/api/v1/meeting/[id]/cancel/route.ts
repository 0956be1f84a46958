import { cancelMeeting } from '@/lib/server/bookings/operations';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(cancelMeeting);
