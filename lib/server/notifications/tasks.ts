import 'server-only';
import type { NotificationKind } from '@/lib/domain/notifications/kinds';
import type { Cron, TasksOf } from '@/lib/server/platform/queue/tasks';
import type { Membership } from '@/lib/server/registry/feature';
import { purgeNotifications } from './in-app/service';
import { purgeLiveEvents } from './live/live';
import { purgeMails, sendMail } from './mails/service';
import { sendPush } from './push/service';
import { purgeNumbers } from './texts/numbers-service';
import { sendOffCode } from './texts/off-service';
import { giveUpTexts, purgeTexts, sendText } from './texts/service';

interface Payloads {
  send_mail: {
    mailId: string;
    optional?: {
      userId: string;
      kind: NotificationKind;
      validUntil?: string;
      membership?: Membership;
    };
  };
  send_push: { notificationId: string; subscriptionId: string };
  send_text: { textId: string };
  /** Keyed hashes of a number, never the number itself. */
  send_off_code: { hashes: readonly string[]; until: string };
}
declare module '@/lib/server/platform/queue/queue' {
  interface TaskPayloads extends Payloads {}
}

export const tasks: TasksOf<keyof Payloads> = {
  send_mail: {
    group: 'mails',
    run: ({ mailId, optional }, now) => sendMail(mailId, now, optional),
  },
  send_push: { group: 'push', run: (push, now) => sendPush(push, now) },
  send_text: { group: 'texts', run: ({ textId }, now) => sendText(textId, now) },
  send_off_code: { group: 'texts', run: (asked, now) => sendOffCode(asked, now) },
};

export const cron: Cron = {
  purge_mails: { every: 'day', group: 'other', run: purgeMails },
  purge_notifications: { every: 'day', group: 'other', run: purgeNotifications },
  give_up_texts: { every: 'minute', group: 'other', run: giveUpTexts },
  purge_texts: { every: 'day', group: 'other', run: purgeTexts },
  purge_text_numbers: { every: 'day', group: 'other', run: purgeNumbers },
  purge_live_events: { every: 'day', group: 'other', run: purgeLiveEvents },
};
