import Link from 'next/link';
import { profilePath } from '@/components/lawyers/addresses';
import { buttonClass } from '@/components/ui/forms/button-class';
import type { Notary } from '@/lib/contract/notaries/notaries';
import { notaryRequestPath } from '../addresses';

export function AppointmentCard({ notary: { _id, bookable } }: { notary: Notary }) {
  return (
    <section aria-labelledby="visit" className="rounded border bg-white p-4 sm:p-5">
      <h2 id="visit" className="text-xl">
        Visit the office
      </h2>
      <p data-only-for="lawyer" className="mt-1 text-neutral-700">
        Signed in as a lawyer: appointments are for clients.
      </p>
      <p data-hidden-for="lawyer" className="mt-1 text-neutral-700">
        Say which service you need and on which day. The notary public will answer. You pay nothing
        here.
      </p>
      <Link
        href={notaryRequestPath(_id)}
        prefetch={false}
        // For people with an account.
        rel="nofollow"
        data-hidden-for="lawyer"
        className={`${buttonClass({ variant: 'action', size: 'large', wide: true })} mt-4`}
      >
        Request an appointment
      </Link>
      {bookable && (
        <div data-hidden-for="lawyer" className="mt-4 border-t pt-4">
          <p className="text-sm text-neutral-700">
            Get advice before you sign, by video or phone. Documents can’t be notarized this way.
          </p>
          <Link
            href={profilePath(_id)}
            prefetch={false}
            className={`${buttonClass({ variant: 'outline', wide: true })} mt-3`}
          >
            Book an online consultation with the same lawyer
          </Link>
        </div>
      )}
    </section>
  );
}
