'use client';

import { NOT_FOUND } from '@/lib/contract/platform/first-copy';
import { ErrorPage } from './error-page';

/**
 * Content of a 404 page, within the frame of its part of the site. A component of the browser, because it is part of
 * the data of every page: rendered on the server, each would carry its elements.
 */
export function NotFoundPage() {
  return (
    <ErrorPage title={NOT_FOUND}>The page may have moved, or the link may be incomplete.</ErrorPage>
  );
}
