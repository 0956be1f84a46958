import { listLatestReviews } from '@/lib/server/lawyers/reviews/reviews';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listLatestReviews);
