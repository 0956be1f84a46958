'use client';

import Link from 'next/link';
import { Avatar } from '@/components/ui/display/avatar';
import { buttonClass } from '@/components/ui/forms/button-class';

/** A page sends these for each of its cards: texts, as the card shows them. */
interface NotaryCardViewProps {
  href: string;
  name: string;
  picture: string | null;
  /** Month in which the commission was checked. */
  checked: string;
  office: string;
  territory: string;
  hours: string;
  validUntil: string;
  /** Begins the line of the fee: a document, or `Fees`. */
  feeOf: string;
  fee: string | null;
  headingLevel?: 'h2' | 'h3';
}

/** The markup of a notary's card, rendered from data as a lawyer's is; its style sheet has the icons. */
export function NotaryCardView(props: NotaryCardViewProps) {
  const { href, name, feeOf, fee, headingLevel: Heading = 'h2' } = props;
  return (
    <article className="notary-card">
      <div>
        <Avatar name={name} pictureUrl={props.picture} square size="large" />
        <div>
          <Heading>
            <Link href={href} prefetch={false}>
              {name}
            </Link>
          </Heading>
          <p>{`Commission checked ${props.checked}`}</p>
        </div>
      </div>
      <ul>
        <li>
          <span>Office: </span>
          <div>{props.office}</div>
        </li>
        <li>
          <span>Territory: </span>
          <div>{`Territory: ${props.territory}`}</div>
        </li>
        <li>
          <span>Hours: </span>
          <div>{props.hours}</div>
        </li>
        <li>
          <span>Commission: </span>
          <div>{`Valid until ${props.validUntil}`}</div>
        </li>
      </ul>
      <div>
        <p>
          {fee !== null && (
            <span>
              {`${feeOf} from `}
              <b>{fee}</b>
            </span>
          )}
        </p>
        <Link
          href={href}
          prefetch={false}
          aria-label={`Fees and office of ${name}`}
          className={buttonClass({ variant: 'outline', size: 'small' })}
        >
          Fees and office
        </Link>
      </div>
    </article>
  );
}
