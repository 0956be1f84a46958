import { downloadExport, requestExport } from '@/lib/server/accounts/settings/export-operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(downloadExport, requestExport);
