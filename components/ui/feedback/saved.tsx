import { CircleCheck } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';

export function SavedNote({ text }: { text: string | null }) {
  return (
    <p role="status" className="flex items-center gap-1.5 font-medium text-teal-800 not-empty:mt-2">
      {text && (
        <>
          <Icon of={CircleCheck} className="size-5" />
          <span>{text}</span>
        </>
      )}
    </p>
  );
}

export function Saved({ show, children }: { show: boolean; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      {children}
      <SavedNote text={show ? 'Your changes are saved' : null} />
    </div>
  );
}
