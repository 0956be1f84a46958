import { sendResetMail } from '@/lib/server/accounts/credentials/recovery-operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(sendResetMail);
