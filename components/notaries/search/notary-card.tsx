import { BadgeCheck, CalendarCheck, Clock, type IconNode, Landmark, MapPin } from 'lucide';
import Link from 'next/link';
import { withTitle } from '@/components/lawyers/practice';
import { Avatar } from '@/components/ui/display/avatar';
import { Price } from '@/components/ui/display/price';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { documentLabel, type NotarialDocument } from '@/lib/catalogue/notarial-documents';
import type { Notary } from '@/lib/contract/notaries/notaries';
import { dayKeyStart, formatDay, formatMonth } from '@/lib/domain/platform/clock-labels';
import { notaryPath } from '../addresses';
import { cityLabel } from '../wording';
import { todayText, weekText } from './office-days';
import { lowestFee } from './wording';

interface NotaryCardProps {
  notary: Notary;
  /** Document to be notarized: the fee is then the one for it. */
  document?: NotarialDocument | null;
  /** Instant of the request, epoch milliseconds; null if the page may be read on another day. */
  now: number | null;
  headingLevel?: 'h2' | 'h3';
}

/** A notary: place, opening hours, lowest fee and end of the commission. */
export function NotaryCard(props: NotaryCardProps) {
  const { notary, document = null, now, headingLevel: Heading = 'h2' } = props;
  const { _id, display_name, picture_url, checked_at } = notary;
  const name = withTitle(display_name);
  return (
    <article className="flex flex-col rounded border bg-white p-4 sm:p-5">
      <div className="flex gap-4">
        <Avatar name={display_name} pictureUrl={picture_url} square size="large" />
        <div className="min-w-0">
          <Heading className="font-serif text-xl font-medium">
            <Link
              href={notaryPath(_id)}
              prefetch={false}
              className="-my-2 inline-block rounded py-2.5 underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          </Heading>
          <p className="mt-1 inline-flex items-center gap-1.5 text-sm font-medium text-teal-800">
            <Icon of={BadgeCheck} className="size-4.5" />
            {`Commission checked ${formatMonth(Date.parse(checked_at))}`}
          </p>
        </div>
      </div>
      <Facts notary={notary} now={now} />
      <Foot notary={notary} document={document} name={name} />
    </article>
  );
}

function Facts({ notary, now }: { notary: Notary; now: number | null }) {
  const { office_address, office_hours, city } = notary;
  const today = now === null ? '' : `${todayText(office_hours, now)}. `;
  const facts: { name: string; icon: IconNode; text: string }[] = [
    { name: 'Office', icon: MapPin, text: `${office_address}, ${cityLabel(city)}` },
    { name: 'Territory', icon: Landmark, text: `Territory: ${notary.commission_territory}` },
    { name: 'Hours', icon: Clock, text: `${today}${weekText(office_hours)}` },
    {
      name: 'Commission',
      icon: CalendarCheck,
      text: `Valid until ${formatDay(dayKeyStart(notary.commission_valid_until))}`,
    },
  ];
  return (
    <ul className="mt-3.5 mb-4 grid gap-1.5 text-sm text-neutral-700">
      {facts.map(({ name, icon, text }) => (
        <li key={name} className="flex gap-2">
          <Icon of={icon} className="mt-px size-4.5 text-neutral-500" />
          <span className="min-w-0 break-words">
            <span className="sr-only">{`${name}: `}</span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface FootProps {
  notary: Notary;
  document: NotarialDocument | null;
  name: string;
}

function Foot({ notary, document, name }: FootProps) {
  const fee = lowestFee(notary, document);
  return (
    <div className="mt-auto flex flex-wrap items-center justify-between gap-3 border-t pt-3.5">
      <p>
        {fee !== null && (
          <span>
            {document === null ? 'Fees' : documentLabel(document)} from{' '}
            <Price centavos={fee} className="text-lg font-semibold" />
          </span>
        )}
      </p>
      <Link
        href={notaryPath(notary._id)}
        prefetch={false}
        aria-label={`Fees and office of ${name}`}
        className={buttonClass({ variant: 'outline', size: 'small' })}
      >
        Fees and office
      </Link>
    </div>
  );
}
