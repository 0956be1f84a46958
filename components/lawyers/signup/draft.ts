import * as z from 'zod';
import { draftKey } from '@/lib/client/platform/drafts';
import { EMPTY_TEXT, type LawyerText } from './fields';

const KEY = draftKey('lawyer-signup');

const text = z.string().max(500);
const list = z.array(text).max(50);

/** Typed text, and the names of the chosen files; never the password, never a file. */
const draft = z.object({
  first_name: text,
  last_name: text,
  email: text,
  phone: text,
  region: text,
  city: text,
  bar_year: text,
  areas_of_practice: list,
  languages: list,
  roll_number: text,
  ibp_number: text,
  files: list,
});
export type LawyerDraft = LawyerText & { files: string[] };

/** Returns the draft typed earlier in this tab, or null. */
export function readDraft(): LawyerDraft | null {
  try {
    const text = sessionStorage.getItem(KEY);
    const parsed = draft.safeParse(text ? JSON.parse(text) : null);
    return parsed.success ? parsed.data : null;
  } catch {
    // Storage may be blocked, or hold something else: the form starts empty.
    return null;
  }
}

/** Saves the draft so that it survives a reload, until the tab is closed. */
export function saveDraft(fields: Partial<Record<string, unknown>>): void {
  const typed = Object.keys(EMPTY_TEXT).map((name) => [name, fields[name]]);
  const files = [fields.ibp_id, fields.government_id].flatMap((file) =>
    file instanceof File ? [file.name] : [],
  );
  try {
    const value = draft.parse({ ...EMPTY_TEXT, ...Object.fromEntries(typed), files });
    sessionStorage.setItem(KEY, JSON.stringify(value));
  } catch {
    // Without storage the text lives as long as the page.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
