import { downloadExport, requestExport } from '@/lib/server/exports/operations';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(downloadExport, requestExport);
