import { getIntake, putIntake } from '@/lib/server/meetings/intake/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getIntake, putIntake);
