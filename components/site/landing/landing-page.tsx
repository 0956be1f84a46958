import { LiveTimesProvider } from '@/components/lawyers/times/live-times';
import { Breadcrumbs } from '@/components/ui/layout/breadcrumbs';
import { Documents } from './documents';
import { GuideText } from './guide-text';
import { LandingHead } from './landing-head';
import { LandingQuestions } from './landing-questions';
import { LawyersSection } from './lawyers-section';
import { NoLawyers } from './no-lawyers';
import { Places } from './places';
import { Related } from './related';
import { landingCrumbs } from './text/crumbs';
import type { Landing } from './text/landing';
import type { LandingLawyers } from './text/lawyer-groups';

interface LandingPageProps {
  landing: Landing;
  lawyers: LandingLawyers;
  /** Instant of the rendering, epoch milliseconds. */
  now: number;
}

/** Who can help with an area of law in a place, when and for how much; then what such a case involves there. */
export function LandingPage({ landing, lawyers, now }: LandingPageProps) {
  const { area, region, guide } = landing;
  const city = region?.city ? region.slug : null;
  const nobody = lawyers.summary.total === 0;
  return (
    <main id="main">
      <LiveTimesProvider of={{ area: area.slug, region: region?.slug ?? null, city }}>
        <div className="mx-auto max-w-page px-4 pt-2 lg:px-6 lg:pt-4">
          <Breadcrumbs crumbs={landingCrumbs(landing)} />
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
