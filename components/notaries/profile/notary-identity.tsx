import { MapPin, Phone } from 'lucide';
import { withTitle } from '@/components/lawyers/practice';
import { Avatar } from '@/components/ui/display/avatar';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import type { Notary } from '@/lib/contract/notaries/notaries';
import { phoneLabel } from '@/lib/domain/notaries/phone-label';
import { cityLabel, placeOf } from '../wording';

/** Who the notary is, where the office is and how to call it. */
export function NotaryIdentity({ notary }: { notary: Notary }) {
  const { display_name, picture_url, city, office_address, phone } = notary;
  return (
    <div className="flex flex-col gap-4 pt-3 pb-6 sm:flex-row sm:gap-6 lg:pb-8">
      <Avatar name={display_name} pictureUrl={picture_url} square size="huge" loading="eager" />
      <div className="min-w-0">
        <h1 className="text-3xl lg:text-4xl">{withTitle(display_name)}</h1>
        <p className="mt-2 text-lg text-neutral-700">Notary Public in {cityLabel(city)}</p>
        <address className="mt-3 grid gap-1 text-neutral-700 not-italic">
          <span className="flex gap-2.5">
            <Icon of={MapPin} className="mt-0.5 size-5 text-neutral-500" />
            <span className="min-w-0">
              <span className="sr-only">Office: </span>
              {office_address}
              <br />
              {placeOf(notary)}
            </span>
          </span>
          <span className="flex items-center gap-2.5">
            <Icon of={Phone} className="size-5 text-neutral-500" />
            <a href={`tel:${phone}`} className={textLinkAloneClass}>
              <span className="sr-only">Call the office: </span>
              {phoneLabel(phone)}
            </a>
          </span>
        </address>
      </div>
    </div>
  );
}
