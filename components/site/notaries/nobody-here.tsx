import { ArrowRight } from 'lucide';
import Link from 'next/link';
import { notaryCityPath } from '@/components/notaries/addresses';
import { countNotaries } from '@/components/notaries/search/wording';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import type { City } from '@/lib/catalogue/cities';
import { SEARCH_PATH } from '@/lib/contract/lawyers/search-paths';
import { type CityNotaries, citiesToGo } from './text/city-notaries';

interface NobodyHereProps {
  city: City;
  notaries: CityNotaries;
}

/** Nearest cities that are offered as buttons. */
const NEAREST = 3;

/** Where no notary has an office: the nearest cities with one, and what a lawyer can do from afar. */
export function NobodyHere({ city, notaries }: NobodyHereProps) {
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
