import { TEXTS } from '@/lib/contract/platform/texts';
import { ErrorPage } from './error-page';

/** What a page says whose address leads nowhere; it stands in the frame of its part of the site. */
export function NotFoundPage() {
  return (
    <ErrorPage title={TEXTS.errorPage.notFound}>
      There is no page at this address. It may have moved, or the link may be incomplete.
    </ErrorPage>
  );
}
