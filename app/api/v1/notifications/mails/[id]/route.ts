import { openMailLink, stopMails } from '@/lib/server/notifications/preferences/mail-link';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(openMailLink, stopMails);
