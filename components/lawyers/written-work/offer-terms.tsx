import { Price } from '@/components/ui/display/price';
import type { WrittenOffer } from '@/lib/contract/lawyers/written-work';

export const NOT_NOTARIZED =
  'Notarized documents are not sold this way: who signs one appears in person before a notary public.';

interface OfferTermsProps {
  offer: WrittenOffer;
  heading: 'h2' | 'h3';
}

/** An offer of written work: its name and price, days and revisions, what the client gets and sends. */
export function OfferTerms({ offer, heading: Heading }: OfferTermsProps) {
  return (
    <>
      <div className="flex items-baseline justify-between gap-x-5">
        <Heading className="min-w-0 font-sans text-lg font-semibold break-words">
          {offer.name}
        </Heading>
        <Price centavos={offer.price} className="shrink-0 font-semibold" />
      </div>
      <p className="text-sm text-neutral-700">{daysAndRevisions(offer)}</p>
      <p className="mt-2 max-w-text break-words whitespace-pre-line">{offer.scope}</p>
      <p className="mt-2 max-w-text text-sm break-words whitespace-pre-line text-neutral-700">
        {`You send: ${offer.needed}`}
      </p>
    </>
  );
}

/** Returns `Within 5 days, one revision included`. */
export function daysAndRevisions({
  days,
  revisions,
}: Pick<WrittenOffer, 'days' | 'revisions'>): string {
  const within = `Within ${days} ${days === 1 ? 'day' : 'days'}`;
  if (revisions === 0) return `${within}, no revision included`;
  return revisions === 1
    ? `${within}, one revision included`
    : `${within}, ${revisions} revisions included`;
}
