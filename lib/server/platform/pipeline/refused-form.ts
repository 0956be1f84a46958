import 'server-only';
import { headers } from 'next/headers';
import type { FormRefusal } from '@/lib/contract/platform/form-refusal';
import type { SafePath } from '@/lib/domain/platform/safe-path';
import { readRefusal } from '../session/refusal-cookie';

export async function refusedForm(page: SafePath): Promise<FormRefusal | null> {
  return readRefusal((await headers()).get('cookie'), page);
}
