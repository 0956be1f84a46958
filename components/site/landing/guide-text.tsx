import Link from 'next/link';
import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import { textLinkClass } from '@/components/ui/layout/text-link';
import type { GuideSection } from '@/lib/catalogue/guides/guide';
import type { LandingGuide } from '@/lib/catalogue/guides/landing-guide';
import { dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';
import type { Landing } from './text/landing';
import { landingPath } from './text/paths';

const LINK =
  'rounded-inner font-medium text-amber-900 underline decoration-amber-400 underline-offset-4 hover:decoration-amber-900';

/** Guide to such a case: what it is about in a sentence or two, then its parts, each folded. */
export function GuideText({ landing: { area, region, guide } }: { landing: Landing }) {
  const { lead, local, sections, steps, limits, costs, goodToKnow, offices } = guide;
  const before = local ? [local, ...sections] : sections;
  const dates = limits.map(({ source }) => source.read).toSorted();
  const checked = dates.at(-1);
  return (
    <article className="mx-auto max-w-page px-4 py-10 lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16 lg:px-6 lg:py-20">
      <div>
        <p className="text-neutral-700">{lead}</p>
        {region && (
          <p className="mt-4">
            What else to expect, and what you pay besides the lawyer:{' '}
            <Link href={landingPath(area.slug)} prefetch={false} className={textLinkClass}>
              {guide.topic} in the Philippines
            </Link>
          </p>
        )}
        <p className="mt-4 text-sm text-neutral-600">
          <span>General information</span>
          {checked && <span>{`, checked ${formatDay(dayKeyStart(checked))}`}</span>}
          <span>. It is not legal advice.</span>
        </p>
      </div>
      <Accordion className="mt-6 lg:mt-0">
        {before.map((section) => (
          <Section key={section.heading} section={section} />
        ))}
        <AccordionItem level="h2" title="How a case moves">
          <Steps steps={steps} />
        </AccordionItem>
        <AccordionItem level="h2" title={guide.officesHeading}>
          <Offices offices={offices} />
        </AccordionItem>
        <AccordionItem level="h2" title="Time limits and amounts">
          <TimeLimits limits={limits} />
        </AccordionItem>
        {costs.length > 0 && (
          <AccordionItem level="h2" title="What you pay besides the lawyer">
            <Costs costs={costs} />
          </AccordionItem>
        )}
        {goodToKnow && <Section section={goodToKnow} />}
      </Accordion>
    </article>
  );
}

function Section({ section: { heading, paragraphs } }: { section: GuideSection }) {
  return (
    <AccordionItem level="h2" title={heading}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3 first:mt-0">
          {paragraph}
        </p>
      ))}
    </AccordionItem>
  );
}

function Offices({ offices }: Pick<LandingGuide, 'offices'>) {
  return (
    <dl className="divide-y">
      {offices.map(({ name, role }) => (
        <div key={name} className="py-3.5 first:pt-0 last:pb-0">
          <dt className="font-semibold text-neutral-900">{name}</dt>
          <dd className="mt-0.5">{role}</dd>
        </div>
      ))}
    </dl>
  );
}

function Costs({ costs }: Pick<LandingGuide, 'costs'>) {
  return (
    <ul className="grid list-disc gap-2 pl-5 marker:text-neutral-500">
      {costs.map((cost) => (
        <li key={cost}>{cost}</li>
      ))}
    </ul>
  );
}

function Steps({ steps }: Pick<LandingGuide, 'steps'>) {
  return (
    <ol className="mt-1 ml-1.5 border-l border-teal-200 pl-6">
      {steps.map(({ title, text }) => (
        <li key={title} className="relative pb-6 last:pb-0">
          <span className="absolute top-2 -left-[1.8rem] size-2.5 rounded-full bg-teal-800 ring-4 ring-neutral-50" />
          <h3 className="text-lg font-semibold text-neutral-900">{title}</h3>
          <p className="mt-1">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** Legal time limits, each with its rule, its source and the date it was read. */
function TimeLimits({ limits }: Pick<LandingGuide, 'limits'>) {
  return (
    <div className="rounded border border-amber-200 bg-amber-50 p-4 text-amber-900 sm:p-5">
      <ul className="grid gap-4">
        {limits.map(({ matter, time, rule, source }) => (
          <li key={matter}>
            <p className="font-semibold">{matter}</p>
            <p className="mt-0.5">{time}</p>
            <p className="mt-0.5 text-sm">
              {rule}. Source:{' '}
              <a href={source.url} className={LINK}>
                {source.title}
              </a>
              , read {formatDay(dayKeyStart(source.read))}.
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm">
        Limits change and have exceptions. Ask a lawyer before you rely on one.
      </p>
    </div>
  );
}
