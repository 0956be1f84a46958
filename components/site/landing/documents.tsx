import { Check } from 'lucide';
import { Icon } from '@/components/ui/icons/icon';
import type { LandingGuide } from '@/lib/catalogue/guides/landing-guide';

/** What to have ready for the meeting, and why. */
export function Documents({ documents }: Pick<LandingGuide, 'documents'>) {
  return (
    <div className="xl:sticky xl:top-24">
      <h2 className="text-2xl">What to have ready</h2>
      <ul className="mt-4 border-t md:grid md:grid-cols-2 md:gap-x-8 xl:block">
        {documents.map(({ name, reason }) => (
          <li key={name} className="flex gap-3 border-b py-3">
            <Icon of={Check} className="mt-0.5 size-5 text-teal-700" />
            <div className="min-w-0">
              <p className="font-medium">{name}</p>
              <p className="mt-0.5 text-sm text-neutral-700">{reason}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-neutral-600">You can attach up to 30 files when you book.</p>
    </div>
  );
}
