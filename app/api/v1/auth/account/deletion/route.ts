import { cancelDeletion, requestDeletion } from '@/lib/server/deletions/operations';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(requestDeletion, cancelDeletion);
