import { ConfirmAction } from '@/components/platform/confirm-action';
import { Badge } from '@/components/ui/feedback/badge';
import { Button } from '@/components/ui/forms/button';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { situationTitle } from '@/lib/catalogue/help';
import {
  useAnswerHelpQuestion,
  useAssignHelpQuestion,
  useCloseHelpQuestion,
} from '@/lib/client/admin/cases';
import type { HelpCase } from '@/lib/contract/admin/cases';
import { HELP_TEXT_MAX } from '@/lib/domain/cases/help';
import { shortReference } from '@/lib/domain/platform/short-reference';
import { AdminActionFailure } from '../admin-failure';
import { CaseCard, CaseFact, dayTime, UserLink, Wrote } from './case-card';

export function HelpCaseCard({ of }: { of: HelpCase }) {
  return (
    <CaseCard
      title={situationTitle(of.situation)}
      badge={<State of={of} />}
      facts={
        <>
          <CaseFact label="From">
            {of.person ? <UserLink to={of.person} /> : 'Somebody without signing in'}
          </CaseFact>
          <CaseFact label="Answer to">
            <span className="break-all">{of.email ?? 'An account that is deleted'}</span>
          </CaseFact>
          <CaseFact label="Question">{shortReference(of._id)}</CaseFact>
          {of.reference && (
            <CaseFact label="About">
              <span className="break-all">{of.reference}</span>
            </CaseFact>
          )}
          {of.file && (
            <CaseFact label="File">
              <a
                href={of.file.url}
                download={of.file.name}
                className={`${textLinkClass} break-all`}
              >
                {of.file.name}
              </a>
            </CaseFact>
          )}
          {of.assigned_to && <CaseFact label="Taken by">{of.assigned_to.display_name}</CaseFact>}
        </>
      }
      actions={of.state === 'OPEN' && <Actions of={of} />}
    >
      <Wrote label={`Asked ${dayTime(of.asked_at)}`} text={of.question} />
      {of.answer !== null && of.ended_at !== null && (
        <Wrote label={`Answered ${dayTime(of.ended_at)}`} text={of.answer} />
      )}
    </CaseCard>
  );
}

function State({ of: { state, assigned_to } }: { of: HelpCase }) {
  if (state === 'ANSWERED') return <Badge tone="good">Answered</Badge>;
  if (state === 'CLOSED') return <Badge>Closed</Badge>;
  return <Badge tone="waiting">{assigned_to ? 'Being looked at' : 'To answer'}</Badge>;
}

function Actions({ of }: { of: HelpCase }) {
  const answer = useAnswerHelpQuestion(of._id);
  const close = useCloseHelpQuestion(of._id);
  return (
    <>
      <ConfirmAction
        label="Answer"
        look={{ variant: 'action' }}
        title="Answer this question"
        confirm="Send the answer"
        confirmVariant="action"
        reason={{
          label: 'Answer',
          help: 'Sent by email as it is written here. It cannot be changed afterwards.',
          max: HELP_TEXT_MAX,
        }}
        mutation={answer}
        failure={<AdminActionFailure title="The answer was not sent" error={answer.error} />}
        run={(text) => answer.mutateAsync({ answer: text })}
      >
        <span>It goes to {of.email ?? 'nobody: the account is deleted'}</span>
        {of.person && <span>{' and into the portal'}</span>}
        <span>. Whoever replies to the email writes to the support address.</span>
      </ConfirmAction>
      <Assignment of={of} />
      <ConfirmAction
        label="Close without an answer"
        look={{ variant: 'quiet' }}
        title="Close without an answer?"
        confirm="Close it"
        mutation={close}
        failure={<AdminActionFailure title="It was not closed" error={close.error} />}
        run={() => close.mutateAsync(undefined)}
      >
        For junk, and for what was settled elsewhere. Nobody is told.
      </ConfirmAction>
    </>
  );
}

/** Assignment of a question: an administrator can claim and release it. */
function Assignment({ of }: { of: HelpCase }) {
  const assign = useAssignHelpQuestion(of._id);
  const mine = of.assigned_to === null || !of.assigned_to.is_me;
  return (
    <>
      <Button
        variant="outline"
        pending={assign.isPending}
        pendingLabel="Saving"
        onClick={() => assign.mutate({ mine })}
      >
        {mine ? 'Take it' : 'Put it back'}
      </Button>
      {assign.isError && <AdminActionFailure title="It was not assigned" error={assign.error} />}
    </>
  );
}
