import Link from 'next/link';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import type { HelpEntry } from '@/lib/catalogue/help';

export function SituationSteps({ steps, links, we }: Pick<HelpEntry, 'steps' | 'links' | 'we'>) {
  return (
    <>
      <ol className="grid list-decimal gap-2 pl-5 marker:text-neutral-500">
        {steps.map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
      </ol>
      <p className="mt-2 flex flex-wrap gap-x-5">
        {links.map(({ label, href }) => (
          <Link key={href} href={href} prefetch={false} className={textLinkAloneClass}>
            {label}
          </Link>
        ))}
      </p>
      <p className="mt-2 text-neutral-700">
        <span className="font-semibold text-neutral-900">What we do: </span>
        {we}
      </p>
    </>
  );
}
