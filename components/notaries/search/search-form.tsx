import { FileText, MapPin, Search } from 'lucide';
import { WEEK } from '@/components/lawyers/availability/hours-labels';
import { Button } from '@/components/ui/forms/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { SelectField } from '@/components/ui/forms/select';
import { Icon } from '@/components/ui/icons/icon';
import { CITIES } from '@/lib/catalogue/cities';
import { NOTARIAL_DOCUMENTS } from '@/lib/catalogue/notarial-documents';
import { SEARCH_REGIONS } from '@/lib/catalogue/regions';
import { formatPeso } from '@/lib/domain/platform/money';
import { NOTARY_SEARCH_PATH } from '../addresses';
import { FEE_STEPS, type NotaryFilters, notarySearchHref } from './filters';

/** Every filter of the search, as a form that needs no scripts. The names are those of the query. */
export function NotarySearchForm({ filters }: { filters: NotaryFilters }) {
  const { evening } = filters;
  return (
    <form
      // What was chosen before does not stay when a link leads to another search.
      key={notarySearchHref(filters)}
      action={NOTARY_SEARCH_PATH}
      aria-label="Find a notary public"
      className="grid grid-cols-2 gap-4 rounded border bg-white p-4 *:min-w-0 sm:p-5 lg:grid-cols-[1.6fr_1fr_1fr_1fr]"
    >
      <SelectField
        label="What do you need notarized?"
        name="document"
        icon={FileText}
        className="col-span-full"
        defaultValue={filters.document ?? ''}
      >
        <option value="">Any document</option>
        {NOTARIAL_DOCUMENTS.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </SelectField>
      <CityField city={filters.city} />
      <OtherFields filters={filters} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 col-span-full">
        <Checkbox
          label="Open after 5 PM"
          name="evening"
          value="1"
          defaultChecked={evening}
          className="lg:-my-2.5"
        />
        <Button type="submit" variant="action" className="max-sm:w-full">
          <Icon of={Search} className="size-5" />
          Find notaries public
        </Button>
      </div>
    </form>
  );
}

function CityField({ city }: { city: string | null }) {
  return (
    <SelectField
      label="City"
      name="city"
      icon={MapPin}
      className="max-sm:col-span-full"
      defaultValue={city ?? ''}
    >
      <option value="">All cities</option>
      {SEARCH_REGIONS.map((region) => (
        <optgroup key={region} label={region}>
          {CITIES.filter((one) => one.region === region).map(({ slug, label }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

function OtherFields({ filters: { day, maxFee, sort } }: { filters: NotaryFilters }) {
  const fees = [...new Set([...FEE_STEPS, ...(maxFee === null ? [] : [maxFee])])];
  return (
    <>
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
              Up to {formatPeso(fee)}
            </option>
          ))}
      </SelectField>
      <SelectField label="Order" name="sort" className="max-sm:col-span-full" defaultValue={sort}>
        <option value="fee">Lowest fee first</option>
        <option value="name">By name</option>
      </SelectField>
    </>
  );
}
