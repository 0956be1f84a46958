import { offerToSettle } from '@/lib/server/cases/proceedings/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(offerToSettle);
