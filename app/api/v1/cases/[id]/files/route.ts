import { addCaseFiles } from '@/lib/server/cases/proceedings/files';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(addCaseFiles);
