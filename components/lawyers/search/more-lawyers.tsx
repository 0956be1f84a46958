'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Spinner } from '@/components/ui/display/spinner';
import { buttonClass } from '@/components/ui/forms/button-class';
import { preload, useLater } from '@/components/ui/hooks/use-later';
import { searchHref } from '@/lib/contract/lawyers/search-filters';
import type { MoreLawyersProps } from './appended-lawyers';
import { countLawyers } from './filters/wording';

const loadAppended = () =>
  import('./appended-lawyers').then(({ AppendedLawyers }) => AppendedLawyers);

/** The pages after the first: a link that works by itself, and appends where there is script. */
export function MoreLawyers(props: MoreLawyersProps) {
  const { filters, page, shown, total, hasMore } = props;
  const [wanted, setWanted] = useState(false);
  const { code: AppendedLawyers, failed } = useLater(loadAppended, wanted);
  if (AppendedLawyers) return <AppendedLawyers {...props} />;
  const loading = wanted && !failed;
  return (
    <div className="mt-2 grid justify-items-center gap-3">
      {hasMore && (
        <Link
          href={searchHref(filters, page + 1)}
          prefetch={false}
          rel="next"
          className={`${buttonClass({ variant: 'outline' })} w-full sm:w-auto sm:px-8`}
          aria-disabled={loading}
          onPointerEnter={() => preload(loadAppended)}
          onFocus={() => preload(loadAppended)}
          onNavigate={(event) => {
            // Where the code did not come, the link leads to the next page.
            if (failed) return;
            event.preventDefault();
            setWanted(true);
          }}
        >
          {loading && <Spinner />}
          {loading ? 'Loading' : 'Load more lawyers'}
        </Link>
      )}
      <p className="text-sm text-neutral-600" role="status">
        {shown} of {countLawyers(total)} shown
      </p>
    </div>
  );
}
