'use client';

import type { Ref } from 'react';
import { PRICE_STEPS } from '@/components/lawyers/search/filters/wording';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { ChoiceChip } from '@/components/ui/forms/choice-chip';
import { FieldGroup } from '@/components/ui/forms/field';
import { SelectField } from '@/components/ui/forms/select';
import { AREAS, findArea } from '@/lib/catalogue/areas';
import { FREE_CONSULTATION } from '@/lib/catalogue/free-consultation';
import { FREE_RULE } from '@/lib/catalogue/free-rule';
import { LANGUAGES } from '@/lib/catalogue/languages';
import { SEARCH_REGIONS } from '@/lib/catalogue/regions';
import {
  type ChosenProblem,
  type SearchFilters,
  slugOfArea,
  slugOfRegion,
} from '@/lib/contract/lawyers/search-filters';
import { FREE_HELP_PATH } from '@/lib/contract/lawyers/search-paths';
import { WHEN, type When } from '@/lib/domain/lawyers/when';
import { formatPeso } from '@/lib/domain/platform/money';
import { WHEN_LABELS, WRITTEN_WORK } from '../filters/wording';
import {
  ProblemPicker,
  type ProblemPickerHandle,
  type SettledProblem,
} from '../problems/problem-picker';

interface TimeChoiceProps {
  value: When | null;
  onChange: (when: When | null) => void;
}

interface FilterFieldsProps {
  filters: SearchFilters;
  onChange: (filters: SearchFilters) => void;
  picker: Ref<ProblemPickerHandle>;
}

/** Every filter of a search. The names are those of the query, so that the form works without scripts. */
export function FilterFields({ filters, onChange, picker }: FilterFieldsProps) {
  const { path, area, problem, region, place, language, free, written, when } = filters;
  return (
    <div className="grid gap-5">
      <SelectField
        label="Area of practice"
        name="area_of_practice"
        value={area ? slugOfArea(area) : ''}
        onChange={({ target }) =>
          onChange(withArea(filters, findArea(target.value)?.label ?? null))
        }
      >
        <option value="">All areas</option>
        {AREAS.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </SelectField>
      <ProblemPicker
        value={problem}
        handle={picker}
        placeholder="Any problem"
        onChange={(chosen) => onChange(withProblem(filters, chosen))}
        onUnsure={(area) => onChange({ ...filters, area, problem: null })}
      />
      <SelectField
        label="Region"
        name="region"
        value={region ? slugOfRegion(region) : ''}
        help={place ? `You chose ${place}.` : undefined}
        onChange={({ target }) =>
          onChange({
            ...filters,
            region: SEARCH_REGIONS.find((label) => slugOfRegion(label) === target.value) ?? null,
            place: null,
          })
        }
      >
        <option value="">Philippines</option>
        {SEARCH_REGIONS.map((label) => (
          <option key={label} value={slugOfRegion(label)}>
            {label}
          </option>
        ))}
      </SelectField>
      <TimeChoice value={when} onChange={(chosen) => onChange({ ...filters, when: chosen })} />
      <SelectField
        label="Language"
        name="language"
        value={language ?? ''}
        onChange={({ target }) =>
          onChange({
            ...filters,
            language: LANGUAGES.find((name) => name === target.value) ?? null,
          })
        }
      >
        <option value="">Any language</option>
        {LANGUAGES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <PriceChoice filters={filters} onChange={onChange} />
      {path !== FREE_HELP_PATH && (
        <Checkbox
          name="free"
          value="1"
          checked={free}
          onChange={({ target }) => onChange({ ...filters, free: target.checked })}
          label={FREE_CONSULTATION}
          help={FREE_RULE.short}
        />
      )}
      {path !== FREE_HELP_PATH && (
        <Checkbox
          name="written"
          value="1"
          checked={written}
          onChange={({ target }) => onChange({ ...filters, written: target.checked })}
          label={WRITTEN_WORK}
          help="Such as a demand letter or a contract, ordered without a meeting first."
        />
      )}
    </div>
  );
}

/** Sets a problem together with its area; without one the area stays. */
function withProblem(filters: SearchFilters, problem: ChosenProblem | null): SearchFilters {
  return { ...filters, problem, area: problem?.area ?? filters.area };
}

/** Applies what the picker resolved to when the form is sent. */
export function withSettled(
  filters: SearchFilters,
  settled: SettledProblem | undefined,
): SearchFilters {
  if (typeof settled !== 'object') return filters;
  if ('unsure' in settled) return { ...filters, area: settled.unsure, problem: null };
  return withProblem(filters, settled);
}

/** Sets the area and removes a problem of another area. */
function withArea(filters: SearchFilters, area: SearchFilters['area']): SearchFilters {
  const problem = filters.problem?.area === area ? filters.problem : null;
  return { ...filters, area, problem };
}

function PriceChoice({ filters, onChange }: Omit<FilterFieldsProps, 'picker'>) {
  const { maxPrice } = filters;
  const steps: number[] = [...PRICE_STEPS];
  if (maxPrice !== null && !steps.includes(maxPrice)) steps.push(maxPrice);
  return (
    <FieldGroup label="Highest price, 30 minutes">
      <div className="grid grid-cols-2 gap-2">
        {[null, ...steps.toSorted((a, b) => a - b)].map((price) => (
          <ChoiceChip
            key={price}
            name="max_price"
            value={price ?? ''}
            checked={price === maxPrice}
            onChange={() => onChange({ ...filters, maxPrice: price })}
          >
            {price === null ? 'Any price' : formatPeso(price)}
          </ChoiceChip>
        ))}
      </div>
    </FieldGroup>
  );
}

function TimeChoice({ value, onChange }: TimeChoiceProps) {
  return (
    <FieldGroup
      label="Open times"
      help="This week is today and the next six days. Evenings start at 6:00 PM, Philippine time."
    >
      <div className="grid grid-cols-2 gap-2">
        {[null, ...WHEN].map((when) => (
          <ChoiceChip
            key={when}
            name="when"
            value={when ?? ''}
            checked={when === value}
            onChange={() => onChange(when)}
          >
            {when === null ? 'Any time' : WHEN_LABELS[when].choice}
          </ChoiceChip>
        ))}
      </div>
    </FieldGroup>
  );
}
