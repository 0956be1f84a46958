import { replyToReview, withdrawReply } from '@/lib/server/meetings/reviews/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(replyToReview, withdrawReply);
