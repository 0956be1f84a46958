import { addOwnText, listOwnTexts } from '@/lib/server/meetings/messages/quick-replies';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listOwnTexts, addOwnText);
