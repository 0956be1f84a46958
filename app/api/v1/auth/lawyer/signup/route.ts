import { lawyerSignup } from '@/lib/server/lawyers/signup/signup';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(lawyerSignup);
