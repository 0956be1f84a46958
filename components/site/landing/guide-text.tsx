import Link from 'next/link';
import { textLinkClass } from '@/components/ui/layout/text-link';
import type { GuideSection } from '@/lib/catalogue/guide';
import type { LandingGuide } from '@/lib/catalogue/guides/landing-guide';
import { dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';
import type { Landing } from './text/landing';
import { landingPath } from './text/paths';
import { TimeLimits } from './time-limits';

/** What such a case involves: the place, the steps, the time limits, the offices, the costs. */
export function GuideText({ landing: { area, region, guide } }: { landing: Landing }) {
  const { local, sections, steps, limits, costs, offices, officesHeading, goodToKnow } = guide;
  const before = local ? [local, ...sections] : sections;
  const dates = limits.map(({ source }) => source.read).toSorted();
  const checked = dates.at(-1);
  return (
    <article className="mx-auto max-w-page px-4 py-12 lg:px-6 lg:py-20">
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
        <div className="grid content-start gap-10">
          {before.map((section) => (
            <Section key={section.heading} section={section} />
          ))}
        </div>
        <div className="mt-10 lg:mt-0">
          <h2 className="text-2xl">{officesHeading}</h2>
          <dl className="mt-4 border-t">
            {offices.map(({ name, role }) => (
              <div key={name} className="border-b py-3.5">
                <dt className="font-semibold">{name}</dt>
                <dd className="mt-0.5 text-neutral-700">{role}</dd>
              </div>
            ))}
          </dl>
          {goodToKnow && (
            <div className="mt-10">
              <Section section={goodToKnow} />
            </div>
          )}
        </div>
      </div>
      <div className="mt-12 lg:mt-20 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
        <div>
          <h2 className="text-2xl lg:text-3xl">How a case moves</h2>
          <Steps steps={steps} />
          {costs.length > 0 && <Costs costs={costs} />}
          {region && (
            <p className="mt-8 max-w-text">
              What else such a case involves, and what is paid besides the lawyer:{' '}
              <Link href={landingPath(area.slug)} prefetch={false} className={textLinkClass}>
                {guide.topic} in the Philippines
              </Link>
            </p>
          )}
        </div>
        <div className="mt-10 lg:mt-0">
          <TimeLimits limits={limits} />
        </div>
      </div>
      <p className="mt-10 text-sm text-neutral-600">
        General information{checked && `, checked ${formatDay(dayKeyStart(checked))}`}. It is not
        legal advice.
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

function Costs({ costs }: Pick<LandingGuide, 'costs'>) {
  return (
    <>
      <h2 className="mt-10 text-2xl">What is paid besides the lawyer</h2>
      <ul className="mt-4 grid max-w-text list-disc gap-2 pl-5 text-neutral-700 marker:text-neutral-500">
        {costs.map((cost) => (
          <li key={cost}>{cost}</li>
        ))}
      </ul>
    </>
  );
}

function Steps({ steps }: Pick<LandingGuide, 'steps'>) {
  return (
    <ol className="mt-6 ml-1.5 max-w-text border-l border-teal-200 pl-6">
      {steps.map(({ title, text }) => (
        <li key={title} className="relative pb-6 last:pb-0">
          <span className="absolute top-2 -left-[1.8rem] size-2.5 rounded-full bg-teal-800 ring-4 ring-neutral-50" />
          <h3 className="text-lg font-semibold">{title}</h3>
          <p className="mt-1 text-neutral-700">{text}</p>
        </li>
      ))}
    </ol>
  );
}
