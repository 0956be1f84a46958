import { ConfirmAction } from '@/components/platform/confirm-action';
import { Price } from '@/components/ui/display/price';
import { Badge, type BadgeTone } from '@/components/ui/feedback/badge';
import { useDecideAbsence } from '@/lib/client/admin/cases';
import type { AbsenceCase } from '@/lib/contract/admin/cases';
import { formatPeso } from '@/lib/domain/platform/money';
import { AdminActionFailure } from '../admin-failure';
import { CaseCard, CaseFact, CasePeople, Decided, dayTime, Wrote } from './case-card';

const STATES: Readonly<Record<AbsenceCase['state'], { tone: BadgeTone; text: string }>> = {
  REPORTED: { tone: 'neutral', text: 'The lawyer may answer' },
  CONTESTED: { tone: 'waiting', text: 'To decide' },
  REFUNDED: { tone: 'good', text: 'Refunded' },
  REJECTED: { tone: 'neutral', text: 'Nothing went back' },
};

/** The lawyer of a meeting did not call or come, says its client. */
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
          <CaseFact label="Meeting">{of._id}</CaseFact>
        </>
      }
      actions={of.state === 'CONTESTED' && <AbsenceDecision of={of} />}
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
      {of.type === 'VIDEO' && <Signals of={of} />}
      <Decided of={of} />
    </CaseCard>
  );
}

const SECONDS = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Manila', timeStyle: 'medium' });
const formatSeconds = (instant: string) => SECONDS.format(Date.parse(instant));

/** What both browsers reported of the call, for comparison. */
function Signals({ of: { signals, client, lawyer } }: { of: AbsenceCase }) {
  const nameOf = { client: client.display_name, lawyer: lawyer.display_name, guest: 'The guest' };
  return (
    <section aria-label="What the browsers reported" className="text-sm">
      <h3 className="font-sans font-semibold">What the browsers reported</h3>
      {signals.length === 0 ? (
        <p className="mt-1">Nobody’s browser reported that it was in the call.</p>
      ) : (
        <ul className="mt-1 grid gap-1">
          {signals.map(({ role, from, until, connected_to: others, devices_on: devices }) => (
            <li key={`${role} ${from}`} className="wrap-anywhere">
              {nameOf[role]}, {formatSeconds(from)} to {formatSeconds(until)}:{' '}
              {others.length > 0
                ? `connected to ${others.map((one) => nameOf[one]).join(' and ')}`
                : 'connected to nobody'}
              , {devices ? 'microphone, camera or screen on' : 'listening'}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function AbsenceDecision({ of }: { of: AbsenceCase }) {
  const decide = useDecideAbsence(of._id);
  const shared = {
    reason: { label: 'Reason', help: 'Both will read it on the meeting page and in an email.' },
    mutation: decide,
    failure: <AdminActionFailure title="It was not decided" error={decide.error} />,
  };
  const sum = formatPeso(of.refundable);
  const free = of.refundable === 0;
  return (
    <>
      <ConfirmAction
        {...shared}
        label={free ? 'Cancel the meeting' : `Refund ${sum}`}
        title={free ? 'Cancel the meeting?' : `Refund ${sum} to ${of.client.display_name}?`}
        confirmVariant="danger"
        confirm={free ? 'Cancel it' : `Refund ${sum}`}
        run={(reason) => decide.mutateAsync({ decision: 'refund', reason })}
      >
        You find that {of.lawyer.display_name} did not {of.type === 'VIDEO' ? 'come' : 'call'}. The
        meeting is cancelled
        {free ? '.' : ` and ${sum} is refunded to the client.`}
      </ConfirmAction>
      <ConfirmAction
        {...shared}
        label="Keep as it is"
        title="Keep the meeting as it is?"
        confirm={free ? 'Keep it' : `Leave ${sum} to the lawyer`}
        confirmVariant="action"
        run={(reason) => decide.mutateAsync({ decision: 'keep', reason })}
      >
        You find that the {of.type === 'VIDEO' ? 'meeting' : 'call'} took place. Nothing is refunded
        to {of.client.display_name}
        {free ? '.' : `; ${sum} stays paid.`}
      </ConfirmAction>
    </>
  );
}
