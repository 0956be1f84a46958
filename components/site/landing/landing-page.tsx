import { ArrowRight } from 'lucide';
import Link from 'next/link';
import { DangerFold } from '@/components/lawyers/danger/danger-fold';
import { countLawyers, lawyersOf } from '@/components/lawyers/search/filters/wording';
import { LiveTimesProvider } from '@/components/lawyers/times/live-times';
import { CheckList } from '@/components/ui/display/check-list';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import { Breadcrumbs } from '@/components/ui/layout/breadcrumbs';
import { AREAS, type AreaSlug } from '@/lib/catalogue/areas';
import type { LandingGuide } from '@/lib/catalogue/guides/landing-guide';
import type { DangerKind } from '@/lib/catalogue/legal-problems/dangers/danger-kinds';
import { neighborsOf } from '@/lib/catalogue/neighbors';
import { SEO_REGIONS, type SeoRegion } from '@/lib/catalogue/regions';
import type { LawyerSummary } from '@/lib/contract/lawyers/search';
import { NO_FILTERS, searchHref } from '@/lib/contract/lawyers/search-filters';
import { GuideText } from './guide-text';
import { LandingHead } from './landing-head';
import { LawyersSection } from './lawyers-section';
import { PlaceLinks } from './place-links';
import { landingCrumbs } from './text/crumbs';
import { type Landing, placeLabel, placeOf } from './text/landing';
import type { LandingLawyers } from './text/lawyer-groups';
import { landingPath } from './text/paths';
import { questionsOf } from './text/questions';

/** Areas of problems in which somebody may be in danger. */
const DANGERS: Readonly<Partial<Record<AreaSlug, readonly DangerKind[]>>> = {
  criminal: ['violence', 'arrest'],
  civil: ['violence'],
};

interface LandingPageProps {
  landing: Landing;
  lawyers: LandingLawyers;
  /** Instant of the rendering, epoch milliseconds. */
  now: number;
}

export function LandingPage({ landing, lawyers, now }: LandingPageProps) {
  const { area, region, guide } = landing;
  const city = region?.city ? region.slug : null;
  const dangers = DANGERS[area.slug];
  const nobody = lawyers.summary.total === 0;
  return (
    <main id="main">
      <LiveTimesProvider of={{ area: area.slug, region: region?.slug ?? null, city }}>
        <div className="mx-auto max-w-page px-4 pt-2 lg:px-6 lg:pt-4">
          <Breadcrumbs crumbs={landingCrumbs(landing)} />
          {dangers && <DangerFold kinds={dangers} />}
          <LandingHead landing={landing} lawyers={lawyers} now={now} />
          {nobody && <NoLawyers landing={landing} lawyers={lawyers} />}
        </div>
        <LawyersSection
          landing={landing}
          lawyers={lawyers}
          now={now}
          aside={<Documents documents={guide.documents} />}
        />
      </LiveTimesProvider>
      {!region && <Places landing={landing} summary={lawyers.summary} />}
      <GuideText landing={landing} />
      <LandingQuestions landing={landing} lawyers={lawyers} />
      <Related landing={landing} />
    </main>
  );
}

function Documents({ documents }: Pick<LandingGuide, 'documents'>) {
  return (
    <div className="xl:sticky xl:top-24">
      <h2 className="text-2xl">What to have ready</h2>
      <CheckList items={documents} className="mt-4 md:grid md:grid-cols-2 md:gap-x-8 xl:block" />
      <p className="mt-3 text-sm text-neutral-600">You can attach up to 30 files when you book.</p>
    </div>
  );
}

function LandingQuestions({ landing, lawyers }: { landing: Landing; lawyers: LandingLawyers }) {
  const questions = questionsOf(landing, lawyers);
  return (
    <section className="border-y bg-white" aria-labelledby="questions">
      <div className="mx-auto max-w-page px-4 py-10 lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16 lg:px-6 lg:py-20">
        <h2 id="questions" className="text-2xl lg:text-3xl">
          <span>Questions for {lawyersOf(landing.area.label).toLowerCase()}</span>
          {landing.region && <span>{` in ${placeOf(landing.region)}`}</span>}
        </h2>
        <Accordion className="mt-6 lg:mt-0">
          {questions.map(({ question, answer }) => (
            <AccordionItem key={question} title={question}>
              {answer}
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </section>
  );
}

/** Every place with a page for the area, with the number of lawyers for regions. */
function Places({ landing: { area }, summary }: { landing: Landing; summary: LawyerSummary }) {
  const counts = new Map(summary.regions.map(({ region, total }) => [region, total]));
  const noteOf = ({ city, queryRegion }: SeoRegion) => {
    if (city) return undefined;
    const count = queryRegion ? (counts.get(queryRegion) ?? 0) : summary.total;
    return count === 0 ? 'None yet' : countLawyers(count);
  };
  const linksOf = (places: readonly SeoRegion[]) =>
    places.map((place) => ({
      href: landingPath(area.slug, place.slug),
      label: placeLabel(place),
      note: noteOf(place),
    }));
  return (
    <section className="mx-auto max-w-page px-4 pt-10 lg:px-6 lg:pt-20" aria-labelledby="places">
      <h2 id="places" className="text-2xl lg:text-3xl">
        {lawyersOf(area.label)} by place
      </h2>
      <Accordion className="mt-5">
        <AccordionItem wide level="h3" title="Regions">
          <PlaceLinks links={linksOf(SEO_REGIONS.filter(({ city }) => !city))} />
        </AccordionItem>
        <AccordionItem wide level="h3" title="Cities">
          <PlaceLinks links={linksOf(SEO_REGIONS.filter(({ city }) => city))} />
        </AccordionItem>
      </Accordion>
    </section>
  );
}

/** The same area in nearby places, and other areas in the same place. */
function Related({ landing: { area, region } }: { landing: Landing }) {
  const near = region
    ? neighborsOf(region.slug).flatMap((slug) => SEO_REGIONS.filter((place) => place.slug === slug))
    : [];
  const others = AREAS.filter(({ slug }) => slug !== area.slug);
  const here = region ? `Other areas in ${placeOf(region)}` : 'Other areas of law';
  return (
    <section className="mx-auto max-w-page px-4 py-10 lg:px-6 lg:py-16" aria-labelledby="related">
      <h2 id="related" className="text-2xl">
        {region ? 'Nearby and related' : 'Related'}
      </h2>
      <Accordion className="mt-5">
        {region && (
          <AccordionItem wide level="h3" title={`${lawyersOf(area.label)} in other places`}>
            <PlaceLinks
              links={[
                ...near.map((place) => ({
                  href: landingPath(area.slug, place.slug),
                  label: placeLabel(place),
                })),
                { href: landingPath(area.slug), label: 'All places' },
              ]}
            />
          </AccordionItem>
        )}
        <AccordionItem wide level="h3" title={here}>
          <PlaceLinks
            links={others.map((other) => ({
              href: landingPath(other.slug, region?.slug),
              label: other.label,
            }))}
          />
        </AccordionItem>
      </Accordion>
    </section>
  );
}

/** Shown if no lawyer lists the area in the region: the nearest region with one, all regions, and other areas here. */
function NoLawyers({ landing, lawyers }: { landing: Landing; lawyers: LandingLawyers }) {
  return (
    <ul aria-label="Ways to find a lawyer" className="flex flex-wrap gap-2 pb-10">
      {suggestedLinks(landing, lawyers).map(({ href, label }) => (
        <li key={href}>
          <Link href={href} prefetch={false} className={buttonClass({ variant: 'outline' })}>
            {label}
            <Icon of={ArrowRight} className="size-4" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function suggestedLinks({ area, region }: Landing, { everywhere }: LandingLawyers) {
  const counts = new Map(everywhere?.regions.map((entry) => [entry.region, entry.total]));
  const nearest = (region ? neighborsOf(region.slug) : [])
    .flatMap((slug) => SEO_REGIONS.filter((place) => place.slug === slug && !place.city))
    .find(({ queryRegion }) => counts.has(queryRegion));
  const all = everywhere?.total ?? 0;
  return [
    ...(nearest
      ? [
          {
            href: landingPath(area.slug, nearest.slug),
            label: `${countLawyers(counts.get(nearest.queryRegion) ?? 0)} in ${placeLabel(nearest)}`,
          },
        ]
      : []),
    ...(all > 0
      ? [{ href: landingPath(area.slug), label: `All ${lawyersOf(area.label).toLowerCase()}` }]
      : []),
    ...(region?.queryRegion
      ? [
          {
            href: searchHref({ ...NO_FILTERS, region: region.queryRegion }),
            label: `Other lawyers in ${placeLabel(region)}`,
          },
        ]
      : [{ href: searchHref(NO_FILTERS), label: 'All lawyers' }]),
  ];
}
