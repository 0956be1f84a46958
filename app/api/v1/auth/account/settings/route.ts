import { changeSettings, getAccount } from '@/lib/server/account/operations';
import { http } from '@/lib/server/http/http';

export const GET = http(getAccount);
export const PUT = http(changeSettings);
