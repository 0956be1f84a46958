import { revokeSession } from '@/lib/server/accounts/settings/sessions-operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(revokeSession);
