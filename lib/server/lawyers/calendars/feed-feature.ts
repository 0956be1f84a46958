import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './feed-operations';
import * as service from './feed-service';

const OWN = 'session mail mail role 200 role 200';

/** The secret feed of a lawyer's calendar. */
export const calendarFeed = {
  operations: operationsOf(operations),
  access: {
    'GET /api/v1/lawyers/profile/calendars/feed': { answers: OWN, sample: () => ({}) },
    'POST /api/v1/lawyers/profile/calendars/generate': {
      answers: OWN,
      sample: () => ({ body: { client_names: true } }),
    },
    'PUT /api/v1/lawyers/profile/calendars/feed': {
      answers: OWN,
      sample: async (f) => {
        await f.call(operations.generateCalendarFeed, {}, 'lawyer');
        return { body: { client_names: true } };
      },
    },
    'DELETE /api/v1/lawyers/profile/calendars/feed': {
      answers: 'session mail mail role 204 role 204',
      sample: async (f) => {
        await f.call(operations.generateCalendarFeed, {}, 'lawyer');
        return {};
      },
    },
    'GET /api/v1/calendars/{id}': {
      answers: '200',
      sample: async (f) => {
        const { url } = await f.call(operations.generateCalendarFeed, {}, 'lawyer');
        return { params: { id: url.slice(url.lastIndexOf('/') + 1) } };
      },
    },
  },
  personalData: [
    { tables: ['calendar_feeds'], exported: service.exportedFeed, erase: service.eraseFeed },
  ],
} satisfies Partial<Feature>;
