import { ShieldCheck, ShieldX } from 'lucide';
import { withTitle } from '@/components/lawyers/practice';
import { classNames } from '@/components/ui/class-names';
import { DayTime } from '@/components/ui/display/day-time';
import { Icon } from '@/components/ui/icons/icon';
import type { verifyQr } from '@/lib/contract/lawyers/lawyers';
import type { Result } from '@/lib/contract/platform/endpoint';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { SITE } from '@/lib/site';

interface CheckResultProps {
  check: Result<typeof verifyQr>;
  /** Instant of the request, epoch milliseconds. */
  now: number;
  headingLevel?: 'h1' | 'h2';
}

export function CheckResult({ check, now, headingLevel: Heading = 'h2' }: CheckResultProps) {
  const { valid, display_name, checked_at } = check;
  const mark = valid ? ShieldCheck : ShieldX;
  return (
    <section
      id="check-result"
      aria-labelledby="check-result-title"
      className={classNames(
        'mt-3 mb-4 flex gap-4 rounded border-2 bg-white p-4 sm:p-5',
        valid ? 'border-teal-800' : 'border-red-600',
      )}
    >
      <Icon of={mark} className={classNames('size-8', valid ? 'text-teal-800' : 'text-red-700')} />
      <div className="min-w-0">
        <Heading id="check-result-title" className="text-2xl">
          {valid ? 'This profile is valid' : 'Not a valid profile'}
        </Heading>
        <p className="mt-1.5 max-w-text">
          {valid && display_name && checked_at
            ? `It belongs to ${withTitle(display_name)}, whose IBP ID was checked on ${formatDay(Date.parse(checked_at))}.`
            : `No lawyer on ${SITE.name} with a checked IBP ID has this address now. The code may be old, or not ours. Ask before you pay or send documents.`}
        </p>
        <p className="mt-1.5 text-sm text-neutral-600">
          As of <DayTime instant={now} />.
        </p>
      </div>
    </section>
  );
}
