import { MailCheck } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { focusOnMount } from './focus-on-mount';

/** Heading that replaces a submitted form; it takes the focus, so that it is read out. */
export function SentHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded bg-teal-50 text-teal-800">
        <Icon of={MailCheck} className="size-5" />
      </span>
      <div className="min-w-0">
        <h2 ref={focusOnMount} tabIndex={-1} className="text-xl">
          {title}
        </h2>
        <p className="mt-0.5 break-words text-neutral-700">{children}</p>
      </div>
    </div>
  );
}
