'use client';

import { useState, useSyncExternalStore } from 'react';
import * as z from 'zod';
import type { NotAdded } from '@/lib/client/meetings/upload-queue';
import { draftKey } from '@/lib/client/platform/drafts';

const stored = z.array(z.object({ name: z.string(), reason: z.string() }));

/**
 * Saves in this tab which files were not added to a meeting, through the payment and back. Another user of the tab
 * cannot see the meeting, nor this list.
 */
export function saveNotAdded(meetingId: string, files: readonly NotAdded[]): void {
  try {
    if (files.length === 0) sessionStorage.removeItem(keyOf(meetingId));
    else sessionStorage.setItem(keyOf(meetingId), JSON.stringify(files));
  } catch {
    // Without storage it was said once, before the payment.
  }
}

export function useNotAdded(meetingId: string) {
  const text = useSyncExternalStore(onStorage, () => read(meetingId), nothing);
  const [changed, setChanged] = useState<readonly NotAdded[] | null>(null);
  const files = changed ?? parse(text);
  const keep = (rest: readonly NotAdded[]) => {
    saveNotAdded(meetingId, rest);
    setChanged(rest);
  };
  return { files, keep };
}

/** Formats `1 of 4 files was not added`, `2 of 4 files were not added`. */
export function notAddedOf(failed: number, all: number): string {
  return `${failed} of ${files(all)} ${failed === 1 ? 'was' : 'were'} not added`;
}

/** Formats `1 file was not added`, `2 files were not added`. */
export function notAdded(count: number): string {
  return `${files(count)} ${count === 1 ? 'was' : 'were'} not added`;
}

/** Formats `3 files were added`. */
export function added(count: number): string {
  return `${files(count)} ${count === 1 ? 'was' : 'were'} added`;
}

function files(count: number): string {
  return `${count} ${count === 1 ? 'file' : 'files'}`;
}

function read(meetingId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(meetingId));
  } catch {
    return null;
  }
}

function parse(text: string | null): readonly NotAdded[] {
  try {
    const parsed = stored.safeParse(text ? JSON.parse(text) : null);
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

function onStorage() {
  return () => {};
}

function nothing() {
  return null;
}

function keyOf(meetingId: string): string {
  return draftKey('files-not-added', meetingId);
}
