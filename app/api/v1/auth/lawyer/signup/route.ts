import { http } from '@/lib/server/http/http';
import { lawyerSignup } from '@/lib/server/lawyer-signup/operations';

export const POST = http(lawyerSignup);
