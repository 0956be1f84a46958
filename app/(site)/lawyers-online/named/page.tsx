import type { Metadata } from 'next';
import { NamedLawyers } from '@/components/lawyers/search/names/named-lawyers';
import { Queries } from '@/lib/client/platform/queries';
import { MAX_NAME_LENGTH } from '@/lib/contract/lawyers/named-lawyer-limits';
import { firstOfEach } from '@/lib/contract/lawyers/search';
import { findNamedLawyers } from '@/lib/server/lawyers/profiles/named-lawyers';
import { clientAddress } from '@/lib/server/platform/pipeline/client-address';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = {
  title: 'Find a lawyer by name',
  // What people type is for nobody else to find.
  robots: { index: false, follow: true },
};

type Props = PageProps<'/lawyers-online/named'>;

/** Finds lawyers by name. The browser searches in place; the name is in the address only without scripts. */
export default async function NamedLawyersPage({ searchParams }: Props) {
  const asked =
    firstOfEach(await searchParams)
      .q?.slice(0, MAX_NAME_LENGTH)
      .trim() ?? '';
  const found = asked
    ? await tryLoad(findNamedLawyers, { body: { name: asked } }, null, await clientAddress())
    : null;
  return (
    <Queries>
      <NamedLawyers
        asked={asked}
        found={found?.ok ? found.data.results : null}
        now={requestNow()}
      />
    </Queries>
  );
}
