import { changeSettings, getAccount } from '@/lib/server/accounts/settings/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getAccount, changeSettings);
