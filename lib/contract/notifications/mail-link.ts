import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { type NotificationKind, OPTIONAL_MAIL_KINDS } from '@/lib/domain/notifications/kinds';

const tag = 'Notifications';
const path = '/api/v1/notifications/mails/{id}';
const params = z.object({ id: z.string().max(200) });

export const openMailLink = endpoint({
  method: 'GET',
  path,
  access: 'public',
  tag,
  summary: 'Go to the page that ends mails of one kind; reading it changes nothing',
  params,
  status: 303,
  responseKind: 'redirect',
  errors: ['rate_limited'],
});

/** Mail programs send `List-Unsubscribe=One-Click` and nothing else, so the body is not read (RFC 8058). */
export const stopMails = endpoint({
  method: 'POST',
  path,
  access: 'public',
  tag,
  summary:
    'Send no more mails of one kind, by the link in the head of such a mail and without a session; may be repeated',
  params,
  status: 204,
  errors: [],
});

/** Returns the kind of mails that a link stops, according to its token; the signature is verified on use. */
export function kindOfMailLink(token: string): NotificationKind | null {
  const [, named] = token.split('.');
  return OPTIONAL_MAIL_KINDS.find((kind) => kind === named) ?? null;
}
