import type { Metadata } from 'next';
import { BadgesGallery } from '@/components/gallery/badges';
import { ControlsGallery } from '@/components/gallery/controls';
import { FilesGallery } from '@/components/gallery/files';
import { OverlaysGallery } from '@/components/gallery/overlays';
import { StatesGallery } from '@/components/gallery/states';
import { TokensGallery } from '@/components/gallery/tokens';

export const metadata: Metadata = { title: 'Components', robots: { index: false } };

/** Shows every primitive in every state. The file name makes it a page in development only (next.config.mjs). */
export default function ComponentsPage() {
  return (
    <main id="main" className="mx-auto max-w-page px-4 py-8 lg:px-6">
      <h1 className="text-4xl">Components</h1>
      <TokensGallery />
      <ControlsGallery />
      <BadgesGallery />
      <OverlaysGallery />
      <StatesGallery />
      <FilesGallery />
    </main>
  );
}
