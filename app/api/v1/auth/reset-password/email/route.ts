import { route } from '@/lib/server/http/route';
import { sendResetMail } from '@/lib/server/recovery/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(sendResetMail);
