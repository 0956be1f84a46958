'use client';

import { ErrorPage, errorDetails, PlainBar } from '@/components/layout/error-page';

export default function RouteError({ error }: { error: unknown }) {
  return (
    <>
      <PlainBar />
      <ErrorPage title="Ops... Something went wrong! Sorry!" details={errorDetails(error)}>
        The page could not be shown. Nothing you have booked or paid is lost.
      </ErrorPage>
    </>
  );
}
