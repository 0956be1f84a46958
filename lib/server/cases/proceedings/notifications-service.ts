import 'server-only';
import type { CaseFacts, CaseSide } from '@/lib/domain/cases/case';
import { env } from '@/lib/env';
import { notify } from '@/lib/server/notifications/in-app/service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import type { Transaction } from '@/lib/server/platform/db/pool';
import { registeredClientZone } from '@/lib/server/registry/registry';
import { type CaseNotification, notificationCopy, notificationMail, toDecideMail } from './mails';
import { clientName, type FullCase, lawyerName } from './serialize';

const SIDES = ['client', 'lawyer'] as const;

export async function notifyParties(
  tx: Transaction,
  full: FullCase,
  notification: CaseNotification,
  now: number,
): Promise<void> {
  for (const side of SIDES) await notifyParty(tx, full, side, notification, now);
}

export function notifyParty(
  tx: Transaction,
  full: FullCase,
  side: CaseSide,
  notification: CaseNotification,
  now: number,
): Promise<void> {
  return send(
    tx,
    full,
    side,
    notification,
    `case-${notification.type}:${full.view.case.id}:${now}`,
  );
}

async function send(
  tx: Transaction,
  full: FullCase,
  side: CaseSide,
  notification: CaseNotification,
  dedupeKey: string,
): Promise<void> {
  const { client, lawyer } = full.view;
  const other = side === 'client' ? lawyerName(full) : clientName(full);
  const zone = side === 'client' ? await registeredClientZone(tx, client.id) : null;
  const copy = notificationCopy(notification, { side, other, zone });
  const path = `${pathOf(full, side)}#case`;
  const users = { client: client.id, lawyer: lawyer.userId };
  const kind = full.view.case.kind === 'ABSENCE' ? 'booking' : 'agreement';
  await notify(tx, {
    kind,
    icon: kind === 'booking' ? 'new-meeting' : 'new-work-item',
    userId: users[side],
    aboutUserId: users[side === 'client' ? 'lawyer' : 'client'],
    title: copy.title,
    body: copy.body,
    url: path,
    dedupeKey,
  });
  await queueMail(tx, {
    to: full.view[side].email,
    template: `case-${notification.type}-${side}`,
    dedupeKey: `${dedupeKey}:${side}`,
    content: await notificationMail(copy, aboutOf(full), path),
  });
}

/** Names the subject of the case, without a meeting's subject, which stays on its page. */
function aboutOf({ subject: { agreementId, title } }: FullCase): string {
  return agreementId ? title : 'A reported meeting';
}

function pathOf({ subject: { agreementId, meetingId } }: FullCase, side: CaseSide): string {
  const portal = side === 'client' ? '/customer-portal' : '/lawyer-portal';
  return agreementId ? `${portal}/work-items/${agreementId}` : `${portal}/meeting/${meetingId}`;
}

export async function askToDecide(
  tx: Transaction,
  { view }: FullCase,
  decideBy: Date,
  why: 'answered' | 'unanswered' | 'review' | 'soon',
): Promise<void> {
  const { id } = view.case;
  await queueMail(tx, {
    to: env.SUPPORT_EMAIL,
    template: 'case-to-decide',
    dedupeKey: `case-to-decide:${id}:${why}:${decideBy.getTime()}`,
    content: await toDecideMail(id, decideBy),
  });
}

/** Reminds the party whose time ends within these instants (epoch ms), once for each deadline. */
export async function remindOf(
  tx: Transaction,
  full: FullCase,
  facts: CaseFacts,
  within: { readonly now: number; readonly until: number },
): Promise<void> {
  const { id, decideBy } = full.view.case;
  const ends = (at: number | null) => at !== null && at > within.now && at <= within.until;
  const remind = (side: CaseSide, at: number) => {
    const notification = { type: 'reminder', until: new Date(at) } as const;
    return send(tx, full, side, notification, `case-reminder:${id}:${at}`);
  };
  if (facts.state === 'OPEN' && facts.kind !== 'ABSENCE' && ends(facts.answerUntil))
    await remind('lawyer', facts.answerUntil);
  if (facts.state !== 'ANSWERED' && facts.state !== 'REVIEW') return;
  if (facts.replyUntil !== null && ends(facts.replyUntil))
    for (const side of SIDES)
      if (!facts.replied.includes(side)) await remind(side, facts.replyUntil);
  if (decideBy && ends(decideBy.getTime())) await askToDecide(tx, full, decideBy, 'soon');
}
