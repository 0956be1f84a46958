import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/site/layout/not-found-page';

export const metadata: Metadata = { title: 'Page not found' };

/** Of parts without one of their own. Every page carries it, so it has no frame. */
export default function NotFound() {
  return <NotFoundPage />;
}
