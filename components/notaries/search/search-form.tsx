'use client';

import { ChevronDown, Search } from 'lucide';
import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useTransition } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { ChoiceChip } from '@/components/ui/forms/choice-chip';
import { FieldGroup } from '@/components/ui/forms/field';
import { SelectField } from '@/components/ui/forms/select';
import { Icon } from '@/components/ui/icons/icon';
import { NOTARIAL_DOCUMENTS } from '@/lib/catalogue/notarial-documents';
import { WEEK } from '@/lib/catalogue/weekdays';
import { formatPeso } from '@/lib/domain/platform/money';
import { NOTARY_SEARCH_PATH } from '../addresses';
import { CitySearchField, type CitySearchHandle } from './city-search-field';
import { FEE_STEPS, type NotaryFilters, notarySearchHref, sentSearchHref } from './filters';

interface NotarySearchFormProps {
  filters: NotaryFilters;
  /** Label of the city that is filtered by. */
  cityLabel: string | null;
  /** Typed by somebody whose browser runs no scripts, and no city of the catalogue. */
  unknownCity?: string | null;
}

/** Every filter of the search, as a form that needs no scripts. The names are those of the query. */
export function NotarySearchForm({
  filters,
  cityLabel,
  unknownCity = null,
}: NotarySearchFormProps) {
  const router = useRouter();
  const city = useRef<CitySearchHandle>(null);
  const [pending, startTransition] = useTransition();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    startTransition(async () => {
      const slug = await city.current?.settle();
      if (slug === undefined) return;
      router.push(sentSearchHref(sent, slug));
    });
  };
  return (
    <form
      // What was chosen before does not stay when a link leads to another search.
      key={notarySearchHref(filters)}
      action={NOTARY_SEARCH_PATH}
      onSubmit={submit}
      aria-label="Find a notary public"
      className="grid gap-4 rounded border bg-white p-4 *:min-w-0 sm:p-5"
    >
      <DocumentTiles chosen={filters.document} />
      <div className="grid gap-4 md:grid-cols-[1fr_auto] md:items-start">
        <CitySearchField
          city={filters.city}
          cityLabel={cityLabel}
          unknown={unknownCity}
          handle={city}
        />
        <Button
          type="submit"
          variant="action"
          className="min-h-12! md:mt-7.5"
          pending={pending}
          pendingLabel="Searching"
        >
          <Icon of={Search} className="size-5" />
          Find notaries public
        </Button>
      </div>
      <OtherFields filters={filters} />
    </form>
  );
}

function DocumentTiles({ chosen }: { chosen: NotaryFilters['document'] }) {
  const tiles = [...NOTARIAL_DOCUMENTS, { slug: '', label: 'Any document' }] as const;
  return (
    <FieldGroup label="What do you need notarized?">
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
        {tiles.map(({ slug, label }) => (
          <ChoiceChip
            key={slug}
            name="document"
            value={slug}
            defaultChecked={slug === (chosen ?? '')}
            className={slug === '' ? 'col-span-full lg:col-span-1' : 'text-sm sm:text-base'}
          >
            {label}
          </ChoiceChip>
        ))}
      </div>
    </FieldGroup>
  );
}

/** Filters that few people need, folded until one of them is set. */
function OtherFields({ filters: { day, evening, maxFee, sort } }: { filters: NotaryFilters }) {
  const fees = [...new Set([...FEE_STEPS, ...(maxFee === null ? [] : [maxFee])])];
  return (
    <details
      className="group -my-1.5"
      open={day !== null || evening || maxFee !== null || sort !== 'fee'}
    >
      <summary className="flex min-h-tap items-center gap-1.5 rounded font-medium text-teal-800">
        Day, hours, fee and order
        <Icon of={ChevronDown} className="size-5 group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-2 gap-4 pt-2 pb-1.5 lg:grid-cols-4">
        <SelectField label="Open on" name="day" defaultValue={day ?? ''}>
          <option value="">Any day</option>
          {WEEK.map(({ weekday, name }) => (
            <option key={weekday} value={weekday}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label="Lowest fee" name="max_fee" defaultValue={maxFee ?? ''}>
          <option value="">Any fee</option>
          {fees
            .toSorted((a, b) => a - b)
            .map((fee) => (
              <option key={fee} value={fee}>
                {`Up to ${formatPeso(fee)}`}
              </option>
            ))}
        </SelectField>
        <SelectField label="Order" name="sort" className="max-sm:col-span-full" defaultValue={sort}>
          <option value="fee">Lowest fee first</option>
          <option value="name">By name</option>
        </SelectField>
        <Checkbox
          label="Open after 5 PM"
          name="evening"
          value="1"
          defaultChecked={evening}
          className="self-end max-lg:col-span-full"
        />
      </div>
    </details>
  );
}
