import type { IconNode } from 'lucide';
import Link from 'next/link';
import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons/icon';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import type { Side } from './meeting-labels';

/** What an action on a meeting decides by whether it is there. */
export interface MeetingActionProps {
  meeting: Meeting;
  side: Side;
  /** Epoch milliseconds. */
  now: number;
}

interface Look {
  icon: IconNode;
  /** Red: it ends something. */
  danger?: boolean;
}

const ROW =
  'flex min-h-tap w-full items-center gap-3 rounded-inner px-2 text-left font-medium transition-colors hover:bg-neutral-100';

function rowClass(danger = false) {
  return classNames(ROW, danger ? 'text-red-700' : 'text-neutral-700');
}

/** A row of the list of actions that leads somewhere. */
export function ActionLink({
  icon,
  danger,
  children,
  ...link
}: Look & ComponentProps<typeof Link>) {
  return (
    <Link prefetch={false} {...link} className={rowClass(danger)}>
      <Icon of={icon} className="size-5" />
      {children}
    </Link>
  );
}

/** A row of the list of actions that opens something; it takes the ref of a menu or a dialog. */
export function ActionButton({
  icon,
  danger,
  children,
  ...button
}: Look & ComponentProps<'button'>) {
  return (
    <button type="button" {...button} className={rowClass(danger)}>
      <Icon of={icon} className="size-5" />
      {children}
    </button>
  );
}
