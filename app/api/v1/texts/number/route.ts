import { confirmTexts, endTexts } from '@/lib/server/notifications/texts/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(confirmTexts, endTexts);
