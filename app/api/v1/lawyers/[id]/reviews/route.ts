import { route } from '@/lib/server/http/route';
import { listLawyerReviews } from '@/lib/server/lawyers/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listLawyerReviews);
