import { EarliestTime } from '@/components/lawyers/times/earliest-time';
import { Fact, type FactProps } from '@/components/ui/display/fact';
import { buttonClass } from '@/components/ui/forms/button-class';
import { formatCount } from '@/lib/domain/platform/numbers';
import { LAWYERS_ID } from './lawyers-section';
import type { Landing } from './text/landing';
import type { LandingLawyers } from './text/lawyer-groups';
import { countedPlace, countSentence, landingTitle, priceText } from './text/wording';

interface LandingHeadProps {
  landing: Landing;
  lawyers: LandingLawyers;
  now: number;
}

/** Title, the client's concern, and the three answers in figures. */
export function LandingHead({ landing, lawyers, now }: LandingHeadProps) {
  const { total } = lawyers.summary;
  return (
    <div className="pb-8 lg:pb-12">
      <h1 className="mt-2 text-3xl lg:mt-3 lg:text-4xl">{landingTitle(landing)}</h1>
      <p className="mt-3 max-w-text font-medium lg:text-lg">{countSentence(landing, lawyers)}</p>
      {total > 0 && <Facts landing={landing} lawyers={lawyers} now={now} />}
      <div className="mt-5 lg:mt-7 lg:flex lg:flex-row-reverse lg:items-center lg:justify-end lg:gap-16">
        {total > 0 && (
          <p className="shrink-0 lg:ml-auto">
            <a
              href={`#${LAWYERS_ID}`}
              className={`${buttonClass({ variant: 'action', size: 'large' })} w-full lg:w-auto`}
            >
              See open times
            </a>
          </p>
        )}
        <p className="mt-5 max-w-text text-neutral-700 lg:mt-0">{landing.guide.lead}</p>
      </div>
    </div>
  );
}

function Facts({ landing, lawyers: { summary }, now }: LandingHeadProps) {
  const { total, price_30, price_60, earliest } = summary;
  const facts: FactProps[] = [
    {
      name: total === 1 ? 'Lawyer' : 'Lawyers',
      value: formatCount(total),
      note: `In ${countedPlace(landing)}`,
    },
  ];
  if (price_30) {
    facts.push({ name: '30 minutes', value: priceText(price_30), note: 'Set by each lawyer' });
  }
  if (price_60) {
    facts.push({ name: '60 minutes', value: priceText(price_60), note: 'Shown before you pay' });
  }
  return (
    <dl className="mt-5 grid grid-cols-2 rounded border bg-white lg:mt-7 lg:grid-cols-4">
      {facts.map((fact) => (
        <Fact key={fact.name} {...fact} />
      ))}
      <EarliestTime start={earliest === null ? null : Date.parse(earliest)} now={now} />
    </dl>
  );
}
