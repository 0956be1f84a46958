import { Plus } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';

interface RowListProps {
  label: string;
  addLabel: string;
  count: number;
  max: number;
  onAdd: () => void;
  children: (afterRemoval: () => void) => ReactNode;
}

export function RowList({ label, addLabel, count, max, onAdd, children }: RowListProps) {
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      {count > 0 && (
        <ul aria-label={label} className="mb-3 divide-y rounded border bg-white">
          {children(() => add.current?.focus())}
        </ul>
      )}
      {count < max ? (
        <Button ref={add} variant="outline" size="small" onClick={onAdd}>
          <Icon of={Plus} className="size-4" />
          {addLabel}
        </Button>
      ) : (
        <p className="text-sm text-neutral-600">You have added {max}, the most you can.</p>
      )}
    </>
  );
}
