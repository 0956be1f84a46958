import { caseSummary } from '@/lib/domain/meetings/case-summary';
import type { WrittenBefore } from './booking-data';
import { type DraftText, isWritten } from './draft';

/** Texts known before the client types; each may be empty. */
export interface KnownText {
  /** Stored in this tab. */
  draft: DraftText | null;
  before: WrittenBefore | null;
  /** The legal problem of the last search. */
  searched: string;
  /** Typed to find a lawyer. */
  story: string;
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
