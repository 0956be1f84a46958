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

const ALL_ON = serializePreferences({ switchedOff: [], quiet: null });
/** That of RFC 8291, appendix A. */
const BROWSER = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

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
  access: {
    ...mailLink.access,
    ...work.access,
    'GET /api/v1/notifications/in-app': {
      answers: 'session mail mail 200 200 200 200',
      sample: () => ({}),
    },
    'GET /api/v1/notifications/stream': {
      answers: 'session mail mail 200 200 200 200',
      sample: () => ({ query: { since: '0' } }),
    },
    'PUT /api/v1/notifications/in-app/{id}/seen': {
      answers: 'session mail mail 204 none none none',
      sample: async (f) => ({ params: { id: await f.notificationId() } }),
    },
    'PUT /api/v1/notifications/in-app/opened': {
      answers: 'session mail mail 204 204 204 204',
      sample: () => ({ body: { url: '/lawyer-portal/payments' } }),
    },
    'PUT /api/v1/notifications/in-app/seen': {
      answers: 'session mail mail 204 none none none',
      sample: async (f) => ({ body: { newest: await f.notificationId() } }),
    },
    'GET /api/v1/notifications/preferences': {
      answers: 'session mail mail 200 200 200 200',
      sample: () => ({}),
    },
    'PUT /api/v1/notifications/preferences': {
      answers: 'session mail mail 200 200 200 200',
      sample: () => ({ body: ALL_ON }),
    },
    'POST /api/v1/notifications/push/subscribe': {
      answers: 'session mail mail 204 204 204 204',
      sample: () => ({ body: BROWSER }),
    },
    'DELETE /api/v1/notifications/push/unsubscribe': {
      answers: 'session mail mail 204 204 204 204',
      sample: () => ({}),
    },
    'GET /api/v1/texts': { answers: 'session mail mail 200 200 200 200', sample: () => ({}) },
    'POST /api/v1/texts/code': {
      answers: 'session mail mail 200 200 200 200',
      sample: async (f) => ({ body: { number: await f.textNumber(), consent: true } }),
    },
    'PUT /api/v1/texts/number': {
      answers: 'session mail mail 200 200 200 200',
      sample: async (f) => {
        await f.textNumber();
        return { body: { code: '123456' } };
      },
    },
    'DELETE /api/v1/texts/number': {
      answers: 'session mail mail 200 200 200 200',
      sample: () => ({}),
    },
    'PUT /api/v1/texts/kinds': {
      answers: 'session mail mail 200 200 200 200',
      sample: async (f) => {
        await f.textNumber();
        return { body: { tomorrow: true, soon: true, waits: false } };
      },
    },
    'POST /api/v1/texts/inbound': { answers: '200', sample: (f) => f.textReply() },
  },
};
