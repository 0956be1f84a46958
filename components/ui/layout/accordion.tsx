import { Minus, Plus } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';

export function Accordion({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('border-t', className)}>{children}</div>;
}

interface AccordionItemProps {
  title: string;
  children: ReactNode;
  open?: boolean;
  /** For columns; text alone stays narrow. */
  wide?: boolean;
}

export function AccordionItem({ title, children, open, wide }: AccordionItemProps) {
  return (
    <details className="group border-b" open={open}>
      <summary className="flex min-h-14 items-center justify-between gap-4 rounded py-3 text-lg font-medium hover:text-teal-800">
        {title}
        <Icon of={Plus} className="size-5 text-neutral-600 group-open:hidden" />
        <Icon of={Minus} className="hidden size-5 text-neutral-600 group-open:block" />
      </summary>
      <div className={classNames('pb-5 text-neutral-700', !wide && 'max-w-text')}>{children}</div>
    </details>
  );
}
