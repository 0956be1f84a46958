'use client';

import Link from 'next/link';
import { Price } from '@/components/ui/display/price';
import { textLinkClass } from '@/components/ui/layout/text-link';
import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { minutesOf } from '@/lib/domain/lawyers/pricing';
import { useSearchedProblem } from './use-searched-problem';

interface ForYourProblemProps {
  name: string;
  areas: readonly string[];
  services: LawyerProfile['services'];
  free: boolean;
}

/**
 * After a search for a problem: whether its area is one of the lawyer's, and the price of the shortest meeting. Where it is none,
 * the way back to lawyers of that area.
 */
export function ForYourProblem({ name, areas, services, free }: ForYourProblemProps) {
  const problem = useSearchedProblem();
  if (!problem) return null;
  const { label, area, path } = problem;
  const place = areas.indexOf(area);
  const shortest = services.toSorted((a, b) => a.duration - b.duration)[0];
  return (
    <section
      aria-label="For your problem"
      className="mb-4 rounded border border-teal-200 bg-teal-50 px-4 py-3"
    >
      <p className="text-sm text-neutral-700">
        For your problem: <span className="font-semibold text-neutral-900">{label}</span>
      </p>
      {place < 0 ? (
        <p>
          <span>{`${area} is not among the areas of ${name}. `}</span>
          <Link href={path} prefetch={false} className={textLinkClass}>
            See lawyers for it
          </Link>
        </p>
      ) : (
        <p>
          <span>
            {place === 0
              ? `${area} is the first area of ${name}`
              : `${area} is one of the areas of ${name}`}
          </span>
          {free ? (
            <span>
              {`, and the first ${minutesOf('free')} minutes cost `}
              <Price centavos={0} />.
            </span>
          ) : (
            shortest && (
              <span>
                {`, and ${shortest.duration} minutes cost `}
                <Price centavos={shortest.price} />.
              </span>
            )
          )}
        </p>
      )}
    </section>
  );
}
