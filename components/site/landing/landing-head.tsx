import { EarliestTime } from '@/components/lawyers/times/earliest-time';
import { Fact, type FactProps } from '@/components/ui/display/fact';
import { formatCount } from '@/lib/domain/platform/numbers';
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
  return (
    <div className="pb-5 lg:pb-10">
      <h1 className="mt-2 text-3xl lg:mt-3 lg:text-4xl">{landingTitle(landing)}</h1>
      <p className="mt-2 max-w-text font-medium lg:mt-3 lg:text-lg">
        {countSentence(landing, lawyers)}
      </p>
      {lawyers.summary.total > 0 && <Facts landing={landing} lawyers={lawyers} now={now} />}
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
    <dl className="mt-4 grid grid-cols-2 rounded border bg-white lg:mt-7 lg:grid-cols-4">
      {facts.map((fact) => (
        <Fact key={fact.name} {...fact} noteFrom="sm" />
      ))}
      <EarliestTime start={earliest === null ? null : Date.parse(earliest)} now={now} />
    </dl>
  );
}
