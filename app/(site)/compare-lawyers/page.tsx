import type { Metadata } from 'next';
import { ComparedLawyers } from '@/components/lawyers/saved/compared-lawyers';
import { SearchFailure } from '@/components/lawyers/search/search-failure';
import { MAX_COMPARED, readSaved } from '@/lib/domain/lawyers/saved-lawyers';
import { listChosenLawyers } from '@/lib/server/lawyers/saved/operations';
import { clientAddress } from '@/lib/server/platform/pipeline/client-address';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Compare lawyers', robots: { index: false } };

type Props = PageProps<'/compare-lawyers'>;

export default async function CompareLawyersPage({ searchParams }: Props) {
  const { lawyers } = await searchParams;
  const ids = readSaved([lawyers ?? []].flat().join(','), MAX_COMPARED);
  const query = { ids: ids.join(',') };
  const found = await tryLoad(listChosenLawyers, { query }, null, await clientAddress());
  if (!found.ok) {
    return (
      <main id="main" className="mx-auto max-w-page px-4 py-8 lg:px-6">
        <h1 className="text-3xl">Compare lawyers</h1>
        <SearchFailure>The lawyers you chose are kept.</SearchFailure>
      </main>
    );
  }
  return <ComparedLawyers chosen={found.data.results} now={requestNow()} />;
}
