import { createMeeting } from '@/lib/server/bookings/operations';
import { http } from '@/lib/server/http/http';

export const POST = http(createMeeting);
