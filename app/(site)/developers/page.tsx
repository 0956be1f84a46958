import type { Metadata } from 'next';
import { DevelopersPage } from '@/components/site/developers/developers-page';
import { assistantAccess } from '@/lib/server/site/mcp/operations';
import { apiOperation, apiParts } from '@/lib/server/site/openapi/operations';
import { SITE } from '@/lib/site';

/** The operations are registered when a server starts, not while it is built. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'For developers',
  description: `The API of ${SITE.name}: a first call, the rules that hold everywhere, all operations with examples, and what each error means.`,
  alternates: { canonical: '/developers' },
};

export default function Developers() {
  return (
    <DevelopersPage
      parts={apiParts()}
      first={apiOperation('searchLawyers')}
      assistant={assistantAccess()}
    />
  );
}
