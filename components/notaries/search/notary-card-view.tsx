'use client';

import Link from 'next/link';
import { Avatar } from '@/components/ui/display/avatar';
import { buttonClass } from '@/components/ui/forms/button-class';

/** A page sends these for each of its cards: texts, as the card shows them. */
interface NotaryCardViewProps {
  href: string;
  requestHref: string;
  name: string;
  picture: string | null;
  /** Month in which the commission was checked. */
  checked: string;
  office: string;
  hours: string;
  /** Begins the line of the fee: a document, or `Fees`. */
  feeOf: string;
  fee: string | null;
  headingLevel?: 'h2' | 'h3';
}

/** The markup of a notary's card, rendered from data as a lawyer's is; its style sheet has the icons. */
export function NotaryCardView(props: NotaryCardViewProps) {
  const { href, requestHref, name, feeOf, fee, headingLevel: Heading = 'h2' } = props;
  return (
    <article className="notary-card">
      <div>
        <Avatar name={name} pictureUrl={props.picture} square />
        <div>
          <Heading>
            <Link href={href} prefetch={false}>
              {name}
            </Link>
          </Heading>
          <p>{props.office}</p>
        </div>
      </div>
      <ul>
        <li>{`Commission checked ${props.checked}`}</li>
        <li>
          <span>Hours: </span>
          <div>{props.hours}</div>
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
          href={requestHref}
          prefetch={false}
          // For people with an account.
          rel="nofollow"
          data-hidden-for="lawyer"
          aria-label={`Ask for a time: ${name}`}
          className={buttonClass({ variant: 'outline', size: 'small' })}
        >
          Ask for a time
        </Link>
      </div>
    </article>
  );
}
