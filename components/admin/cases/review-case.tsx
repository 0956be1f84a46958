import { ConfirmAction } from '@/components/platform/confirm-action';
import { Stars } from '@/components/ui/display/rating';
import { Badge } from '@/components/ui/feedback/badge';
import { useDecideReviewReport } from '@/lib/client/admin/cases';
import type { ReviewCase } from '@/lib/contract/admin/cases';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { AdminActionFailure } from '../admin-failure';
import { CaseCard, CaseFact, CasePeople, Decided, dayTime, Wrote } from './case-card';

export function ReviewCaseCard({ of }: { of: ReviewCase }) {
  return (
    <CaseCard
      title={`Review of ${of.lawyer.display_name}`}
      badge={<Outcome of={of} />}
      facts={
        <>
          <CasePeople of={of} />
          <CaseFact label="Signed">“{of.author}”</CaseFact>
          <CaseFact label="Stars">
            <Stars value={of.rating} />
          </CaseFact>
        </>
      }
      actions={of.outcome === null && <ReviewDecision of={of} />}
    >
      <Wrote
        label={`The review, ${formatDay(Date.parse(of.written_at))}`}
        text={of.comment || 'Stars only, no text.'}
      />
      <Wrote label={`The lawyer, ${dayTime(of.reported_at)}`} text={of.reason} />
      <Decided of={of} />
    </CaseCard>
  );
}

function Outcome({ of: { outcome } }: { of: ReviewCase }) {
  if (outcome === null) return <Badge tone="waiting">To decide</Badge>;
  return outcome === 'HIDDEN' ? <Badge tone="bad">Hidden</Badge> : <Badge>Stays public</Badge>;
}

function ReviewDecision({ of }: { of: ReviewCase }) {
  const decide = useDecideReviewReport(of._id);
  const shared = {
    mutation: decide,
    failure: <AdminActionFailure title="It was not decided" error={decide.error} />,
  };
  return (
    <>
      <ConfirmAction
        {...shared}
        label="Keep the review"
        title="Keep the review?"
        reason={{ label: 'Reason', help: 'The lawyer will read it in an email.' }}
        confirm="Keep it"
        confirmVariant="action"
        run={(reason) => decide.mutateAsync({ decision: 'keep', reason })}
      >
        It stays public. We tell {of.lawyer.display_name} but not the client.
      </ConfirmAction>
      <ConfirmAction
        {...shared}
        label="Hide the review"
        title="Hide the review?"
        reason={{ label: 'Reason', help: 'The client and the lawyer will read it in an email.' }}
        confirmVariant="danger"
        confirm="Hide it"
        run={(reason) => decide.mutateAsync({ decision: 'hide', reason })}
      >
        It disappears from all public pages at once and no longer counts toward the rating. The
        client can’t change it or write another one about this meeting.
      </ConfirmAction>
    </>
  );
}
