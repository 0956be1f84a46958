import { contacts } from '@/lib/contacts';
import { securityText } from '@/lib/domain/platform/security-text';
import { env } from '@/lib/env';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';

/** The contact is a setting of the operator, and the end is counted from now. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  const { securityContact } = contacts();
  return new Response(
    securityText({ contact: securityContact, site: env.SITE_URL }, requestNow()),
    {
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'public, max-age=86400',
      },
    },
  );
}
