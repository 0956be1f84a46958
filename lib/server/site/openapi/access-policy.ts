import 'server-only';
import type { Access, Endpoint } from '@/lib/contract/platform/endpoint';

const CALLERS: Readonly<Record<Access, string>> = {
  public: 'Open to everybody.',
  session: 'Needs a session.',
  user: 'Needs a session whose email address is verified.',
  customer: 'For clients whose email address is verified.',
  lawyer: 'For lawyers whose email address is verified.',
  admin: 'For administrators who gave their second factor.',
  'admin-session': 'For administrators.',
  webhook: 'For the payment gateway, which signs what it sends.',
};

/** Says who may call an endpoint, and whether a call may be repeated with its key. */
export function accessText({ access, member, idempotent }: Endpoint): string {
  return [
    CALLERS[access],
    member && member !== 'own' && `A member of a practice needs the right ${member.join(' or ')}.`,
    idempotent && 'With an `Idempotency-Key` a repeat is answered as the first call was.',
  ]
    .filter(Boolean)
    .join(' ');
}
