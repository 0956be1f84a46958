import { replayWebhook } from '@/lib/server/admin/webhooks/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(replayWebhook);
