import Link from 'next/link';
import { problemSearch } from '@/components/lawyers/search/problems/problem-href';
import { classNames } from '@/components/ui/class-names';
import { type PlainLink, PlainLinks } from '@/components/ui/layout/plain-links';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import { COMMON_PROBLEMS } from '@/lib/catalogue/legal-problems/common-problems';
import { SEARCH_PATH } from '@/lib/contract/lawyers/search-paths';
import { landingOf } from '../landing/text/paths';

const AREAS_ON_A_PHONE = 6;

export function CommonLegalProblems() {
  return (
    <section
      className="mx-auto max-w-page px-4 py-10 lg:px-6 lg:py-24"
      aria-labelledby="common-problems"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <h2 id="common-problems" className="text-3xl">
          Common legal problems
        </h2>
        <Link href={SEARCH_PATH} prefetch={false} className={textLinkAloneClass}>
          See all lawyers
        </Link>
      </div>
      <div className="mt-6 grid border-t md:grid-cols-3 md:gap-x-10 lg:mt-8">
        {COMMON_PROBLEMS.map(({ area, problemIds }, index) => (
          <div
            key={area}
            className={classNames(
              'border-b py-3 md:py-5',
              index >= AREAS_ON_A_PHONE && 'hidden md:block',
            )}
          >
            <h3 className="font-serif text-xl font-medium">
              <Link
                href={landingOf(area)}
                prefetch={false}
                className="flex min-h-tap items-center rounded underline-offset-4 hover:underline"
              >
                {area}
              </Link>
            </h3>
            <ul className="problem-links">
              <PlainLinks links={problemIds.map(problemLink)} items />
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function problemLink(id: number): PlainLink {
  const { label, href } = problemSearch(id);
  return [label, href];
}
