'use client';
import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@/components/platform/query-failure';
import { FieldError } from '@/components/ui/display/field-error';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { messageWithFactor } from '@/lib/client/accounts/second-factor';
import { ownTaxQuery } from '@/lib/client/lawyers/tax';
import {
  TAX_CHECK_FAILURE,
  TAX_STANDING_FAILURE,
  taxStandingQuery,
  useRequestTaxCheck,
} from '@/lib/client/payments/tax';
import type { TaxStanding } from '@/lib/contract/payments/tax';
import { dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { TaxDeclaration } from './tax-declaration';

/** Shows what is withheld from a lawyer now, and what has to be handed in; nothing while the pack is off and not planned. */
export function TaxStandingSection({ thisYear }: { thisYear: number }) {
  const { data, ...query } = useQuery(taxStandingQuery(thisYear));
  if (!data && query.isError) return <QueryFailure query={query} failure={TAX_STANDING_FAILURE} />;
  if (!data)
    return (
      <LoadingRegion label="Loading what is withheld">
        <Skeleton className="h-60 w-full" />
      </LoadingRegion>
    );
  if (!data.pack && !data.begins) return null;
  return (
    <section aria-labelledby="tax-withheld" className="grid max-w-form gap-6">
      <div>
        <h2 id="tax-withheld" className="text-2xl">
          Tax withheld from you
        </h2>
        <Rule standing={data} />
      </div>
      <Registration standing={data} />
      <TaxDeclaration thisYear={thisYear} standing={data} />
    </section>
  );
}

function Rule({ standing: { pack, begins, released, year } }: { standing: TaxStanding }) {
  if (!pack)
    return (
      <p className="mt-1 text-neutral-700">
        {begins &&
          `From ${formatDay(dayKeyStart(begins))} we withhold tax from what is released to you.`}
      </p>
    );
  const percent = (hundredths: number) => `${hundredths / 100}%`;
  return (
    <p className="mt-1 text-neutral-700">
      {`Since ${formatDay(Date.parse(pack.since))} we withhold ${percent(pack.rate)} of ${percent(pack.base_share)} of each fee when it is released to you. With a sworn declaration that you stay below ${formatPeso(pack.threshold)} a year, nothing is withheld until the sum of the year passes it. Released to you in ${year}: ${formatPeso(released)}.`}
    </p>
  );
}

function Registration({ standing: { pack, registration } }: { standing: TaxStanding }) {
  const { data: own } = useQuery(ownTaxQuery);
  const check = useRequestTaxCheck();
  const { status, reason, hides } = registration;
  const grace = pack?.grace_ends ? formatDay(Date.parse(pack.grace_ends)) : null;
  return (
    <section aria-labelledby="registration" className="grid gap-3 border-t pt-6">
      <h3 id="registration" className="font-serif text-xl font-medium">
        Your registration
      </h3>
      {status === 'APPROVED' && <p>Your certificate of registration was checked and approved.</p>}
      {status === 'PENDING' && (
        <p>A person compares your certificate with your tax data. We’ll email you.</p>
      )}
      {hides && (
        <Notice tone="waiting" title="Clients can’t see your profile">
          They can once your certificate of registration (BIR Form 2303) is checked.
        </Notice>
      )}
      {!hides && status !== 'APPROVED' && grace && (
        <Notice tone="waiting" title={`You have time until ${grace}`}>
          From that day on clients see your profile only with a checked certificate of registration.
        </Notice>
      )}
      {status === 'REJECTED' && (
        <Notice tone="bad" title="Your certificate could not be approved">
          {`The person who checked it wrote: “${reason ?? ''}”`}
        </Notice>
      )}
      {(status === 'NONE' || status === 'REJECTED') &&
        (own?.tax?.document ? (
          <Button
            className="justify-self-start"
            variant="outline"
            disabled={check.isPending}
            onClick={() => check.mutate(undefined)}
          >
            Send my certificate for the check
          </Button>
        ) : (
          <p>
            {own?.tax
              ? 'Add BIR Form 2303 above. Then you can send it for the check.'
              : 'Save your tax data and add BIR Form 2303 above. Then you can send it for the check.'}
          </p>
        ))}
      {check.isError && (
        <FieldError>{messageWithFactor(TAX_CHECK_FAILURE, check.error)}</FieldError>
      )}
    </section>
  );
}
