import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/site/layout/not-found-page';

export const metadata: Metadata = { title: 'Page not found' };

/** Renders inside the sibling layout; the root `not-found.tsx` has a frame of its own. */
export default function NotFound() {
  return <NotFoundPage />;
}
