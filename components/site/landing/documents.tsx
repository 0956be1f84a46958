import { CheckList } from '@/components/ui/display/check-list';
import type { LandingGuide } from '@/lib/catalogue/guides/landing-guide';

/** What to have ready for the meeting, and why. */
export function Documents({ documents }: Pick<LandingGuide, 'documents'>) {
  return (
    <div className="xl:sticky xl:top-24">
      <h2 className="text-2xl">What to have ready</h2>
      <CheckList items={documents} className="mt-4 md:grid md:grid-cols-2 md:gap-x-8 xl:block" />
      <p className="mt-3 text-sm text-neutral-600">You can attach up to 30 files when you book.</p>
    </div>
  );
}
