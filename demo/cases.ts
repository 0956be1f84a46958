import 'server-only';
import {
  CASE_ANSWER_HOURS,
  decisionDue,
  offerEnd,
  replyEnd,
  reviewEnd,
  type StatementKind,
} from '@/lib/domain/cases/case';
import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';
import { storedMessage, storedNote } from '@/lib/server/cases/proceedings/serialize';
import type { CaseSeedRows } from '@/lib/server/seed/case-store';
import type { NewComment } from '@/lib/server/seed/store';
import type { WorkItemSeedRows } from '@/lib/server/seed/work-item-store';
import type { DemoLawyer } from './lawyers';
import { uuidOf } from './random';
import { AGREEMENT_TERMS } from './texts/agreements';

interface Demo {
  readonly now: number;
  readonly agreements: readonly WorkItemSeedRows[];
  readonly lawyers: readonly DemoLawyer[];
  readonly adminId: string;
}

interface Said {
  readonly kind: StatementKind;
  readonly author: 'client' | 'lawyer' | 'admin';
  readonly body: string;
  /** Hours before now. */
  readonly ago: number;
}

type DemoCases = CaseSeedRows & { readonly comments: readonly NewComment[] };

export function demoCases(demo: Demo): DemoCases {
  const both = [waiting(demo), decided(demo)];
  const all = <R>(of: (rows: DemoCases) => readonly R[]) =>
    both.flatMap((rows) => (rows ? of(rows) : []));
  return {
    disputes: all((rows) => rows.disputes),
    cases: all((rows) => rows.cases),
    statements: all((rows) => rows.statements),
    messages: all((rows) => rows.messages),
    offers: all((rows) => rows.offers),
    decisions: all((rows) => rows.decisions),
    comments: all((rows) => rows.comments),
  };
}

function waiting(demo: Demo): DemoCases | undefined {
  const { now } = demo;
  const made = objection(demo, 'lease', {
    opened: 70,
    reason:
      'Only the first letter was sent. The owner answered, and nobody wrote back; I signed without the second round.',
    asked: 450_000,
    said: [
      {
        kind: 'ANSWER',
        author: 'lawyer',
        body: 'The second letter was ready on the day you signed. I can return the part of the fee that was meant for it.',
        ago: 22,
      },
    ],
    words: 'I will write to the owner again on Friday.',
  });
  if (!made) return undefined;
  const madeAt = now - 5 * HOUR_MS;
  const offerId = uuidOf(`offer in ${made.id}`);
  const note = storedNote(
    offerId,
    'This is the part of the fee that was meant for the second letter. I would rather settle this between us than wait for a decision.',
  );
  const offer = { caseId: made.id, madeBy: 'lawyer' as const, refund: 300_000, note };
  const times = { madeAt: new Date(madeAt), expiresAt: new Date(offerEnd(madeAt)) };
  const answered = {
    state: 'ANSWERED' as const,
    decideBy: new Date(decisionDue(now - 22 * HOUR_MS)),
  };
  return {
    ...made.rows,
    cases: [{ ...made.row, ...answered }],
    offers: [{ ...offer, ...times, id: offerId }],
  };
}

function decided(demo: Demo): DemoCases | undefined {
  const { now, adminId } = demo;
  const made = objection(demo, 'estate', {
    opened: 11 * 24,
    reason: 'The estate tax return was filed a month late, and I paid the surcharge.',
    asked: null,
    said: [
      {
        kind: 'ANSWER',
        author: 'lawyer',
        body: 'The certificate of one heir came after the due date. The deed was published, and the return filed two days later.',
        ago: 9 * 24,
      },
      {
        kind: 'QUESTION',
        author: 'admin',
        body: 'When was the certificate asked for, and when did it arrive?',
        ago: 6 * 24,
      },
      {
        kind: 'REPLY',
        author: 'client',
        body: 'I was asked for it a week before the due date.',
        ago: 5 * 24,
      },
      {
        kind: 'REPLY',
        author: 'lawyer',
        body: 'It was in my list of the first day, which I sent by email.',
        ago: 5 * 24 - 3,
      },
    ],
    words: 'I have to ask for the certificate of your brother, too.',
  });
  if (!made) return undefined;
  const decidedAt = now - 2 * DAY_MS;
  const times = {
    replyUntil: new Date(replyEnd(now - 6 * DAY_MS)),
    decideBy: new Date(decisionDue(now - 5 * DAY_MS)),
    movesAt: new Date(reviewEnd(decidedAt)),
  };
  const decision = {
    id: uuidOf(`decision in ${made.id}`),
    caseId: made.id,
    adminId,
    round: 1,
    refund: 600_000,
    reason:
      'The deed and the publication were done as agreed. The return was late because the certificate was asked for a week before the due date; a quarter of the fee goes back.',
    decidedAt: new Date(decidedAt),
  };
  return {
    ...made.rows,
    cases: [{ ...made.row, ...times, state: 'DECIDED' }],
    decisions: [decision],
  };
}

interface Story {
  /** Hours before now. */
  readonly opened: number;
  readonly reason: string;
  readonly asked: number | null;
  readonly said: readonly Said[];
  readonly words: string;
}

function objection(demo: Demo, terms: keyof typeof AGREEMENT_TERMS, story: Story) {
  const { now, agreements, lawyers } = demo;
  const found = agreements.find(({ item }) => item.title === AGREEMENT_TERMS[terms].title);
  const author = lawyers.find(({ rows }) => rows.lawyer.id === found?.item.lawyerId);
  if (!found || !author) return undefined;
  const { id: workItemId, clientId, lawyerId, paidAt } = found.item;
  const at = (hoursAgo: number) => new Date(now - hoursAgo * HOUR_MS);
  const id = uuidOf(`case about ${workItemId}`);
  const disputeId = uuidOf(`objection to ${workItemId}`);
  const openedAt = at(story.opened);
  const answerUntil = at(story.opened - CASE_ANSWER_HOURS);
  const commentId = uuidOf(`message about ${workItemId}`);
  const writtenAt = new Date((paidAt ?? openedAt).getTime() + HOUR_MS);
  const message = { id: uuidOf(`message in ${id}`), caseId: id, messageId: commentId, writtenAt };
  const rows: DemoCases = {
    disputes: [{ id: disputeId, workItemId, reason: story.reason, createdAt: openedAt }],
    cases: [],
    statements: story.said.map(({ ago, ...one }, index) => ({
      ...one,
      id: uuidOf(`statement ${index} in ${id}`),
      caseId: id,
      writtenAt: at(ago),
    })),
    messages: [
      {
        ...message,
        handedBy: 'client',
        author: 'lawyer',
        body: storedMessage(message.id, story.words),
        handedAt: at(story.opened - 1),
      },
    ],
    offers: [],
    decisions: [],
    comments: [
      {
        id: commentId,
        workItemId,
        authorId: author.rows.user.id,
        comment: story.words,
        createdAt: writtenAt,
        seenAt: new Date(writtenAt.getTime() + HOUR_MS),
      },
    ],
  };
  const { asked } = story;
  const people = { clientId, lawyerId, asked };
  const row = { id, kind: 'OBJECTION' as const, disputeId, ...people, openedAt, answerUntil };
  return { id, row, rows };
}
