import { VideoOff } from 'lucide';
import { Icon } from '@/components/ui/icons/icon';
import { SITE } from '@/lib/site';
import { NotaryLaw, NotaryLawChecked } from './notary-law';

/** States that nothing is notarized in a video call of this site, and by which rules. */
export function NoVideoNotarization({ className = '' }: { className?: string }) {
  return (
    <section
      aria-labelledby="no-video-notarization"
      className={`flex gap-3 rounded border border-amber-300 bg-amber-50 p-4 sm:p-5 ${className}`}
    >
      <Icon of={VideoOff} className="mt-0.5 size-6 text-amber-900" />
      <div className="min-w-0 max-w-text">
        <h2 id="no-video-notarization" className="font-sans text-base font-semibold">
          A video call on this site is not a notarization
        </h2>
        <p className="mt-1 text-sm text-neutral-800">
          Whoever signs on paper must appear before the notary public in person, under the 2004
          Rules on Notarial Practice, <NotaryLaw of="notarialPractice" />.
        </p>
        <details className="text-sm">
          <summary className="flex min-h-tap items-center rounded font-medium text-amber-950 underline underline-offset-4">
            And electronic notarization?
          </summary>
          <p className="text-neutral-800">
            It has rules of its own, <NotaryLaw of="electronicNotarization" />: it is only for
            electronic documents in PDF, only by a lawyer with a separate commission as electronic
            notary public, and only in a facility that the Supreme Court has accredited. {SITE.name}{' '}
            is no such facility.
          </p>
          <p className="mt-2 text-neutral-700">
            Compared with these texts on <NotaryLawChecked />.
          </p>
        </details>
      </div>
    </section>
  );
}
