'use client';

import { errorDetails, FailedPage } from '@/components/layout/error-page';

export default function RouteError({ error }: { error: unknown }) {
  return <FailedPage details={errorDetails(error)} />;
}
