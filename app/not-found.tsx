import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/site/layout/not-found-page';

export const metadata: Metadata = { title: 'Page not found' };

/** Used by segments without a `not-found.tsx` of their own. It is sent with every page, so it has no frame. */
export default function NotFound() {
  return <NotFoundPage />;
}
