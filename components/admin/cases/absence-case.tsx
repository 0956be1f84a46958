import { Price } from '@/components/ui/display/price';
import { Badge, type BadgeTone } from '@/components/ui/feedback/badge';
import type { AbsenceCase } from '@/lib/contract/admin/cases';
import { shortReference } from '@/lib/domain/platform/short-reference';
import { CaseCard, CaseFact, CaseLink, CasePeople, Decided, dayTime, Wrote } from './case-card';

const STATES: Readonly<Record<AbsenceCase['state'], { tone: BadgeTone; text: string }>> = {
  REPORTED: { tone: 'neutral', text: 'The lawyer may answer' },
  CONTESTED: { tone: 'waiting', text: 'To decide' },
  REFUNDED: { tone: 'good', text: 'Refunded' },
  REJECTED: { tone: 'neutral', text: 'Counts as held' },
};

export function AbsenceCaseCard({ of }: { of: AbsenceCase }) {
  const { tone, text } = STATES[of.state];
  return (
    <CaseCard
      title={`${of.type === 'VIDEO' ? 'Video' : 'Phone'} meeting on ${dayTime(of.start_time)}`}
      badge={<Badge tone={tone}>{text}</Badge>}
      facts={
        <>
          <CasePeople of={of} />
          {of.refundable > 0 && (
            <CaseFact label="At stake">
              <Price centavos={of.refundable} />
            </CaseFact>
          )}
          <CaseFact label="Meeting">{shortReference(of._id)}</CaseFact>
        </>
      }
      actions={of.case && <CaseLink of={of.case} />}
    >
      <Wrote label={`The client, ${dayTime(of.reported_at)}`} text={of.details} />
      {of.answered_at ? (
        <Wrote
          label={`The lawyer, ${dayTime(of.answered_at)}`}
          text={of.state === 'REFUNDED' && !of.decision ? 'Admits it.' : of.answer}
        />
      ) : (
        <Wrote
          label="The lawyer"
          text={
            of.state === 'REPORTED'
              ? `Has not answered. If there is no answer by ${dayTime(of.answer_until)}, the client is refunded.`
              : 'Did not answer in time.'
          }
        />
      )}
      <Decided of={of} />
    </CaseCard>
  );
}
