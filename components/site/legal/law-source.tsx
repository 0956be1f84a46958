import { LAW_CHECKED, LAWS, type LawKey } from '@/lib/catalogue/laws';
import { dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';

export function Law({ of }: { of: LawKey }) {
  const { name, url } = LAWS[of];
  return (
    <a href={url} rel="noopener">
      {name}
    </a>
  );
}

/** Laws and rules that a page relies on, with their dates, and when they were last checked. */
export function LawList({ laws }: { laws: readonly LawKey[] }) {
  return (
    <>
      <p>
        What this page says about the law was last checked against these texts on{' '}
        <time dateTime={LAW_CHECKED}>{formatDay(dayKeyStart(LAW_CHECKED))}</time>. It sums them up
        and does not replace them.
      </p>
      <ul>
        {laws.map((key) => {
          const { name, title, dated, url } = LAWS[key];
          return (
            <li key={key}>
              <a href={url} rel="noopener">
                {name}
              </a>
              , {title} ({dated})
            </li>
          );
        })}
      </ul>
    </>
  );
}
