import * as availability from '@/lib/server/lawyers/availability/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(availability.getBusyTimes);
