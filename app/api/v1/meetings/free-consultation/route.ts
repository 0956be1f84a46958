import { getFreeConsultation } from '@/lib/server/meetings/booking/quote';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getFreeConsultation);
