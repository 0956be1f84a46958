import Link from 'next/link';
import { buttonClass } from '@/components/ui/forms/button-class';
import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { orderPath, WRITTEN_WORK_ID } from '../addresses';
import { NOT_NOTARIZED, OfferTerms } from '../written-work/offer-terms';
import { ProfileSection } from './profile-section';

/** Written work at a fixed price, each with the way to order it. */
export function WrittenWork({ profile }: { profile: LawyerProfile }) {
  const { _id: lawyerId, written_work: offers } = profile;
  if (offers.length === 0) return null;
  return (
    <ProfileSection title="Written work" id={WRITTEN_WORK_ID}>
      <p className="mt-2 max-w-text text-neutral-700">
        At a fixed price, without a meeting first. The lawyer accepts your order within one working
        day, or you get everything back. {NOT_NOTARIZED}
      </p>
      <ul className="mt-4 grid grid-cols-1 gap-3">
        {offers.map((offer) => (
          <li key={offer._id} className="rounded border bg-white p-4 sm:p-5">
            <OfferTerms offer={offer} heading="h3" />
            <p data-hidden-for="lawyer" className="mt-4">
              <Link
                href={orderPath(lawyerId, offer._id)}
                prefetch={false}
                className={buttonClass({ variant: 'outline' })}
              >
                <span>
                  Order<span className="sr-only"> {offer.name}</span>
                </span>
              </Link>
            </p>
          </li>
        ))}
      </ul>
      <p data-only-for="lawyer" className="mt-3 text-sm text-neutral-700">
        Signed in as a lawyer: ordering is for clients.
      </p>
    </ProfileSection>
  );
}
