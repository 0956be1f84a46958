import type { IconNode } from 'lucide';
import Link from 'next/link';
import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons/icon';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import type { Side } from './meeting-labels';

export interface MeetingActionProps {
  meeting: Meeting;
  side: Side;
  /** Epoch milliseconds. */
  now: number;
}

interface Look {
  icon: IconNode;
  /** Red: a destructive action. */
  danger?: boolean;
}

const ROW =
  'flex min-h-tap w-full items-center gap-3 rounded-inner px-2 text-left font-medium transition-colors hover:bg-neutral-100';

function rowClass(danger = false) {
  return classNames(ROW, danger ? 'text-red-700' : 'text-neutral-700');
}

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
