'use client';
import { ChevronDown, X } from 'lucide';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/input';
import { PesoField } from '@/components/ui/forms/peso-field';
import { RowFrame } from '@/components/ui/forms/rows/row-frame';
import { RowList } from '@/components/ui/forms/rows/row-list';
import { Icon } from '@/components/ui/icons/icon';

type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  error?: string | undefined;
};

interface PricedRowsProps {
  label: string;
  rows: readonly { id: string }[];
  max: number;
  onAdd: () => void;
  onRemove: (index: number) => void;
  priceLabel: string;
  /** Widths of the two columns, from a small tablet on. */
  columns: string;
  fieldsOf: (index: number) => { name: FieldProps; price: FieldProps; more?: ReactNode };
  /** Typed values of a row: rows are folded to them then, but new ones and those with an error. */
  summaryOf?: (index: number) => TypedRow | undefined;
}

type TypedRow = { name: string; price: string };

export function PricedRows(props: PricedRowsProps) {
  const { label, rows, max, onAdd, onRemove, priceLabel, columns, fieldsOf, summaryOf } = props;
  return (
    <RowList label={label} addLabel="Add a service" count={rows.length} max={max} onAdd={onAdd}>
      {(afterRemoval) =>
        rows.map(({ id }, index) => {
          const { name, price, more } = fieldsOf(index);
          const rowName = `Service ${index + 1}`;
          const remove = () => {
            onRemove(index);
            afterRemoval();
          };
          const fields = (
            <>
              <div className={`grid items-start gap-4 ${columns}`}>
                <TextField label="Name" autoComplete="off" {...name} />
                <PesoField label={priceLabel} {...price} />
              </div>
              {more}
            </>
          );
          const typed = summaryOf?.(index);
          return typed ? (
            <FoldedRow
              key={id}
              name={rowName}
              typed={typed}
              hasError={Boolean(name.error ?? price.error)}
              onRemove={remove}
            >
              {fields}
            </FoldedRow>
          ) : (
            <RowFrame key={id} name={rowName} onRemove={remove}>
              {fields}
            </RowFrame>
          );
        })
      }
    </RowList>
  );
}

interface FoldedRowProps {
  name: string;
  typed: TypedRow;
  hasError: boolean;
  onRemove: () => void;
  children: ReactNode;
}

function FoldedRow({ name, typed, hasError, onRemove, children }: FoldedRowProps) {
  const [isOpen, setOpen] = useState(typed.name === '');
  return (
    <li>
      <details
        className="group"
        open={isOpen || hasError}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="flex min-h-14 items-center gap-3 rounded px-4 hover:bg-neutral-50">
          <span className="min-w-0 flex-1 truncate font-medium">{typed.name || name}</span>
          <span className="shrink-0 tabular">{typed.price ? `₱${typed.price}` : 'No fee yet'}</span>
          <Icon of={ChevronDown} className="size-5 text-neutral-600 group-open:rotate-180" />
        </summary>
        <fieldset className="min-w-0 px-4 pb-4">
          <legend className="sr-only">{name}</legend>
          <div className="grid grid-cols-1 gap-4">{children}</div>
          <Button
            variant="plain"
            size="small"
            className="mt-2 -ml-3"
            aria-label={`Remove ${name.toLowerCase()}`}
            onClick={onRemove}
          >
            <Icon of={X} className="size-4" />
            Remove
          </Button>
        </fieldset>
      </details>
    </li>
  );
}
