import { paymentWebhook } from '@/lib/server/payments/settlement/deliveries-operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(paymentWebhook);
