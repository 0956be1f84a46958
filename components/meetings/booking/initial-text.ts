import { caseSummary } from '@/lib/domain/meetings/case-summary';
import type { WrittenBefore } from './booking-data';
import { type DraftText, isWritten } from './draft';

/** What is known before the client types; texts may be empty. */
export interface KnownText {
  /** What this tab keeps of the form. */
  draft: DraftText | null;
  /** What the client wrote for a booking that was not paid. */
  before: WrittenBefore | null;
  /** The legal problem of the last search. */
  searched: string;
  /** What was typed to find a lawyer. */
  story: string;
  /** As the account has it. */
  phone: string;
}

const EMPTY: Omit<DraftText, 'phone'> = {
  type: 'VIDEO',
  subject: '',
  description: '',
  other_party: '',
  for_other: false,
  attendee_name: '',
  relation: '',
  consent: false,
};

/**
 * Chooses the text that a booking begins with. A draft comes before what the server has, unless nothing is written in it. The story of the
 * search is offered once: what was taken out of a draft stays out.
 */
export function initialText({ draft, before, searched, story, phone }: KnownText): DraftText {
  const isNewer = draft !== null && (isWritten(draft) || before === null);
  const text = isNewer ? draft : { ...EMPTY, phone, ...(before && textOf(before)) };
  const description = text.description || (draft ? '' : story);
  return {
    ...text,
    description,
    subject: text.subject || searched || caseSummary(description),
  };
}

function textOf({ files: _files, payment_method: _method, phone, ...text }: WrittenBefore) {
  return phone ? { ...text, phone } : text;
}
