import { getOwnTax, setOwnTax } from '@/lib/server/lawyers/banking/tax-operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getOwnTax, setOwnTax);
