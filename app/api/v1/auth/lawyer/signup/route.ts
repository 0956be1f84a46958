import { route } from '@/lib/server/http/route';
import { lawyerSignup } from '@/lib/server/lawyer-signup/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(lawyerSignup);
