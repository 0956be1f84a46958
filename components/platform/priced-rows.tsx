import type { ComponentProps, ReactNode } from 'react';
import { TextField } from '@/components/ui/forms/input';
import { PesoField } from '@/components/ui/forms/peso-field';
import { RowFrame } from '@/components/ui/forms/rows/row-frame';
import { RowList } from '@/components/ui/forms/rows/row-list';

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
}

export function PricedRows(props: PricedRowsProps) {
  const { label, rows, max, onAdd, onRemove, priceLabel, columns, fieldsOf } = props;
  return (
    <RowList label={label} addLabel="Add a service" count={rows.length} max={max} onAdd={onAdd}>
      {(afterRemoval) =>
        rows.map(({ id }, index) => {
          const { name, price, more } = fieldsOf(index);
          return (
            <RowFrame
              key={id}
              name={`Service ${index + 1}`}
              onRemove={() => {
                onRemove(index);
                afterRemoval();
              }}
            >
              <div className={`grid items-start gap-4 ${columns}`}>
                <TextField label="Name" autoComplete="off" {...name} />
                <PesoField label={priceLabel} {...price} />
              </div>
              {more}
            </RowFrame>
          );
        })
      }
    </RowList>
  );
}
