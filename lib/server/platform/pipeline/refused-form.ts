import 'server-only';
import { headers } from 'next/headers';
import type { FormRefusal } from '@/lib/contract/platform/form-refusal';
import type { SafePath } from '@/lib/domain/platform/safe-path';
import { type AcceptedForm, readAccepted } from '../session/accepted-form-cookie';
import { readRefusal } from '../session/refusal-cookie';

export async function refusedForm(page: SafePath): Promise<FormRefusal | null> {
  return readRefusal((await headers()).get('cookie'), page);
}

/** Returns what the form before handed on to this page, or null. */
export async function acceptedForm(): Promise<AcceptedForm | null> {
  return readAccepted((await headers()).get('cookie'));
}
