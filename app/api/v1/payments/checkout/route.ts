import { route } from '@/lib/server/http/route';
import { getCheckout } from '@/lib/server/settlement/operations';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getCheckout);
