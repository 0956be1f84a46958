import { addPersonNote } from '@/lib/server/admin/users/notes-operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(addPersonNote);
