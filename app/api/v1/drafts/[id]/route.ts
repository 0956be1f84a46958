import { deleteDraft, getDraft, putDraft } from '@/lib/server/meetings/drafts/drafts';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getDraft, putDraft, deleteDraft);
