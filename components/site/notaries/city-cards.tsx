import Link from 'next/link';
import { NO_NOTARY_FILTERS, notarySearchHref } from '@/components/notaries/search/filters';
import { NotaryCard } from '@/components/notaries/search/notary-card';
import { countNotaries } from '@/components/notaries/search/wording';
import { buttonClass } from '@/components/ui/forms/button-class';
import type { City } from '@/lib/catalogue/cities';
import type { CityNotaries } from './text/city-notaries';

interface CityCardsProps {
  city: City;
  notaries: Pick<CityNotaries, 'found'>;
}

/** The notaries of a city as cards, with the way to the rest and to the filters. */
export function CityCards({ city, notaries: { found } }: CityCardsProps) {
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
