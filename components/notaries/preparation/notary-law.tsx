import { textLinkClass } from '@/components/ui/layout/text-link';
import { LAWS, type LawKey, NOTARY_LAW_CHECKED } from '@/lib/catalogue/laws';
import { dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';

interface NotaryLawProps {
  of: LawKey;
  children?: string;
}

/** A rule with its date, linked to its text. */
export function NotaryLaw({ of, children }: NotaryLawProps) {
  const { name, dated, url } = LAWS[of];
  return (
    <span>
      <a href={url} rel="noopener" className={textLinkClass}>
        {children ?? name}
      </a>{' '}
      ({dated})
    </span>
  );
}

/** `November 23, 2026`, the day on which the rules were last checked. */
export function NotaryLawChecked() {
  return <time dateTime={NOTARY_LAW_CHECKED}>{formatDay(dayKeyStart(NOTARY_LAW_CHECKED))}</time>;
}
