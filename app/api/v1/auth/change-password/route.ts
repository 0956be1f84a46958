import { http } from '@/lib/server/http/http';
import { changePassword } from '@/lib/server/recovery/operations';

export const POST = http(changePassword);
