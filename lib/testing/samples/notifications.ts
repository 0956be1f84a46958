import { randomUUID } from 'node:crypto';
import { stopAddress } from '@/lib/server/notifications/preferences/mail-link';
import { serializePreferences } from '@/lib/server/notifications/preferences/preferences';
import { offCode } from '@/lib/server/notifications/texts/off-service';
import { NOTHING, type Samples } from './sample';

const ALL_ON = serializePreferences({ switchedOff: [], quiet: null });

/** The example keys of RFC 8291, appendix A. */
const BROWSER = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

/** Named in the head of a mail about messages. */
const stopToken = () => stopAddress(randomUUID(), 'message').split('/').at(-1) ?? '';

export const notifications: Samples = {
  'GET /api/v1/notifications/in-app': { request: NOTHING },
  'GET /api/v1/notifications/stream': { request: () => ({ query: { since: '0' } }) },
  'PUT /api/v1/notifications/in-app/{id}/seen': {
    owner: 'client',
    request: async (f) => ({ params: { id: await f.notificationId() } }),
  },
  'PUT /api/v1/notifications/in-app/opened': {
    request: () => ({ body: { url: '/lawyer-portal/payments' } }),
  },
  'PUT /api/v1/notifications/in-app/seen': {
    owner: 'client',
    request: async (f) => ({ body: { newest: await f.notificationId() } }),
  },
  'GET /api/v1/notifications/preferences': { request: NOTHING },
  'PUT /api/v1/notifications/preferences': { request: () => ({ body: ALL_ON }) },
  'POST /api/v1/notifications/push/subscribe': { request: () => ({ body: BROWSER }) },
  'DELETE /api/v1/notifications/push/unsubscribe': { request: NOTHING },
  'GET /api/v1/texts': { request: NOTHING },
  'POST /api/v1/texts/code': {
    request: async (f) => ({ body: { number: await f.textNumber(), consent: true } }),
  },
  'PUT /api/v1/texts/number': {
    request: async (f) => {
      await f.textNumber();
      return { body: { code: '123456' } };
    },
  },
  'DELETE /api/v1/texts/number': { request: NOTHING },
  'PUT /api/v1/texts/kinds': {
    request: async (f) => {
      await f.textNumber();
      return { body: { tomorrow: true, soon: true, waits: false } };
    },
  },
  'POST /api/v1/texts/off/code': { request: () => ({ body: { number: '+639171234567' } }) },
  'POST /api/v1/texts/off': {
    request: () => ({
      body: { number: '+639171234567', code: offCode('+639171234567', Date.now()) },
    }),
  },
  'POST /api/v1/texts/inbound': { request: (f) => f.textReply() },
  'GET /api/v1/work': { request: NOTHING },
  'GET /api/v1/notifications/mails/{id}': { request: () => ({ params: { id: stopToken() } }) },
  'POST /api/v1/notifications/mails/{id}': { request: () => ({ params: { id: stopToken() } }) },
};
