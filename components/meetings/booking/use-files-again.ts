'use client';

import { useEffect, useState } from 'react';
import { type UploadItem, usableOf } from '@/lib/client/meetings/upload-queue';
import { fileNamesDraft } from './draft';

interface FilesAgainInput {
  lawyerId: string;
  userId: string;
  /** Files chosen on this page. */
  items: readonly UploadItem[];
  isBooked: boolean;
}

/** Names of the files that were chosen before a reload or a sign-in and are not chosen again yet. */
export function useFilesAgain({ lawyerId, userId, items, isBooked }: FilesAgainInput) {
  // Null until it was read: what is stored must not be written over by nothing.
  const [before, setBefore] = useState<readonly string[] | null>(null);
  useEffect(() => {
    setBefore(fileNamesDraft.read(lawyerId, userId)?.names ?? []);
  }, [lawyerId, userId]);

  useEffect(() => {
    if (before === null) return;
    if (isBooked) return fileNamesDraft.clear(lawyerId);
    const here = new Set(usableOf(items).map(({ file }) => file.name));
    const missing = before.filter((name) => !here.has(name));
    if (missing.length < before.length) setBefore(missing);
    const names = [...new Set([...missing, ...here])];
    if (names.length === 0) fileNamesDraft.clear(lawyerId);
    else fileNamesDraft.save(lawyerId, userId, { names });
  }, [before, items, isBooked, lawyerId, userId]);

  return { names: before ?? [], goOnWithout: () => setBefore([]) };
}
