import Link from 'next/link';
import { textLinkClass } from '@/components/ui/layout/text-link';
import type { GuideSection } from '@/lib/catalogue/guides/guide';
import type { LandingGuide } from '@/lib/catalogue/guides/landing-guide';
import { dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';
import type { Landing } from './text/landing';
import { landingPath } from './text/paths';

const LINK =
  'rounded-inner font-medium text-amber-900 underline decoration-amber-400 underline-offset-4 hover:decoration-amber-900';

/**
 * Guide to such a case. Two columns that fill independently, so that they end at a similar height: text to read, and
 * reference data. Notes on the place are below, across both.
 */
export function GuideText({ landing: { area, region, guide } }: { landing: Landing }) {
  const { local, sections, steps, limits, costs, goodToKnow } = guide;
  const before = local ? [local, ...sections] : sections;
  const dates = limits.map(({ source }) => source.read).toSorted();
  const checked = dates.at(-1);
  return (
    <article className="mx-auto max-w-page px-4 py-10 lg:px-6 lg:py-20">
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
        <div className="grid content-start gap-10">
          {before.map((section) => (
            <Section key={section.heading} section={section} />
          ))}
          <Steps steps={steps} />
        </div>
        <div className="mt-10 grid content-start gap-10 lg:mt-0">
          <Offices guide={guide} />
          <TimeLimits limits={limits} />
          {costs.length > 0 && <Costs costs={costs} />}
          {region && (
            <p>
              What else to expect, and what you pay besides the lawyer:{' '}
              <Link href={landingPath(area.slug)} prefetch={false} className={textLinkClass}>
                {guide.topic} in the Philippines
              </Link>
            </p>
          )}
        </div>
      </div>
      {goodToKnow && <GoodToKnow section={goodToKnow} />}
      <p className="mt-10 text-sm text-neutral-600">
        <span>General information</span>
        {checked && <span>{`, checked ${formatDay(dayKeyStart(checked))}`}</span>}
        <span>. It is not legal advice.</span>
      </p>
    </article>
  );
}

function Section({ section: { heading, paragraphs } }: { section: GuideSection }) {
  return (
    <section>
      <h2 className="text-2xl">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3 max-w-text text-neutral-700">
          {paragraph}
        </p>
      ))}
    </section>
  );
}

function GoodToKnow({ section: { heading, paragraphs } }: { section: GuideSection }) {
  return (
    <section className="mt-10 lg:mt-14">
      <h2 className="text-2xl">{heading}</h2>
      <div className="mt-4 grid gap-x-10 gap-y-3 border-t pt-4 text-neutral-700 lg:grid-cols-3">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

function Offices({ guide: { offices, officesHeading } }: Pick<Landing, 'guide'>) {
  return (
    <section>
      <h2 className="text-2xl">{officesHeading}</h2>
      <dl className="mt-4 border-t">
        {offices.map(({ name, role }) => (
          <div key={name} className="border-b py-3.5">
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-0.5 text-neutral-700">{role}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Costs({ costs }: Pick<LandingGuide, 'costs'>) {
  return (
    <section>
      <h2 className="text-2xl">What you pay besides the lawyer</h2>
      <ul className="mt-4 grid list-disc gap-2 pl-5 text-neutral-700 marker:text-neutral-500">
        {costs.map((cost) => (
          <li key={cost}>{cost}</li>
        ))}
      </ul>
    </section>
  );
}

function Steps({ steps }: Pick<LandingGuide, 'steps'>) {
  return (
    <section>
      <h2 className="text-2xl">How a case moves</h2>
      <ol className="mt-5 ml-1.5 max-w-text border-l border-teal-200 pl-6">
        {steps.map(({ title, text }) => (
          <li key={title} className="relative pb-6 last:pb-0">
            <span className="absolute top-2 -left-[1.8rem] size-2.5 rounded-full bg-teal-800 ring-4 ring-neutral-50" />
            <h3 className="text-lg font-semibold">{title}</h3>
            <p className="mt-1 text-neutral-700">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Legal time limits, each with its rule, its source and the date it was read. */
function TimeLimits({ limits }: Pick<LandingGuide, 'limits'>) {
  return (
    <section className="rounded border border-amber-200 bg-amber-50 p-4 text-amber-900 sm:p-5">
      <h2 className="text-2xl">Time limits and amounts</h2>
      <ul className="mt-3 grid gap-4">
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
    </section>
  );
}
