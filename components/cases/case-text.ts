import type { CaseFile, CaseOffer, CaseStatement, OwnCase } from '@/lib/contract/cases/cases';
import type { CaseSide } from '@/lib/domain/cases/case';
import { refundableOf, splitHeld } from '@/lib/domain/cases/split';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';

export type CaseShown = Pick<
  OwnCase,
  | 'kind'
  | 'state'
  | 'client'
  | 'lawyer'
  | 'statements'
  | 'files'
  | 'deliveries'
  | 'messages'
  | 'offers'
  | 'decisions'
  | 'held'
>;

/** Returns the name of a speaker as the reader sees it; null is the administrator who decides. */
export function nameOf(
  { client, lawyer }: Pick<CaseShown, 'client' | 'lawyer'>,
  by: CaseStatement['by'] | CaseFile['by'] | CaseOffer['by'],
  reader: CaseSide | null,
): string {
  if (by === 'admin') return 'Sangguni';
  if (by === reader) return 'You';
  return by === 'client' ? client.display_name : lawyer.display_name;
}

const STATEMENTS: Readonly<Record<CaseStatement['kind'], string>> = {
  OPENING: 'wrote',
  ANSWER: 'answered',
  QUESTION: 'asked both',
  REPLY: 'replied',
  REVIEW: 'asked for another look',
};

/** Returns the label of a statement: “You answered on Mon, Nov 23, 10:02 AM”. */
export function statementLabel(
  of: CaseShown,
  { kind, by, written_at }: CaseStatement,
  reader: CaseSide | null,
): string {
  return `${nameOf(of, by, reader)} ${STATEMENTS[kind]} on ${dayTime(written_at)}`;
}

/** Describes the split in pesos for a given refund; null refunds everything. */
export function sumsOf(
  { held, client, lawyer }: Pick<CaseShown, 'held' | 'client' | 'lawyer'>,
  refund: number | null,
  reader: CaseSide | null,
): string {
  const all = refundableOf(held);
  const { back, lawyer: released, fees } = splitHeld(held, refund ?? all);
  const to = (side: CaseSide, name: string) => (side === reader ? 'you' : name);
  const parts = [
    `${formatPeso(back)} goes back to ${to('client', client.display_name)}`,
    `${formatPeso(released)} is released to ${to('lawyer', lawyer.display_name)}`,
    ...(fees > 0 ? [`${formatPeso(fees)} stays as the platform’s fee`] : []),
  ];
  return `${parts.join(', ')}.`;
}

/** Returns the text of a decision without the split, for when the held amount is no longer known. */
export function decisionText(refund: number | null, reader: CaseSide | null): string {
  const [client, lawyer] = [
    reader === 'client' ? 'you' : 'the client',
    reader === 'lawyer' ? 'you' : 'the lawyer',
  ];
  if (refund === null) return `All that was held goes back to ${client}.`;
  if (refund === 0) return `Nothing goes back; what was held is released to ${lawyer}.`;
  return `${formatPeso(refund)} goes back to ${client}; the rest is released to ${lawyer}.`;
}

/** Returns the next step, and its deadline. */
export function whatIsNext(of: OwnCase): string {
  const other = of.side === 'client' ? of.lawyer.display_name : of.client.display_name;
  switch (of.state) {
    case 'OPEN':
      if (of.kind === 'ABSENCE')
        return `${of.side === 'client' ? `${other} can answer` : 'Answer'} the report in the box above. Both of you can hand in files for it here, and offer to settle.`;
      if (of.side === 'lawyer')
        return `Please answer by ${dayTime(of.answer_until)}, with files if you have them. After that a person at Sangguni decides with what is here.`;
      return `${other} has until ${dayTime(of.answer_until)} to answer. We will email you. You can hand in files meanwhile, and offer to settle.`;
    case 'ANSWERED':
    case 'REVIEW':
      return waiting(of);
    case 'DECIDED':
      return decided(of);
    case 'SETTLED':
      return 'You settled this between yourselves. The money has been moved as agreed.';
  }
}

function waiting({ state, may, decide_by, reply_until, side }: OwnCase): string {
  const who = state === 'REVIEW' ? 'Another administrator' : 'A person at Sangguni';
  const by = decide_by ? ` by ${dayTime(decide_by)}` : '';
  if (may.includes('answer') && reply_until)
    return `Please reply to the question by ${dayTime(reply_until)}. ${who} then decides${by}.`;
  const settle = side === 'client' ? 'the lawyer' : 'the client';
  return `${who} reads what both of you wrote and decides${by}. Until then you can still settle with ${settle}.`;
}

function decided({ closed_at, moves_at, may }: OwnCase): string {
  if (closed_at) return `The money was moved on ${dayTime(closed_at)}. This decision is final.`;
  if (!moves_at) return 'The money is being moved.';
  const look = may.includes('review')
    ? ' Until then either of you can ask once for another administrator’s look, with something new.'
    : '';
  return `The money moves on ${dayTime(moves_at)}.${look}`;
}

export function dayTime(instant: string): string {
  return formatDayTime(Date.parse(instant));
}
