import { ConfirmAction } from '@/components/platform/confirm-action';
import { Price } from '@/components/ui/display/price';
import { Badge } from '@/components/ui/feedback/badge';
import { useCloseUnclaimed } from '@/lib/client/admin/cases';
import type { UnclaimedCase } from '@/lib/contract/admin/cases';
import { AdminActionFailure } from '../admin-failure';
import { CaseCard, CaseFact, Decided, dayTime, Wrote } from './case-card';

/** Money that arrived at the gateway and belongs to no booking. */
export function UnclaimedCaseCard({ of }: { of: UnclaimedCase }) {
  const open = of.decided_at === null;
  return (
    <CaseCard
      title={`Payment at ${of.gateway}`}
      badge={open ? <Badge tone="waiting">To settle</Badge> : <Badge>Closed</Badge>}
      facts={
        <>
          <CaseFact label="Amount">
            {of.amount === null ? (
              'Not named'
            ) : of.currency === 'PHP' ? (
              <Price centavos={of.amount} />
            ) : (
              `${of.amount / 100} ${of.currency}`
            )}
          </CaseFact>
          <CaseFact label="Found">{dayTime(of.found_at)}</CaseFact>
          <CaseFact label="Payment">
            <span className="break-all">{of.gateway_payment}</span>
          </CaseFact>
          {of.checkout && (
            <CaseFact label="Checkout">
              <span className="break-all">{of.checkout}</span>
            </CaseFact>
          )}
          <CaseFact label="Reference">
            <span className="break-all">{of.reference ?? 'None'}</span>
          </CaseFact>
        </>
      }
      actions={open && <CloseCase of={of} />}
    >
      {open && (
        <Wrote
          label="What happened"
          text="Money arrived at the gateway, and its reference is none of ours. Nothing was booked. Settle it in the gateway’s dashboard, then close this case."
        />
      )}
      <Decided of={of} />
    </CaseCard>
  );
}

function CloseCase({ of }: { of: UnclaimedCase }) {
  const close = useCloseUnclaimed(of._id);
  return (
    <ConfirmAction
      label="Close the case"
      title="Close this case?"
      confirm="Close it"
      confirmVariant="action"
      reason={{ label: 'What was done', help: 'Administrators can read it here.' }}
      mutation={close}
      failure={<AdminActionFailure title="It was not closed" error={close.error} />}
      run={(reason) => close.mutateAsync({ reason })}
    >
      The money stays as it is at the gateway: closing the case sends nothing back.
    </ConfirmAction>
  );
}
