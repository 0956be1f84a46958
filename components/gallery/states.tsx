import { Spinner } from '@/components/ui/display/spinner';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { GallerySection } from './gallery-section';

export function StatesGallery() {
  return (
    <>
      <GallerySection title="Notices" note="A message with a place on the page.">
        <Notice title="Verify your email">We sent a link to anna@example.com.</Notice>
        <Notice tone="waiting" title="Your time is held until 9:45 AM PHT" />
        <Notice tone="bad" title="Schedule conflict. Please try different time.">
          What you typed is kept.
        </Notice>
      </GallerySection>
      <GallerySection title="Loading" note="Skeletons have the size of what comes.">
        <LoadingRegion label="Loading lawyers">
          <div className="grid gap-3 rounded border bg-white p-4">
            <Skeleton className="h-6 w-48" />
            <Skeleton />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </LoadingRegion>
        <Spinner />
      </GallerySection>
      <GallerySection
        title="Empty and error"
        note="What to do next, or what happened and how to try again."
      >
        <div className="grid gap-4 lg:grid-cols-2">
          <EmptyState title="No meetings yet" action={<Button>Find a lawyer</Button>}>
            Choose a lawyer and a time.
          </EmptyState>
          <ErrorState title="Failed to fetch lawyers">
            Cannot send request. Check internet connection.
          </ErrorState>
        </div>
      </GallerySection>
    </>
  );
}
