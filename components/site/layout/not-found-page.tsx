import { COPY } from '@/lib/contract/platform/copy';
import { ErrorPage } from './error-page';

/** Content of a 404 page, within the frame of its part of the site. */
export function NotFoundPage() {
  return (
    <ErrorPage title={COPY.errorPage.notFound}>
      The page may have moved, or the link may be incomplete.
    </ErrorPage>
  );
}
