'use client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IdField } from '@/components/lawyers/verification/id-field';
import { useSentFile } from '@/components/lawyers/verification/use-sent-file';
import { QueryFailure } from '@/components/platform/query-failure';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { FieldGroup } from '@/components/ui/forms/field';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { SelectField } from '@/components/ui/forms/select';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { SET_DOCUMENT_FAILURE } from '@/lib/client/media/upload-failures';
import {
  TAX_STANDING_FAILURE,
  taxStandingQuery,
  useSetDeclaration,
} from '@/lib/client/payments/tax';
import type { TaxDeclaration as Declared, TaxStanding } from '@/lib/contract/payments/tax';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';

interface TaxDeclarationProps {
  thisYear: number;
  standing: Pick<TaxStanding, 'pack' | 'begins' | 'begins_threshold'>;
}

/** Takes the sworn declaration of this year or the next: no other year can be declared. */
export function TaxDeclaration({ thisYear, standing }: TaxDeclarationProps) {
  const { pack, begins, begins_threshold } = standing;
  const years = [thisYear, thisYear + 1];
  const [year, setYear] = useState(
    begins?.startsWith(String(thisYear + 1)) ? thisYear + 1 : thisYear,
  );
  const { data, ...query } = useQuery(taxStandingQuery(year));
  const ofYear = data?.year === year ? data : undefined;
  const limit = formatPeso(pack?.threshold ?? begins_threshold ?? 0);
  return (
    <section aria-labelledby="declaration" className="grid gap-4 border-t pt-6">
      <div>
        <h3 id="declaration" className="font-serif text-xl font-medium">
          Sworn declaration
        </h3>
        <p className="mt-1 text-neutral-700">
          Hand in the declaration that the BIR received, by January 20 of each year. Without one,
          tax is withheld from the first peso.
        </p>
      </div>
      <SelectField
        label="For the year"
        className="w-40"
        value={year}
        onChange={({ target }) => setYear(Number(target.value))}
      >
        {years.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
      {ofYear && (
        <DeclarationForm key={year} year={year} declared={ofYear.declaration} limit={limit} />
      )}
      {!ofYear && query.isError && <QueryFailure query={query} failure={TAX_STANDING_FAILURE} />}
      {!ofYear && !query.isError && (
        <LoadingRegion label={`Loading the declaration for ${year}`}>
          <Skeleton className="h-40 w-full" />
        </LoadingRegion>
      )}
    </section>
  );
}

interface DeclarationFormProps {
  year: number;
  declared: Declared | null;
  limit: string;
}

/** Chooses nothing of what is sworn in advance, and asks for the file after the choice. */
function DeclarationForm({ year, declared, limit }: DeclarationFormProps) {
  const [below, setBelow] = useState<boolean | null>(null);
  return (
    <>
      <p>
        {declared ? (
          <HandedIn declared={declared} limit={limit} />
        ) : (
          `Nothing is handed in for ${year}.`
        )}
      </p>
      <FieldGroup
        label={declared ? `What the new one for ${year} says` : `What it says for ${year}`}
      >
        <div className="grid gap-3 sm:grid-cols-2">
          <RadioCard
            label={`I stay below ${limit}`}
            name="stays_below"
            checked={below === true}
            onChange={() => setBelow(true)}
          />
          <RadioCard
            label={`I pass ${limit}`}
            name="stays_below"
            checked={below === false}
            onChange={() => setBelow(false)}
          />
        </div>
      </FieldGroup>
      {below === null ? (
        <p className="text-neutral-700">Choose what it says. Then you can add the file here.</p>
      ) : (
        <DeclarationFile
          label={declared ? 'Replace the declaration' : 'Sworn declaration'}
          year={year}
          below={below}
          onDone={() => {
            setBelow(null);
            showToast('success', `Your declaration for ${year} was handed in.`);
          }}
        />
      )}
    </>
  );
}

function HandedIn({ declared, limit }: { declared: Declared; limit: string }) {
  const { stays_below: below, submitted_at: at, name, url } = declared;
  return (
    <>
      <span>{`You handed it in on ${formatDay(Date.parse(at))}: you ${below ? 'stay below' : 'pass'} ${limit}. `}</span>
      <a href={url} download={name} rel="noreferrer" className={textLinkClass}>
        {name}
      </a>
    </>
  );
}

interface DeclarationFileProps {
  label: string;
  year: number;
  below: boolean;
  onDone: () => void;
}

function DeclarationFile({ label, year, below, onDone }: DeclarationFileProps) {
  const send = useSetDeclaration(year, below, onDone);
  const file = useSentFile({ send, failure: SET_DOCUMENT_FAILURE, field: 'document' });
  return (
    <IdField
      {...file}
      label={label}
      help="JPEG, PNG or PDF, up to 5 MB. It counts for fees released from then on."
    />
  );
}
