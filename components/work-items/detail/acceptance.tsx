import { DayTime } from '@/components/ui/display/day-time';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { Section } from '../section';
import { CheckPdf } from '../text/check-pdf';
import type { Reader } from '../work-item-paths';

interface AcceptanceProps {
  item: WorkItem;
  reader: Reader;
}

/** Who signed which version and when, and the way to check a PDF of it. */
export function Acceptance({ item: { acceptance }, reader }: AcceptanceProps) {
  if (!acceptance) return null;
  return (
    <Section title="Acceptance">
      <p className="mt-3 max-w-text">
        {reader === 'client' ? 'You accepted' : 'Your client accepted'} version {acceptance.version}{' '}
        on{' '}
        <time dateTime={acceptance.accepted_at}>
          <DayTime instant={Date.parse(acceptance.accepted_at)} />
        </time>
        , signed as <strong className="font-semibold break-words">{acceptance.name}</strong>.
      </p>
      <dl className="mt-3 text-sm text-neutral-700">
        <dt>SHA-256 of the agreed text</dt>
        <dd className="mt-0.5 font-mono break-all">{acceptance.sha256}</dd>
      </dl>
      <div className="mt-4 print:hidden">
        <CheckPdf sha256={acceptance.pdf_sha256} />
      </div>
    </Section>
  );
}
