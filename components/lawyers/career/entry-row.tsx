import { Pencil, Trash2 } from 'lucide';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/forms/button';
import { iconButtonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';

interface EntryTextProps {
  years: string;
  title: string;
  subtitle?: string | undefined;
  text?: string | null | undefined;
}

export function EntryText({ years, title, subtitle, text }: EntryTextProps) {
  return (
    <div className="min-w-0 flex-1 py-2 wrap-anywhere">
      <p className="text-sm text-neutral-600 tabular">{years}</p>
      <p className="font-semibold">{title}</p>
      {subtitle && <p className="text-neutral-700">{subtitle}</p>}
      {text && <p className="mt-1 text-sm text-neutral-700">{text}</p>}
    </div>
  );
}

interface EntryActionsProps {
  /** Part of the accessible name: `Edit Juris Doctor`. */
  name: string;
  editHref: string;
  onDelete: () => void;
}

export function EntryActions({ name, editHref, onDelete }: EntryActionsProps) {
  return (
    <>
      <Link
        href={editHref}
        prefetch={false}
        aria-label={`Edit ${name}`}
        className={iconButtonClass}
      >
        <Icon of={Pencil} className="size-5" />
      </Link>
      <IconButton aria-label={`Delete ${name}`} onClick={onDelete}>
        <Icon of={Trash2} className="size-5" />
      </IconButton>
    </>
  );
}

export function EntryList({ children }: { children: ReactNode }) {
  return <ul className="divide-y rounded border bg-white">{children}</ul>;
}

export function EntryRow({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <li className="flex items-start gap-2 py-2 pr-2 pl-4">
      {children}
      <div className="flex shrink-0">{actions}</div>
    </li>
  );
}
