import { markMeetingCommentsSeen } from '@/lib/server/meetings/messages/messages';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(markMeetingCommentsSeen);
