'use client';

import { FileX } from 'lucide';
import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { Icon } from '@/components/ui/icons/icon';
import type { NotAdded } from '@/lib/client/meetings/upload-queue';
import { notAdded } from './not-added';

/** Most file names in the title. */
const NAMED = 3;

interface FilesNotAddedProps {
  files: readonly NotAdded[];
  className?: string;
  children: ReactNode;
}

export function FilesNotAdded({ files, className, children }: FilesNotAddedProps) {
  if (files.length === 0) return null;
  return (
    <Notice
      tone="waiting"
      icon={<Icon of={FileX} className="mt-0.5 size-5" />}
      className={className}
      title={
        <span className="break-words">
          {notAdded(files.length)}: {namesOf(files)}
        </span>
      }
    >
      {children}
    </Notice>
  );
}

/** Formats `a.pdf, b.pdf`, `a.pdf, b.pdf, c.pdf and 2 more`. */
export function namesOf(files: readonly Pick<NotAdded, 'name'>[]): string {
  const names = files.slice(0, NAMED).map(({ name }) => name);
  const more = files.length - names.length;
  return `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
