import { http } from '@/lib/server/http/http';
import { paymentWebhook } from '@/lib/server/settlement/operations';

export const POST = http(paymentWebhook);
