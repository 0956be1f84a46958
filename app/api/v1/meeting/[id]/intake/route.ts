import { getIntake, putIntake } from '@/lib/server/meetings/intake/intake';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getIntake, putIntake);
