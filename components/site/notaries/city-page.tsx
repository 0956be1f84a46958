import { ArrowRight } from 'lucide';
import Link from 'next/link';
import { NOTARY_SEARCH_PATH, notaryCityPath } from '@/components/notaries/addresses';
import { NoVideoNotarization } from '@/components/notaries/preparation/no-video-notarization';
import { NotaryLaw, NotaryLawChecked } from '@/components/notaries/preparation/notary-law';
import { FoldedPreparation } from '@/components/notaries/preparation/preparation';
import { NO_NOTARY_FILTERS, notarySearchHref } from '@/components/notaries/search/filters';
import { NotaryCard } from '@/components/notaries/search/notary-card';
import { countNotaries, notariesTitle } from '@/components/notaries/search/wording';
import { PlaceLinks } from '@/components/site/landing/place-links';
import { priceText } from '@/components/site/landing/text/wording';
import { Fact, type FactProps } from '@/components/ui/display/fact';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import { Breadcrumbs } from '@/components/ui/layout/breadcrumbs';
import type { City } from '@/lib/catalogue/cities';
import { SEARCH_PATH } from '@/lib/contract/lawyers/search-paths';
import { cityCrumbs } from './text/city-crumbs';
import { type CityNotaries, citiesToGo, feesIn } from './text/city-notaries';
import { cityQuestions } from './text/city-questions';
import { citySentence } from './text/city-wording';

interface NearCitiesProps {
  city: City;
  notaries: CityNotaries;
}

interface CityQuestionsProps {
  city: City;
  notaries: CityNotaries;
}

interface CityCardsProps {
  city: City;
  notaries: Pick<CityNotaries, 'found'>;
}

interface CityPageProps {
  city: City;
  notaries: CityNotaries;
}

/** Notaries of a city, when they are open and their lowest fee; then what to bring, and other cities. */
export function CityPage({ city, notaries }: CityPageProps) {
  const nobody = notaries.found.total === 0;
  return (
    <main id="main">
      <div className="mx-auto max-w-page px-4 pt-2 pb-8 lg:px-6 lg:pt-4 lg:pb-12">
        <Breadcrumbs crumbs={cityCrumbs(city)} />
        <CityHead city={city} notaries={notaries} />
        {nobody && <NobodyHere city={city} notaries={notaries} />}
      </div>
      {!nobody && <CityCards city={city} notaries={notaries} />}
      <div className="mx-auto grid max-w-page gap-5 px-4 py-8 lg:gap-8 lg:px-6 lg:py-12">
        <NoVideoNotarization />
        <Accordion>
          <FoldedPreparation />
        </Accordion>
      </div>
      <CityQuestions city={city} notaries={notaries} />
      <NearCities city={city} notaries={notaries} />
    </main>
  );
}

/** Notaries of a city as cards, with links to the rest and to the filters. */
function CityCards({ city, notaries: { found } }: CityCardsProps) {
  const { results, total } = found;
  return (
    <section aria-labelledby="notaries" className="border-y bg-neutral-100">
      <div className="mx-auto max-w-page px-4 py-8 lg:px-6 lg:py-14">
        <h2 id="notaries" className="text-2xl lg:text-3xl">
          Offices in {city.label}
        </h2>
        {total > 1 && <p className="mt-1.5 text-neutral-700">The lowest fee comes first.</p>}
        <div className="mt-5 grid grid-cols-1 gap-3 lg:grid-cols-2 lg:gap-4">
          {results.map((notary) => (
            <NotaryCard key={notary._id} notary={notary} now={null} headingLevel="h3" />
          ))}
        </div>
        <p className="mt-6">
          <Link
            href={notarySearchHref({ ...NO_NOTARY_FILTERS, city: city.slug })}
            prefetch={false}
            className={buttonClass({ variant: 'outline' })}
          >
            {total > results.length
              ? `See all ${countNotaries(total)}`
              : 'Filter by day, hours or fee'}
          </Link>
        </p>
      </div>
    </section>
  );
}

function CityQuestions({ city, notaries }: CityQuestionsProps) {
  return (
    <section className="border-y bg-white" aria-labelledby="questions">
      <div className="mx-auto max-w-page px-4 py-12 lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16 lg:px-6 lg:py-20">
        <div>
          <h2 id="questions" className="text-2xl lg:text-3xl">
            Questions about notaries public in {city.label}
          </h2>
          <p className="mt-3 text-sm text-neutral-600">
            By <NotaryLaw of="notarialPractice" />, <NotaryLaw of="evidenceOfIdentity" />,{' '}
            <NotaryLaw of="cedula" /> and <NotaryLaw of="electronicNotarization" />, read on{' '}
            <NotaryLawChecked />.
          </p>
        </div>
        <Accordion className="mt-6 lg:mt-0">
          {cityQuestions(city, notaries).map(({ question, answer }, index) => (
            <AccordionItem key={question} title={question} open={index === 0}>
              {answer}
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </section>
  );
}

/** Other cities with notaries, the nearby ones first, and a link to all. */
function NearCities({ city, notaries }: NearCitiesProps) {
  return (
    <section className="mx-auto max-w-page px-4 py-12 lg:px-6 lg:py-16" aria-labelledby="near">
      <h2 id="near" className="text-2xl">
        Notaries public in other cities
      </h2>
      <PlaceLinks
        links={[
          ...citiesToGo(city, notaries).map((near) => ({
            href: notaryCityPath(near.city.slug),
            label: near.city.label,
            note: countNotaries(near.total),
          })),
          { href: NOTARY_SEARCH_PATH, label: 'All cities' },
        ]}
      />
    </section>
  );
}

interface CityHeadProps {
  city: City;
  notaries: CityNotaries;
}

function CityHead({ city, notaries }: CityHeadProps) {
  return (
    <>
      <h1 className="mt-2 text-3xl lg:mt-3 lg:text-4xl">{notariesTitle({ city: city.slug })}</h1>
      <p className="mt-3 max-w-text font-medium lg:text-lg">{citySentence(city, notaries)}</p>
      {notaries.found.total > 0 && <Facts city={city} notaries={notaries} />}
    </>
  );
}

function Facts({ city, notaries }: CityHeadProps) {
  const { found, onSaturday, inEvening } = notaries;
  const { total } = found;
  const fees = feesIn(city, notaries);
  const open = (count: number) => (count === 0 ? 'None' : count);
  const facts: FactProps[] = [
    {
      name: total === 1 ? 'Notary public' : 'Notaries public',
      value: total,
      note: 'Commissions checked',
    },
    ...(fees ? [{ name: 'Lowest fees', value: priceText(fees), note: 'Paid at the office' }] : []),
    { name: 'Open on Saturdays', value: open(onSaturday), note: `Of ${total}` },
    { name: 'Open after 5 PM', value: open(inEvening), note: `Of ${total}` },
  ];
  return (
    <dl className="mt-5 grid grid-cols-2 rounded border bg-white lg:mt-7 lg:grid-cols-4">
      {facts.map((fact) => (
        <Fact key={fact.name} {...fact} />
      ))}
    </dl>
  );
}

interface NobodyHereProps {
  city: City;
  notaries: CityNotaries;
}

const NEAREST = 3;

/** Shown if no notary has an office: the nearest cities with one, and services a lawyer can give remotely. */
function NobodyHere({ city, notaries }: NobodyHereProps) {
  const links = [
    ...citiesToGo(city, notaries)
      .slice(0, NEAREST)
      .map((near) => ({
        href: notaryCityPath(near.city.slug),
        label: `${countNotaries(near.total)} in ${near.city.label}`,
      })),
    { href: '/free-legal-help', label: 'Free legal help' },
    { href: SEARCH_PATH, label: 'Ask a lawyer by video or phone' },
  ];
  return (
    <>
      <p className="mt-2 max-w-text text-neutral-700">
        You can have the document notarized in another city, at the office there. A lawyer can go
        over it with you first, by video or phone.
      </p>
      <ul aria-label="Ways to go on" className="mt-5 flex flex-wrap gap-2">
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} prefetch={false} className={buttonClass({ variant: 'outline' })}>
              {label}
              <Icon of={ArrowRight} className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
