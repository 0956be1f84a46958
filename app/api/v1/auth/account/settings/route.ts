import { changeSettings, getAccount } from '@/lib/server/account/operations';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getAccount, changeSettings);
