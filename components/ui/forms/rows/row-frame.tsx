import { X } from 'lucide';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';

interface RowFrameProps {
  name: string;
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

export function RowFrame({ name, onRemove, children }: RowFrameProps) {
  return (
    <li className="p-4">
      <fieldset className="min-w-0">
        <legend className="sr-only">{name}</legend>
        <div className="-mt-2 mb-1 flex min-h-tap items-center justify-between gap-3">
          <p aria-hidden="true" className="text-sm font-semibold text-neutral-700">
            {name}
          </p>
          {onRemove && (
            <IconButton aria-label={`Remove ${name.toLowerCase()}`} onClick={onRemove}>
              <Icon of={X} className="size-5" />
            </IconButton>
          )}
        </div>
        <div className="grid grid-cols-1 gap-4">{children}</div>
      </fieldset>
    </li>
  );
}
