'use client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IdField } from '@/components/lawyers/verification/id-field';
import { useSentFile } from '@/components/lawyers/verification/use-sent-file';
import { QueryFailure } from '@/components/platform/query-failure';
import { useAddress } from '@/components/platform/use-address';
import { FieldError } from '@/components/ui/display/field-error';
import { Price } from '@/components/ui/display/price';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { FieldGroup } from '@/components/ui/forms/field';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { factorNeededMessage } from '@/lib/client/accounts/second-factor';
import { ownTaxQuery } from '@/lib/client/lawyers/tax';
import { SET_DOCUMENT_FAILURE } from '@/lib/client/media/upload-failures';
import {
  certificatePath,
  TAX_CHECK_FAILURE,
  TAX_STANDING_FAILURE,
  taxStandingQuery,
  useRequestTaxCheck,
  useSetDeclaration,
} from '@/lib/client/payments/tax';
import { messageFor } from '@/lib/client/platform/messages';
import type { TaxStanding } from '@/lib/contract/payments/tax';
import { dayKeyStart, formatDay, formatMonth } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { monthStart } from '@/lib/domain/platform/months';
import { yearAddress } from '../received/payments-path';

/** Tax withheld from a lawyer in a year, and the declaration for it; nothing while it is neither on nor planned. */
export function TaxStandingSection({ thisYear }: { thisYear: number }) {
  const [{ year }] = useAddress(yearAddress(thisYear), 'push');
  const { data, ...query } = useQuery(taxStandingQuery(year));
  if (!data && query.isError) return <QueryFailure query={query} failure={TAX_STANDING_FAILURE} />;
  if (!data)
    return (
      <LoadingRegion label="Loading what is withheld">
        <Skeleton className="h-60 w-full" />
      </LoadingRegion>
    );
  const withheld = data.quarters.some(({ taxed, withheld: tax }) => taxed !== 0 || tax !== 0);
  if (!data.pack && !data.begins && !withheld) return null;
  return (
    <section aria-labelledby="tax-withheld" className="grid max-w-form gap-6">
      <h2 id="tax-withheld" className="text-2xl">
        Tax withheld from you
      </h2>
      <Rule standing={data} />
      {(data.pack || data.begins) && (
        <>
          <Registration standing={data} />
          <Declaration key={data.year} standing={data} />
        </>
      )}
      <Certificates standing={data} />
    </section>
  );
}

function Rule({ standing: { pack, begins, released, year } }: { standing: TaxStanding }) {
  if (!pack)
    return (
      <p className="text-neutral-700">
        {begins
          ? `From ${formatDay(dayKeyStart(begins))} we withhold tax from what is released to you.`
          : 'No tax is withheld now.'}
      </p>
    );
  const percent = (hundredths: number) => `${hundredths / 100}%`;
  return (
    <p className="text-neutral-700">
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
          <p>Save your tax data and add BIR Form 2303 above. Then you can send it for the check.</p>
        ))}
      {check.isError && (
        <FieldError>
          {factorNeededMessage(check.error) ?? messageFor(TAX_CHECK_FAILURE, check.error)}
        </FieldError>
      )}
    </section>
  );
}

function Declaration({ standing: { year, declaration, pack } }: { standing: TaxStanding }) {
  const [below, setBelow] = useState(declaration?.stays_below ?? true);
  const send = useSetDeclaration(year, below);
  const file = useSentFile({ send, failure: SET_DOCUMENT_FAILURE, field: 'document' });
  const limit = pack ? formatPeso(pack.threshold) : 'the threshold';
  return (
    <section aria-labelledby="declaration" className="grid gap-4 border-t pt-6">
      <h3 id="declaration" className="font-serif text-xl font-medium">
        {`Sworn declaration for ${year}`}
      </h3>
      {declaration ? (
        <p>
          {`Handed in on ${formatDay(Date.parse(declaration.submitted_at))}: you ${declaration.stays_below ? 'stay below' : 'pass'} ${limit}. `}
          <a
            href={declaration.url}
            download={declaration.name}
            rel="noreferrer"
            className="underline"
          >
            {declaration.name}
          </a>
        </p>
      ) : (
        <p>
          Hand in the declaration that the BIR received, by January 20 of each year. Without one,
          tax is withheld from the first peso.
        </p>
      )}
      <FieldGroup label="What it says">
        <div className="grid gap-3 sm:grid-cols-2">
          <RadioCard
            label={`I stay below ${limit}`}
            name="stays_below"
            checked={below}
            onChange={() => setBelow(true)}
          />
          <RadioCard
            label={`I pass ${limit}`}
            name="stays_below"
            checked={!below}
            onChange={() => setBelow(false)}
          />
        </div>
      </FieldGroup>
      <IdField
        {...file}
        label={declaration ? 'Replace the declaration' : 'Sworn declaration'}
        help="JPEG, PNG or PDF, up to 5 MB. Choose first what it says. It counts for fees released from then on."
      />
    </section>
  );
}

function Certificates({ standing: { year, quarters } }: { standing: TaxStanding }) {
  const some = quarters.filter(({ taxed, withheld }) => taxed !== 0 || withheld !== 0);
  return (
    <section aria-labelledby="certificates" className="grid gap-3 border-t pt-6">
      <h3 id="certificates" className="font-serif text-xl font-medium">
        {`Certificates (BIR Form 2307), ${year}`}
      </h3>
      {some.length === 0 && (
        <EmptySection>{`No tax was withheld from you in ${year}.`}</EmptySection>
      )}
      <ul className="grid gap-3">
        {some.map(({ quarter, from, to, taxed, withheld }) => (
          <li
            key={quarter}
            className="flex flex-wrap items-center justify-between gap-3 rounded border bg-white p-4"
          >
            <div>
              <p className="font-semibold">{`Quarter ${quarter}`}</p>
              <p className="text-sm text-neutral-600">
                {`${formatMonth(monthStart(from))} to ${formatMonth(monthStart(to))}`}
              </p>
              <p className="text-sm tabular">
                <span>Withheld </span>
                <Price centavos={withheld} />
                <span> of </span>
                <Price centavos={taxed} />
              </p>
            </div>
            <a
              href={certificatePath(year, quarter)}
              download
              className={buttonClass({ variant: 'outline', size: 'small' })}
            >
              Download PDF
              <span className="sr-only">{` of quarter ${quarter}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
