import { openMailLink, stopMails } from '@/lib/server/notifications/preferences/stopped-mails';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(openMailLink, stopMails);
