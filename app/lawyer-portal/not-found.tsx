import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/site/layout/not-found-page';

export const metadata: Metadata = { title: 'Page not found' };

/** Within the frame of the layout beside it; the one above brings its own. */
export default function NotFound() {
  return <NotFoundPage />;
}
