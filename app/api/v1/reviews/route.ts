import { http } from '@/lib/server/http/http';
import { listLatestReviews } from '@/lib/server/reviews/operations';

export const GET = http(listLatestReviews);
