import { route } from '@/lib/server/http/route';
import { listLatestReviews } from '@/lib/server/reviews/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listLatestReviews);
