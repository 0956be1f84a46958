import { generateCalendarFeed } from '@/lib/server/lawyers/calendars/feed-operations';
import { NOTHING, type Samples } from './sample';

export const calendars: Samples = {
  'GET /api/v1/lawyers/profile/calendars/feed': { request: NOTHING },
  'POST /api/v1/lawyers/profile/calendars/generate': {
    request: () => ({ body: { client_names: true } }),
  },
  'PUT /api/v1/lawyers/profile/calendars/feed': {
    request: async (f) => {
      await f.call(generateCalendarFeed, {}, 'lawyer');
      return { body: { client_names: true } };
    },
  },
  'DELETE /api/v1/lawyers/profile/calendars/feed': {
    request: async (f) => {
      await f.call(generateCalendarFeed, {}, 'lawyer');
      return {};
    },
  },
  'GET /api/v1/calendars/{id}': {
    request: async (f) => {
      const { url } = await f.call(generateCalendarFeed, {}, 'lawyer');
      return { params: { id: url.slice(url.lastIndexOf('/') + 1) } };
    },
  },
  'GET /api/v1/lawyers/profile/calendars/imports': { request: NOTHING },
  'GET /api/v1/lawyers/profile/calendars/busy': { request: NOTHING },
  // A sample that succeeds would need a calendar on the public internet.
  'POST /api/v1/lawyers/profile/calendars/imports': {
    answers: { lawyer: 400, otherLawyer: 400 },
    request: () => ({ body: { name: 'Court dates', url: 'https://localhost/busy.ics' } }),
  },
  'DELETE /api/v1/lawyers/profile/calendars/imports/{id}': {
    owner: 'lawyer',
    request: async (f) => ({ params: { id: await f.calendarImport() } }),
  },
  'POST /api/v1/lawyers/profile/calendars/imports/{id}/sync': {
    owner: 'lawyer',
    request: async (f) => ({ params: { id: await f.calendarImport() } }),
  },
  'GET /api/v1/lawyers/profile/calendars/google': { request: NOTHING },
  'GET /api/v1/lawyers/profile/calendars/google/connect': { request: NOTHING },
  'GET /api/v1/lawyers/profile/calendars/google/callback': { request: NOTHING },
  'PUT /api/v1/lawyers/profile/calendars/google': {
    request: () => ({ body: { client_names: true } }),
  },
  'POST /api/v1/lawyers/profile/calendars/google/sync': { request: NOTHING },
  'DELETE /api/v1/lawyers/profile/calendars/google': { request: NOTHING },
  'POST /api/v1/google-calendar/notifications': {
    request: async (f) => ({ headers: await f.googleChannel() }),
  },
};
