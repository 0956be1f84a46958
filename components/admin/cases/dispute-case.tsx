import { Price } from '@/components/ui/display/price';
import { Badge } from '@/components/ui/feedback/badge';
import type { DisputeCase } from '@/lib/contract/admin/cases';
import { splitHeld } from '@/lib/domain/cases/split';
import { dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { shortReference } from '@/lib/domain/platform/short-reference';
import { CaseCard, CaseFact, CaseLink, CasePeople, Decided, dayTime, Wrote } from './case-card';

export function DisputeCaseCard({ of }: { of: DisputeCase }) {
  const open = of.decided_at === null;
  const all = splitHeld(of.held, 0);
  return (
    <CaseCard
      title={of.title}
      badge={
        open ? (
          <Badge tone="waiting">
            {of.about === 'UNFINISHED' ? 'Not finished' : 'Objection'}: {stateOf(of.case)}
          </Badge>
        ) : (
          <Badge>{of.refunded > 0 ? `${formatPeso(of.refunded)} back` : 'Released'}</Badge>
        )
      }
      facts={
        <>
          <CasePeople of={of} />
          {of.due_date && <CaseFact label="Due">{formatDay(dayKeyStart(of.due_date))}</CaseFact>}
          {open && (
            <CaseFact label="Held">
              <Price centavos={all.lawyer + all.fees} />
              {all.fees > 0 && (
                <span>
                  , fees <Price centavos={all.fees} /> included
                </span>
              )}
            </CaseFact>
          )}
          <CaseFact label="Agreement">{shortReference(of.agreement_id)}</CaseFact>
        </>
      }
      actions={of.case && <CaseLink of={of.case} />}
    >
      <Wrote label={`The client, ${dayTime(of.disputed_at)}`} text={of.reason} />
      <Decided of={of} />
    </CaseCard>
  );
}

function stateOf(argued: DisputeCase['case']): string {
  switch (argued?.state) {
    case 'OPEN':
      return 'the lawyer may answer';
    case 'DECIDED':
      return 'decided, money waits';
    default:
      return 'to decide';
  }
}
