import Link from 'next/link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import type { useSearchEverything } from '@/lib/client/admin/search';
import type { SearchAnswer, SearchKind } from '@/lib/contract/admin/search';
import { AdminQueryFailure } from '../admin-failure';

const KINDS: Readonly<Record<SearchKind, string>> = {
  payment: 'Payments',
  meeting: 'Meetings',
  agreement: 'Agreements',
  unclaimed: 'Unclaimed payments',
  question: 'Questions',
  person: 'People',
};

interface FoundProps {
  search: ReturnType<typeof useSearchEverything>;
  onRetry: () => void;
  onLeave: () => void;
}

/** Results of a search; nothing before the first one. */
export function Found({ search, onRetry, onLeave }: FoundProps) {
  const { data, error, isPending } = search;
  return (
    <div className="mt-5 grid gap-4" aria-live="polite" aria-busy={isPending}>
      {isPending && <Searching />}
      {error && (
        <AdminQueryFailure
          query={{ error, isFetching: isPending, refetch: onRetry }}
          title="The search failed"
        />
      )}
      {data?.groups.length === 0 && (
        <EmptyState title="Nothing found" headingLevel="h3">
          Check the spelling, or search for part of the name. Deleted accounts are not found by
          name.
        </EmptyState>
      )}
      {data && data.groups.length > 0 && <Groups answer={data} onLeave={onLeave} />}
    </div>
  );
}

function Searching() {
  return (
    <LoadingRegion label="Searching">
      <div className="grid gap-2">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-14 w-full rounded" />
        ))}
      </div>
    </LoadingRegion>
  );
}

function Groups({ answer, onLeave }: { answer: SearchAnswer; onLeave: () => void }) {
  return (
    <>
      {answer.groups.map(({ kind, hits }) => (
        <section key={kind} aria-labelledby={`found-${kind}`}>
          <h3 id={`found-${kind}`} className="font-sans text-sm font-semibold text-neutral-600">
            {KINDS[kind]}
          </h3>
          <ul className="mt-1 divide-y overflow-hidden rounded border bg-white">
            {hits.map(({ _id, title, detail, href }) => (
              <li key={_id}>
                <Link
                  href={href}
                  prefetch={false}
                  className="block min-h-tap px-4 py-2.5 -outline-offset-2 hover:bg-neutral-50"
                  onClick={onLeave}
                >
                  <span className="block font-medium wrap-anywhere tabular">{title}</span>
                  <span className="block text-sm wrap-anywhere text-neutral-700">{detail}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {answer.more && (
        <p className="text-sm text-neutral-700">There are more. Add another word to find fewer.</p>
      )}
    </>
  );
}
