import { ArrowLeft } from 'lucide';
import Link from 'next/link';
import { writtenWorkPath } from '@/components/lawyers/addresses';
import { withTitle } from '@/components/lawyers/practice';
import { NOT_NOTARIZED, OfferTerms } from '@/components/lawyers/written-work/offer-terms';
import { Avatar } from '@/components/ui/display/avatar';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { backLinkClass } from '@/components/ui/layout/text-link';
import type { WrittenOffer } from '@/lib/contract/lawyers/written-work';
import { ORDER_OBJECTION_DAYS } from '@/lib/domain/work-items/order';
import { OrderForm } from './order-form';

interface Lawyer {
  _id: string;
  name: string;
  picture: string | null;
}

interface OrderScreenProps {
  lawyer: Lawyer;
  offer: WrittenOffer;
  /** Centavos, a line of its own. */
  platformFee: number;
}

/** Orders written work: the offer, what it is about, and what happens next. */
export function OrderScreen({ lawyer, offer, platformFee }: OrderScreenProps) {
  const name = withTitle(lawyer.name);
  return (
    <>
      <BackToProfile lawyer={lawyer} />
      <h1 className="mt-2 text-3xl">Order written work</h1>
      <div className="mt-3 flex items-center gap-3">
        <Avatar name={lawyer.name} pictureUrl={lawyer.picture} square size="small" />
        <p className="font-semibold">{name}</p>
      </div>
      <div className="mt-5 grid max-w-form grid-cols-1 gap-6">
        <section aria-label="The offer" className="rounded border bg-white p-4 sm:p-5">
          <OfferTerms offer={offer} heading="h2" />
        </section>
        <OrderForm lawyerId={lawyer._id} name={name} offer={offer} platformFee={platformFee} />
        <section aria-labelledby="what-happens" className="border-t pt-5 text-neutral-700">
          <h2 id="what-happens" className="text-xl text-neutral-900">
            What happens
          </h2>
          <ol className="mt-2 grid list-decimal gap-1.5 pl-5">
            <li>On the next page you add files, sign with your name and pay.</li>
            <li>{`${name} has one working day to accept it. Otherwise you get everything back.`}</li>
            <li>
              The work is delivered as a file. You confirm it, ask for changes that the price
              includes, or object within {ORDER_OBJECTION_DAYS} days. We hold the money until then.
            </li>
          </ol>
          <p className="mt-3">{NOT_NOTARIZED}</p>
        </section>
      </div>
    </>
  );
}

function BackToProfile({ lawyer }: { lawyer: Pick<Lawyer, '_id' | 'name'> }) {
  return (
    <Link href={writtenWorkPath(lawyer._id)} prefetch={false} className={backLinkClass}>
      <Icon of={ArrowLeft} className="size-4" />
      {withTitle(lawyer.name)}
    </Link>
  );
}

/** Says that an offer is gone, and leads to what its lawyer offers now. */
export function OfferGone({ lawyer }: { lawyer: Pick<Lawyer, '_id' | 'name'> }) {
  return (
    <>
      <BackToProfile lawyer={lawyer} />
      <h1 className="mt-2 text-3xl">No longer offered</h1>
      <p className="mt-3 max-w-text text-neutral-700">
        {`${withTitle(lawyer.name)} has taken this offer off the profile. Nothing was ordered.`}
      </p>
      <Link
        href={writtenWorkPath(lawyer._id)}
        prefetch={false}
        className={`mt-5 ${buttonClass({ variant: 'outline' })}`}
      >
        See the profile
      </Link>
    </>
  );
}
