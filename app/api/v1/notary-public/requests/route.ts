import { listReceivedRequests } from '@/lib/server/notaries/requests/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listReceivedRequests);
