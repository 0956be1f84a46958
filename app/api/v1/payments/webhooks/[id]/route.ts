import { http } from '@/lib/server/http/http';
import { paymentWebhook } from '@/lib/server/payments/operations';

export const POST = http(paymentWebhook);
