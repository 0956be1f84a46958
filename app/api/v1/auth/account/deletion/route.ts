import { cancelDeletion, requestDeletion } from '@/lib/server/accounts/deletion/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(requestDeletion, cancelDeletion);
