import { Fact, type FactProps } from '@/components/ui/display/fact';
import { Breadcrumbs } from '@/components/ui/layout/breadcrumbs';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import { FREE_RULE } from '@/lib/catalogue/free-rule';
import { PUBLIC_HELP_ID } from '@/lib/catalogue/legal-help/public-help-path';
import { FREE_LAWYERS_ID } from '@/lib/contract/lawyers/search-paths';
import { BRING_ID, ELIGIBILITY_ID, FREE_HELP_CRUMBS, FREE_HELP_TITLE } from './free-help-text';

const FACTS: readonly FactProps[] = [
  { name: 'You pay', value: '₱0', note: 'No card, no checkout' },
  { name: 'One consultation', value: '30 minutes', note: 'By video or phone' },
  { name: 'With each lawyer', value: 'Once', note: 'Who offers it' },
  { name: 'Within 30 days', value: 'Two', note: 'With different lawyers' },
];

const PARTS = [
  [FREE_LAWYERS_ID, 'Lawyers with a free consultation'],
  [PUBLIC_HELP_ID, 'Public offices'],
  [ELIGIBILITY_ID, 'Who the PAO helps'],
  [BRING_ID, 'What to bring'],
] as const;

/** What is free here, and where the other ways begin. */
export function FreeHelpHead() {
  return (
    <div className="mx-auto max-w-page px-4 pt-2 pb-8 lg:px-6 lg:pt-4 lg:pb-10">
      <Breadcrumbs crumbs={FREE_HELP_CRUMBS} />
      <h1 className="mt-2 text-3xl lg:mt-3 lg:text-4xl">{FREE_HELP_TITLE}</h1>
      <p className="mt-3 max-w-text font-medium lg:text-lg">
        Some lawyers offer a free first consultation: sign in, choose a time, say what it is about,
        and it is booked. {FREE_RULE.sentence} If you need a lawyer for a whole case without a fee,
        see the public offices further down.
      </p>
      <dl className="mt-5 grid grid-cols-2 rounded border bg-white lg:mt-7 lg:grid-cols-4">
        {FACTS.map((fact) => (
          <Fact key={fact.name} {...fact} />
        ))}
      </dl>
      <nav aria-label="On this page" className="mt-4">
        <ul className="flex flex-wrap gap-x-6">
          {PARTS.map(([id, label]) => (
            <li key={id}>
              <a href={`#${id}`} className={textLinkAloneClass}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
