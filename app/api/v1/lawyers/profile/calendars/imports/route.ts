import * as imports from '@/lib/server/lawyers/calendars/imports-operations';
import { route } from '@/lib/server/platform/pipeline/route';

const { listCalendarImports: list, addCalendarImport: add } = imports;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(list, add);
