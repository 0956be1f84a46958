import { listAuditEvents } from '@/lib/server/admin/audit/audit';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listAuditEvents);
