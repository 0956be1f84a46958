import * as z from 'zod';
import { draftKey } from '@/lib/client/platform/drafts';
import { type TypedAgreement, typedAgreementShape } from '@/lib/contract/work-items/agreement-form';

/** Unsent text of one agreement; `version` is the one it is based on. */
const draft = z.object({
  user_id: z.string(),
  version: z.int().nullable(),
  typed: typedAgreementShape,
});

export interface AgreementDraft {
  readonly version: number | null;
  readonly typed: TypedAgreement;
}

/** Returns the draft of this user, or null. Another user of the same device cannot read it. */
export function readDraft(key: string, userId: string): AgreementDraft | null {
  try {
    const text = sessionStorage.getItem(key);
    const parsed = draft.safeParse(text ? JSON.parse(text) : null);
    if (!parsed.success || parsed.data.user_id !== userId) return null;
    return parsed.data;
  } catch {
    // Storage may be blocked, or hold something else: the form begins as it is stored.
    return null;
  }
}

/** Saves the draft so that it survives a reload and a sign-in, until the tab is closed. */
export function saveDraft(key: string, userId: string, { version, typed }: AgreementDraft): void {
  try {
    const value: z.input<typeof draft> = { user_id: userId, version, typed };
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the text lives as long as the page.
  }
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/** Returns the key of an existing agreement, or of a new one by its origin. */
export function agreementKey(of: { id: string } | { clientId: string; fromId: string }): string {
  return draftKey('agreement', 'id' in of ? of.id : `new:${of.clientId}:${of.fromId}`);
}
