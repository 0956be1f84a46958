import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as inApp from './in-app/operations';
import { deleteNotifications, exportedNotifications } from './in-app/service';
import { deleteLiveEvents } from './live/live';
import { cancelQueuedMails, mailBacklog } from './mails/service';
import { mailLink } from './preferences/mail-link';
import * as preferences from './preferences/preferences';
import { deletePreferences, preferencesOf, serializePreferences } from './preferences/preferences';
import * as push from './push/operations';
import { deleteSubscriptions, encryptedSubscription, exportedSubscriptions } from './push/service';
import * as streams from './streams/streams';
import { cron, tasks } from './tasks';
import { deleteNumbers, encryptedNumber, exportedNumbers } from './texts/numbers-service';
import * as texts from './texts/operations';
import { deleteTexts, exportedTexts, textBacklog } from './texts/service';
import { work } from './work/work';

export const notifications: Feature = {
  name: 'notifications',
  tasks,
  cron,
  encrypted: [encryptedSubscription, encryptedNumber],
  backlog: async (exec, now, before) => [
    await mailBacklog(exec, now, before),
    await textBacklog(exec, now, before),
  ],
  personalData: [
    {
      tables: ['notifications'],
      exported: async (exec, userId) => ({
        name: 'notifications',
        data: await exportedNotifications(exec, userId),
      }),
      erase: async (tx, { id }) => {
        await deleteNotifications(tx, id);
        return [];
      },
    },
    {
      tables: ['notification_preferences'],
      exported: async (exec, userId) => ({
        name: 'notification_preferences',
        data: serializePreferences(await preferencesOf(exec, userId)),
      }),
      erase: async (tx, { id }) => {
        await deletePreferences(tx, id);
        return [];
      },
    },
    {
      tables: ['push_subscriptions'],
      exported: async (exec, userId) => ({
        name: 'push_subscriptions',
        data: await exportedSubscriptions(exec, userId),
      }),
      erase: async (tx, { id }) => {
        await deleteSubscriptions(tx, id);
        return [];
      },
    },
    {
      tables: ['text_numbers'],
      exported: async (exec, userId) => ({
        name: 'text_numbers',
        data: await exportedNumbers(exec, userId),
      }),
      erase: async (tx, { id }) => {
        await deleteNumbers(tx, id);
        return [];
      },
    },
    {
      tables: ['texts', 'text_replies'],
      exported: async (exec, userId) => ({
        name: 'texts',
        data: await exportedTexts(exec, userId),
      }),
      erase: async (tx, { id }) => {
        await deleteTexts(tx, id);
        return [];
      },
      retained:
        'Ids of answers to texts at their carrier, without number and words, for the time of RETENTION_DAYS.textReplies.',
    },
    {
      tables: ['live_events', 'live_event_counters'],
      erase: async (tx, { id }) => {
        await deleteLiveEvents(tx, id);
        return [];
      },
      retained: 'Nothing of it is in an export: it says only that something else in it changed.',
    },
    {
      tables: ['mails'],
      // The last one, the farewell, is queued afterwards and erased when it is sent.
      erase: async (tx, { email }) => {
        await cancelQueuedMails(tx, email);
        return [];
      },
      retained:
        'That a mail went out, without its text and recipient, for the time of RETENTION_DAYS.mails.',
    },
  ],
  operations: [
    ...[inApp, preferences, push, streams, texts].flatMap(operationsOf),
    ...mailLink.operations,
    ...work.operations,
  ],
};
