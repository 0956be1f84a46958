import Link from 'next/link';
import { buttonClass } from '@/components/ui/forms/button-class';
import { textLinkClass } from '@/components/ui/layout/text-link';
import type { AreaSlug } from '@/lib/catalogue/areas';
import { AREAS } from '@/lib/catalogue/areas';

/** Name of the lawyers of an area within a sentence. */
const LAWYERS: Record<AreaSlug, string> = {
  civil: 'civil lawyers',
  'land-issues': 'land lawyers',
  criminal: 'criminal lawyers',
  labor: 'labor lawyers',
  corporate: 'corporate lawyers',
  taxation: 'tax lawyers',
  immigration: 'immigration lawyers',
  'intellectual-property': 'intellectual property lawyers',
  election: 'election lawyers',
};

export function FindALawyer({ areas }: { areas: readonly AreaSlug[] }) {
  const [first, ...others] = areas;
  if (!first) return null;
  return (
    <section
      aria-labelledby="find-a-lawyer"
      className="rounded border border-teal-200 bg-teal-50 p-5 print:hidden"
    >
      <h2 id="find-a-lawyer" className="text-xl">
        Ask about your own case
      </h2>
      <p className="mt-2 text-neutral-700">
        Compare {lawyersOf(first)} by fee and open times, and talk to one by video or phone. You see
        the full price before you pay.
      </p>
      <Link
        href={areaLink(first).href}
        prefetch={false}
        className={buttonClass({ variant: 'action', wide: true }).concat(' mt-4')}
      >
        See {lawyersOf(first)}
      </Link>
      {others.length > 0 && (
        <p className="mt-3 text-sm text-neutral-700">
          <span>Also related:</span>{' '}
          {others.map((area, index) => (
            <span key={area}>
              {index > 0 && <span>{', '}</span>}
              <Link href={areaLink(area).href} prefetch={false} className={textLinkClass}>
                {areaLink(area).label}
              </Link>
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

function lawyersOf(area: AreaSlug): string {
  return LAWYERS[area];
}

function areaLink(slug: AreaSlug): { label: string; href: string } {
  const label = AREAS.find((area) => area.slug === slug)?.label ?? slug;
  return { label, href: `/lawyers-online/${slug}` };
}
