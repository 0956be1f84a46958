import { cancelMeeting } from '@/lib/server/bookings/operations';
import { http } from '@/lib/server/http/http';

export const PUT = http(cancelMeeting);
