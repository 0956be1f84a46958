import { handInMessages, listCaseMessages } from '@/lib/server/cases/proceedings/messages';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listCaseMessages, handInMessages);
