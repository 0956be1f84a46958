'use client';

import './globals.css';
import { errorDetails, FailedPage } from '@/components/layout/error-page';
import { fontVariables } from './fonts/faces';

/** Replaces the whole document when the root layout itself fails. */
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
