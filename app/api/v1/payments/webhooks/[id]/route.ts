import { route } from '@/lib/server/http/route';
import { paymentWebhook } from '@/lib/server/settlement/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(paymentWebhook);
