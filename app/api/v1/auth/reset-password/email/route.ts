import { http } from '@/lib/server/http/http';
import { sendResetMail } from '@/lib/server/recovery/operations';

export const POST = http(sendResetMail);
