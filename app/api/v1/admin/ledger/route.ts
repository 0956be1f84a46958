import { getLedger } from '@/lib/server/admin/ledger/ledger';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getLedger);
