import { getBookingCode } from '@/lib/server/lawyers/own-profile/booking-link';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getBookingCode);
