import { Fact, type FactProps } from '@/components/ui/display/fact';
import { Breadcrumbs } from '@/components/ui/layout/breadcrumbs';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import type { HelpGroup } from '@/lib/catalogue/legal-help/help-files';
import { HELP_GROUPS } from '@/lib/catalogue/legal-help/legal-help';
import { IN_DANGER_ID, PUBLIC_HELP_ID } from '@/lib/catalogue/legal-help/public-help-path';
import { BRING_ID, ELIGIBILITY_ID, FREE_HELP_CRUMBS, FREE_HELP_TITLE } from './free-help-text';
import { PhoneLink } from './public-help';

const FACTS: readonly FactProps[] = [
  { name: 'You pay', value: '₱0', note: 'No card, no checkout' },
  { name: 'One consultation', value: '30 minutes', note: 'By video or phone' },
  { name: 'With each lawyer', value: 'Once', note: 'Who offers it' },
  { name: 'Within 30 days', value: 'Two', note: 'With different lawyers' },
];

const PARTS = [
  [IN_DANGER_ID, 'If somebody is in danger'],
  [ELIGIBILITY_ID, 'Who the PAO helps'],
  [BRING_ID, 'What to bring'],
] as const;

export function FreeHelpHead() {
  return (
    <div className="mx-auto max-w-page px-4 pt-2 pb-3 lg:px-6 lg:pt-4 lg:pb-10">
      <Breadcrumbs crumbs={FREE_HELP_CRUMBS} />
      <h1 className="mt-2 text-3xl lg:mt-3 lg:text-4xl">{FREE_HELP_TITLE}</h1>
      <p className="mt-3 max-w-text lg:text-lg">
        For a whole case without a fee, ask a public office. For a first answer, a lawyer here gives
        you 30 minutes without a fee.
      </p>
      <div className="mt-4 grid gap-4 lg:mt-7">
        {HELP_GROUPS.filter(({ kind }) => kind === 'pao').map((group) => (
          <PublicAttorney key={group.kind} group={group} />
        ))}
        {/* The list says the same in a sentence. */}
        <dl className="grid grid-cols-2 rounded border bg-white max-sm:hidden lg:grid-cols-4">
          {FACTS.map((fact) => (
            <Fact key={fact.name} {...fact} />
          ))}
        </dl>
      </div>
      <nav aria-label="On this page" className="mt-2 lg:mt-4">
        <ul className="flex flex-wrap gap-x-5">
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

/** Shown first, since most people who cannot pay a lawyer need it. */
function PublicAttorney({ group: { name, phones = [] } }: { group: HelpGroup }) {
  return (
    <section
      aria-labelledby="public-attorney"
      className="gap-8 rounded border border-teal-200 bg-teal-50 p-4 sm:p-5 lg:flex lg:items-center lg:justify-between"
    >
      <div>
        <h2 id="public-attorney" className="text-xl">
          {name}
        </h2>
        <p className="mt-1 text-neutral-700">
          A government lawyer for your whole case, free for people with a low income.
        </p>
      </div>
      <ul aria-label="Ways to ask" className="mt-1 flex flex-wrap gap-x-5">
        {phones.map((number) => (
          <li key={number}>
            <PhoneLink number={number} />
          </li>
        ))}
        <li>
          <a href={`#${PUBLIC_HELP_ID}`} className={textLinkAloneClass}>
            Offices by region
          </a>
        </li>
      </ul>
    </section>
  );
}
