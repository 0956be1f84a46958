'use client';

import './globals.css';
import { ErrorPage, errorDetails, PlainBar } from '@/components/layout/error-page';
import { fontVariables } from './fonts/faces';

/** Replaces the whole document when the root layout itself fails. */
export default function GlobalError({ error }: { error: unknown }) {
  return (
    <html lang="en-PH" className={fontVariables}>
      <body>
        <title>Something went wrong</title>
        <PlainBar />
        <ErrorPage title="Ops... Something went wrong! Sorry!" details={errorDetails(error)}>
          The page could not be shown. Nothing you have booked or paid is lost.
        </ErrorPage>
      </body>
    </html>
  );
}
