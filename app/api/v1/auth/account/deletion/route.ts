import { cancelDeletion, requestDeletion } from '@/lib/server/deletions/operations';
import { http } from '@/lib/server/http/http';

export const POST = http(requestDeletion);
export const DELETE = http(cancelDeletion);
