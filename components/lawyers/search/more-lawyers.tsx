'use client';

import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { useLayoutEffect, useState } from 'react';
import { FieldError } from '@/components/ui/display/field-error';
import { Spinner } from '@/components/ui/display/spinner';
import { buttonClass } from '@/components/ui/forms/button-class';
import { preload, useLater } from '@/components/ui/hooks/use-later';
import { LAST_PAGE, searchHref } from '@/lib/contract/lawyers/search-filters';
import { TRANSPORT_COPY } from '@/lib/contract/platform/first-copy';
import type { AppendedLawyers as Appended, MoreLawyersProps } from './appended-lawyers';
import { countLawyers } from './filters/wording';

let known: typeof Appended | undefined;

const loadAppended = () =>
  import('./appended-lawyers').then(({ AppendedLawyers }) => {
    known = AppendedLawyers;
    return AppendedLawyers;
  });

/**
 * Later pages than those of the document: a plain link that appends if scripts run. The address counts the appended
 * pages, so that Back and a reload show them again.
 */
export function MoreLawyers(props: MoreLawyersProps) {
  const { filters, page, lastPage, shown, total, moreThanTotal, hasMore } = props;
  const wantedPage = Number(useSearchParams().get(LAST_PAGE));
  const [pressed, setPressed] = useState(false);
  const wanted = pressed || (wantedPage > lastPage && hasMore);
  const { code, failed, retry } = useLater(loadAppended, wanted);
  // At once where it was loaded before: Back finds the place it left only in a page as long as it was.
  const AppendedLawyers = wanted ? (code ?? known) : null;
  useFocusOnReturn(props.now);
  if (AppendedLawyers) {
    return <AppendedLawyers {...props} wantedPage={wantedPage} focusFirst={pressed} />;
  }
  const loading = wanted && !failed;
  return (
    <div className="mt-2 grid justify-items-center gap-3">
      {hasMore && (
        <Link
          href={searchHref(filters, lastPage + 1)}
          prefetch={false}
          rel="next"
          className={`${buttonClass({ variant: 'outline' })} w-full sm:w-auto sm:px-8`}
          aria-disabled={loading}
          onPointerEnter={() => preload(loadAppended)}
          onFocus={() => preload(loadAppended)}
          onNavigate={(event) => {
            event.preventDefault();
            setPressed(true);
            retry();
            window.history.replaceState(null, '', searchHref(filters, page, lastPage + 1));
          }}
        >
          {loading && <Spinner />}
          <span>{loading ? 'Loading' : 'Load more lawyers'}</span>
        </Link>
      )}
      <div role="alert">{failed && <FieldError>{TRANSPORT_COPY.noAnswer}</FieldError>}</div>
      <p className="text-sm text-neutral-600" role="status">
        {shown} of {countLawyers(total, moreThanTotal)} shown
      </p>
    </div>
  );
}

/** Card whose link was followed, by the instant of the results' request. */
const followed = new Map<number, string | null>();

/** Restores the focus to the link that was followed when the reader comes back. */
function useFocusOnReturn(now: number): void {
  useLayoutEffect(() => {
    const href = followed.get(now);
    if (href) {
      const link = document.querySelector<HTMLElement>(`article a[href="${CSS.escape(href)}"]`);
      link?.focus({ preventScroll: true });
    }
    return () => {
      const link = document.activeElement?.closest('article a');
      followed.set(now, link?.getAttribute('href') ?? null);
    };
  }, [now]);
}
