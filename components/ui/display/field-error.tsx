import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-sm font-medium text-red-700">
      <Icon of={CircleAlert} className="mt-0.5 size-4" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
