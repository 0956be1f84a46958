import { BadgeCheck, MapPin, Phone } from 'lucide';
import { Fragment } from 'react';
import { clockText } from '@/components/lawyers/availability/hours-labels';
import { withTitle } from '@/components/lawyers/practice';
import { ProfileSection } from '@/components/lawyers/profile/profile-section';
import { PhoneLinks } from '@/components/platform/phone-links';
import { Avatar } from '@/components/ui/display/avatar';
import { Price } from '@/components/ui/display/price';
import { QrCode } from '@/components/ui/display/qr-code';
import { Icon } from '@/components/ui/icons/icon';
import { Breadcrumbs } from '@/components/ui/layout/breadcrumbs';
import { WEEK } from '@/lib/catalogue/weekdays';
import type { Notary, OfficeHoursEntry } from '@/lib/contract/notaries/notaries';
import { dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';
import { SITE } from '@/lib/site';
import { notaryPath } from '../addresses';
import { NoVideoNotarization } from '../preparation/no-video-notarization';
import { Preparation } from '../preparation/preparation';
import { cityLabel, placeOf } from '../wording';
import { AppointmentCard } from './appointment-card';
import { notaryCrumbs } from './crumbs';

interface PosterCardProps {
  url: string;
  name: string;
}

interface NotaryViewProps {
  notary: Notary;
  /** Address of the site, without a slash at the end. */
  siteUrl: string;
}

/** Public page of a notary: person, commission, directions and hours, fees, then how to prepare. */
export function NotaryView({ notary, siteUrl }: NotaryViewProps) {
  return (
    <main id="main" className="mx-auto max-w-page px-4 pt-2 pb-10 lg:px-6 lg:pt-4 lg:pb-20">
      <Breadcrumbs crumbs={notaryCrumbs(notary)} />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] lg:gap-x-14">
        <div className="min-w-0">
          <NotaryIdentity notary={notary} />
          <CommissionPanel notary={notary} />
        </div>
        <aside aria-label="Visit" className="mt-6 grid content-start gap-4 lg:row-span-2 lg:mt-3">
          <AppointmentCard notary={notary} />
          <OpeningHours hours={notary.office_hours} />
          <PosterCard
            url={`${siteUrl}${notaryPath(notary._id)}`}
            name={withTitle(notary.display_name)}
          />
        </aside>
        <div className="min-w-0 pt-8 lg:pt-10">
          <NotaryFees services={notary.services} />
          <Preparation className="border-t py-8 lg:py-10" />
          <NoVideoNotarization />
        </div>
      </div>
    </main>
  );
}

function NotaryFees({ services }: Pick<Notary, 'services'>) {
  return (
    <ProfileSection title="Services and fees">
      <dl className="mt-3 divide-y border-y">
        {services.map(({ name, price }) => (
          <div key={`${name} ${price}`} className="flex items-baseline justify-between gap-4 py-3">
            <dt className="min-w-0">{name}</dt>
            <dd className="font-semibold">
              <Price centavos={price} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-neutral-600">
        Set by the notary public. Pay at the office and ask for a receipt or invoice.
      </p>
    </ProfileSection>
  );
}

function NotaryIdentity({ notary }: { notary: Notary }) {
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
          <span className="flex flex-wrap items-center gap-x-2.5">
            <Icon of={Phone} className="size-5 text-neutral-500" />
            <PhoneLinks number={phone} whom="the office" />
          </span>
        </address>
      </div>
    </div>
  );
}

function OpeningHours({ hours }: { hours: readonly OfficeHoursEntry[] }) {
  return (
    <section aria-labelledby="hours" className="rounded border bg-white p-4 sm:p-5">
      <h2 id="hours" className="text-xl">
        Opening hours
      </h2>
      <table aria-labelledby="hours" className="mt-2 w-full text-left">
        <tbody className="divide-y">
          {WEEK.map(({ weekday, name }) => (
            <tr key={weekday} className="align-top">
              <th scope="row" className="py-2 pr-4 font-normal text-neutral-700">
                {name}
              </th>
              <td className="py-2 tabular">
                <DayHours hours={hours.filter(({ day }) => day === weekday)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-neutral-600">
        Philippine time. Offices may be closed on holidays, so call before you go.
      </p>
    </section>
  );
}

function DayHours({ hours }: { hours: readonly OfficeHoursEntry[] }) {
  if (hours.length === 0) return <span>Closed</span>;
  return hours.map(({ open, close }, index) => (
    <Fragment key={open}>
      {index > 0 && <span>{', '}</span>}
      <span className="inline-block whitespace-nowrap">
        <time dateTime={open}>{clockText(open)}</time> to{' '}
        <time dateTime={close}>{clockText(close)}</time>
      </span>
    </Fragment>
  ));
}

/** QR code for the wall of the office, which lets anyone check the commission. */
function PosterCard({ url, name }: PosterCardProps) {
  return (
    <section aria-labelledby="poster" className="rounded border bg-white p-4 sm:p-5">
      <h2 id="poster" className="text-xl">
        Check this notary public yourself
      </h2>
      <div className="mt-2 flex items-center gap-4">
        <QrCode
          url={url}
          label={`QR code of the page of ${name}`}
          className="-ml-2 size-32 shrink-0"
        />
        <p className="text-sm text-neutral-700">
          The code on a poster or letter opens this page. Without a commission that was checked and
          has not ended, there is no page on {SITE.name}.
        </p>
      </div>
    </section>
  );
}

function CommissionPanel({ notary }: { notary: Notary }) {
  const { commission_number, commission_territory, commission_valid_until, checked_at } = notary;
  return (
    <section
      aria-labelledby="commission"
      className="flex gap-3 rounded border border-teal-200 bg-teal-50 p-4 sm:p-5"
    >
      <Icon of={BadgeCheck} className="size-6 text-teal-800" />
      <div className="min-w-0">
        <h2 id="commission" className="font-sans text-base font-semibold text-teal-900">
          Commission checked on {formatDay(Date.parse(checked_at))}
        </h2>
        <p className="mt-2">
          May notarize only within this territory:{' '}
          <strong className="font-medium">{commission_territory}</strong>
        </p>
        <dl className="mt-2 grid gap-x-8 gap-y-2 sm:flex">
          <Row name="Commission number">{commission_number}</Row>
          <Row name="Valid until">{formatDay(dayKeyStart(commission_valid_until))}</Row>
        </dl>
        <p className="mt-3 max-w-text text-sm text-neutral-700">
          A person at {SITE.name} compared the document of the court with the name, the number, the
          territory and the last day on this page. It confirms the commission as it was on that day
          and is not a rating. A court can end a commission earlier: its clerk of court can tell you
          whether it is still valid.
        </p>
      </div>
    </section>
  );
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-neutral-700">{name}</dt>
      <dd className="font-medium tabular">{children}</dd>
    </div>
  );
}
