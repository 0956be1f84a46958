import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/input';
import { SelectField } from '@/components/ui/forms/select';
import type { LedgerFilter } from '@/lib/client/admin/ledger';
import { LEDGER_KINDS } from '@/lib/domain/payments/ledger';
import { KIND_LABELS } from './ledger-labels';

interface LedgerFiltersProps {
  filter: LedgerFilter;
  onChange: (filter: LedgerFilter) => void;
}

export function LedgerFilters({ filter, onChange }: LedgerFiltersProps) {
  const { kind = '', day = '' } = filter;
  return (
    <div className="mt-4 flex flex-wrap items-end gap-4">
      <SelectField
        label="Kind"
        className="w-full sm:w-52"
        value={kind}
        onChange={({ target }) =>
          onChange({ ...filter, kind: LEDGER_KINDS.find((one) => one === target.value) })
        }
      >
        <option value="">All kinds</option>
        {LEDGER_KINDS.map((one) => (
          <option key={one} value={one}>
            {KIND_LABELS[one]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Day (PHT)"
        type="date"
        className="w-full sm:w-52"
        min="2000-01-01"
        max="2099-12-31"
        value={day}
        onChange={({ target }) => onChange({ ...filter, day: target.value || undefined })}
      />
      {(kind || day) && (
        <Button variant="plain" onClick={() => onChange({ kind: undefined, day: undefined })}>
          Show all
        </Button>
      )}
    </div>
  );
}
