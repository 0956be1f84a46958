import { downloadExport, requestExport } from '@/lib/server/exports/operations';
import { http } from '@/lib/server/http/http';

export const GET = http(downloadExport);
export const POST = http(requestExport);
