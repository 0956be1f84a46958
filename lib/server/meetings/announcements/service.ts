import 'server-only';
import type { Party } from '@/lib/domain/meetings/meeting';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { notify } from '@/lib/server/notifications/in-app/service';
import { publishChange } from '@/lib/server/notifications/live/service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import type { Transaction } from '@/lib/server/platform/db/pool';
import { type MeetingRows, rowsOf } from '../records/service';
import { type CancelNews, cancelledMail, type MoveNews, movedMail } from './mails';

type Side = Party['side'];
const SIDES = ['client', 'lawyer'] as const;

/** Mails to both with what takes the meeting off their calendars; a notification for the side that did not do it. */
export async function announceCancelled(
  tx: Transaction,
  meetingId: string,
  news: CancelNews,
): Promise<void> {
  const view = await rowsOf(tx, meetingId);
  for (const side of SIDES) {
    await queueMail(tx, {
      to: view[side].email,
      template: `meeting-cancelled-${side}`,
      dedupeKey: `meeting-cancelled:${meetingId}:${side}`,
      content: await cancelledMail(view, side, news),
    });
  }
  await tell(tx, view, news.by, {
    title: 'Meeting cancelled',
    dedupeKey: `meeting-cancelled:${meetingId}`,
  });
}

/** The same for another time, once for each change. */
export async function announceMoved(
  tx: Transaction,
  meetingId: string,
  news: MoveNews,
): Promise<void> {
  const view = await rowsOf(tx, meetingId);
  const key = `meeting-moved:${view.meeting.icsSequence}:${meetingId}`;
  for (const side of SIDES) {
    await queueMail(tx, {
      to: view[side].email,
      template: `meeting-moved-${side}`,
      dedupeKey: `${key}:${side}`,
      content: await movedMail(view, side, news),
    });
  }
  const people = [view.client.id, view.lawyer.userId];
  await publishChange(tx, people, { type: 'meeting', id: meetingId });
  await tell(tx, view, news.by, { title: 'Meeting moved', dedupeKey: key });
}

async function tell(
  tx: Transaction,
  { meeting, client, lawyer }: MeetingRows,
  by: Side,
  notification: { title: string; dedupeKey: string },
): Promise<void> {
  const at = formatDayTime(meeting.startsAt.getTime());
  const about = { kind: 'booking', icon: 'new-meeting', ...notification } as const;
  if (by === 'lawyer') {
    await notify(tx, {
      ...about,
      ...{ userId: client.id, aboutUserId: lawyer.userId },
      body: `Atty. ${lawyer.displayName}, ${at}`,
      url: `/customer-portal/meeting/${meeting.id}`,
    });
  } else {
    await notify(tx, {
      ...about,
      ...{ userId: lawyer.userId, aboutUserId: client.id },
      body: `${client.firstName} ${client.lastName}, ${at}`,
      url: `/lawyer-portal/meeting/${meeting.id}`,
    });
  }
}
