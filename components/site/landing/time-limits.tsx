import type { LandingGuide } from '@/lib/catalogue/guides/landing-guide';
import { dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';

const LINK =
  'rounded-inner font-medium text-amber-900 underline decoration-amber-400 underline-offset-4 hover:decoration-amber-900';

/** What must happen within a time, each with its rule and where and when that was read. */
export function TimeLimits({ limits }: Pick<LandingGuide, 'limits'>) {
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
