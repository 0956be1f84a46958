import { NoVideoNotarization } from '@/components/notaries/preparation/no-video-notarization';
import { Preparation } from '@/components/notaries/preparation/preparation';
import { Breadcrumbs } from '@/components/ui/layout/breadcrumbs';
import type { City } from '@/lib/catalogue/cities';
import { CityCards } from './city-cards';
import { CityHead } from './city-head';
import { CityQuestions } from './city-questions';
import { NearCities } from './near-cities';
import { NobodyHere } from './nobody-here';
import { cityCrumbs } from './text/city-crumbs';
import type { CityNotaries } from './text/city-notaries';

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
