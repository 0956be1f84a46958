import { Minus, Plus } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';

export function Accordion({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('border-t', className)}>{children}</div>;
}

interface AccordionItemProps {
  title: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** For columns; text alone stays narrow. */
  wide?: boolean;
  /** Heading that the title is; none by default. */
  level?: 'h2' | 'h3';
  /** Id of the folded part, so that an address with it opens the item also without scripts. */
  id?: string;
}

/** A title of level 3 has no room of its own in text, where headings have. */
const TITLE = { h2: 'text-xl', h3: 'mt-0! font-medium!', span: undefined };

export function AccordionItem(props: AccordionItemProps) {
  const { title, children, open, wide, level: Title = 'span', id } = props;
  return (
    <details className="border-b" open={open}>
      <summary className="flex min-h-14 items-center justify-between gap-4 rounded py-3 text-lg font-medium hover:text-teal-800">
        <Title className={TITLE[Title]}>{title}</Title>
        <Icon of={Plus} className="size-5 text-neutral-600 [[open]>summary>&]:hidden" />
        <Icon of={Minus} className="hidden size-5 text-neutral-600 [[open]>summary>&]:block" />
      </summary>
      <div
        id={id}
        className={classNames('pb-5 text-neutral-700', !wide && 'max-w-text', id && 'scroll-mt-24')}
      >
        {children}
      </div>
    </details>
  );
}
