import { replayWebhook } from '@/lib/server/admin/webhooks/webhooks';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(replayWebhook);
