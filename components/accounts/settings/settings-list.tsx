'use client';
import {
  Bell,
  BriefcaseBusiness,
  ChevronRight,
  Download,
  KeyRound,
  Smartphone,
  SquareTerminal,
  Trash2,
  UserRound,
} from 'lucide';
import Link from 'next/link';
import type { ComponentProps } from 'react';
import { PRACTICES_PATH } from '@/components/platform/practice';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons/icon';
import { PART_LABELS, type SettingsPart } from './settings-parts';

type Drawing = ComponentProps<typeof Icon>['of'];

const ICONS: Readonly<Record<SettingsPart, Drawing>> = {
  you: UserRound,
  security: KeyRound,
  notifications: Bell,
  texts: Smartphone,
  programs: SquareTerminal,
  data: Download,
  delete: Trash2,
};

interface SettingsListProps {
  base: string;
  parts: readonly SettingsPart[];
  /** Page that is open; null on the first page of the settings. */
  current: SettingsPart | null;
  hasPractices: boolean;
}

/** Lists the pages of the settings: all of a phone's screen on the first one, beside the others where there is room. */
export function SettingsList({ base, parts, current, hasPractices }: SettingsListProps) {
  return (
    <nav aria-label="Account settings" className={classNames(current && 'max-md:hidden')}>
      <ul className="divide-y border-y">
        {parts.map((part) => (
          <Row
            key={part}
            href={`${base}/${part}`}
            icon={ICONS[part]}
            current={part === current}
            title={PART_LABELS[part].title}
            about={PART_LABELS[part].about}
          />
        ))}
        {hasPractices && (
          <Row
            href={PRACTICES_PATH}
            icon={BriefcaseBusiness}
            current={false}
            title="Practices you work for"
            about="Choose the one to open"
          />
        )}
      </ul>
    </nav>
  );
}

interface RowProps {
  href: string;
  icon: Drawing;
  current: boolean;
  title: string;
  about: string;
}

function Row({ href, icon, current, title, about }: RowProps) {
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        aria-current={current ? 'page' : undefined}
        className={classNames(
          'flex items-center gap-3 px-2 py-3 transition-colors hover:bg-neutral-100',
          current && 'bg-teal-50',
        )}
      >
        <Icon of={icon} className="size-5 shrink-0 text-teal-800" />
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{title}</span>
          <span className="block text-sm text-neutral-600">{about}</span>
        </span>
        <Icon of={ChevronRight} className="size-5 shrink-0 text-neutral-600" />
      </Link>
    </li>
  );
}
