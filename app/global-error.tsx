'use client';

import './globals.css';
import { errorDetails, FailedPage } from '@/components/site/layout/error-page';
import { fontVariables } from './fonts/faces';

/**
 * Replaces the whole document when a page fails. There is no `error.tsx` beside it: it would show the same, and every
 * page would load one more file.
 */
export default function GlobalError({ error }: { error: unknown }) {
  return (
    <html lang="en-PH" className={fontVariables}>
      <body>
        <title>Something went wrong</title>
        <FailedPage details={errorDetails(error)} />
      </body>
    </html>
  );
}
