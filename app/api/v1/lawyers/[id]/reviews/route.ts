import { http } from '@/lib/server/http/http';
import { listLawyerReviews } from '@/lib/server/lawyers/operations';

export const GET = http(listLawyerReviews);
