import Link from 'next/link';
import { NOTARY_SEARCH_PATH, notaryCityPath } from '@/components/notaries/addresses';
import { NoVideoNotarization } from '@/components/notaries/preparation/no-video-notarization';
import { NotaryLaw, NotaryLawChecked } from '@/components/notaries/preparation/notary-law';
import { Preparation } from '@/components/notaries/preparation/preparation';
import { NO_NOTARY_FILTERS, notarySearchHref } from '@/components/notaries/search/filters';
import { NotaryCard } from '@/components/notaries/search/notary-card';
import { countNotaries } from '@/components/notaries/search/wording';
import { PlaceLinks } from '@/components/site/landing/place-links';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import { Breadcrumbs } from '@/components/ui/layout/breadcrumbs';
import type { City } from '@/lib/catalogue/cities';
import { CityHead } from './city-head';
import { NobodyHere } from './nobody-here';
import { cityCrumbs } from './text/city-crumbs';
import type { CityNotaries } from './text/city-notaries';
import { citiesToGo } from './text/city-notaries';
import { cityQuestions } from './text/city-questions';

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

/** Who notarizes in a city, when and from which fee; then what to bring, and where else. */
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
      <div className="mx-auto grid max-w-page gap-10 px-4 py-12 lg:px-6 lg:py-16">
        <NoVideoNotarization />
        <Preparation />
      </div>
      <CityQuestions city={city} notaries={notaries} />
      <NearCities city={city} notaries={notaries} />
    </main>
  );
}

/** The notaries of a city as cards, with the way to the rest and to the filters. */
function CityCards({ city, notaries: { found } }: CityCardsProps) {
  const { results, total } = found;
  return (
    <section aria-labelledby="notaries" className="border-y bg-neutral-100">
      <div className="mx-auto max-w-page px-4 py-10 lg:px-6 lg:py-14">
        <h2 id="notaries" className="text-2xl lg:text-3xl">
          Offices in {city.label}
        </h2>
        {total > 1 && <p className="mt-1.5 text-neutral-700">The lowest fee comes first.</p>}
        <div className="mt-5 grid gap-4 lg:grid-cols-2">
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

/** The questions people bring, the first one open; all of them can be read without scripts. */
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

/** Other cities with notaries, those nearby first, and the way to all. */
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
