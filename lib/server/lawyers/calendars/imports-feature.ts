import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './imports-operations';
import * as service from './imports-service';

const IMPORTS = '/api/v1/lawyers/profile/calendars/imports';

/** Calendars elsewhere whose busy times keep clients from booking. */
export const calendarImports = {
  operations: operationsOf(operations),
  access: {
    [`GET ${IMPORTS}`]: { answers: 'session mail mail role 200 role 200', sample: () => ({}) },
    // A sample that succeeds would need a calendar on the public internet.
    [`POST ${IMPORTS}`]: {
      answers: 'session mail mail role 400 role 400',
      sample: () => ({ body: { name: 'Court dates', url: 'https://localhost/busy.ics' } }),
    },
    [`DELETE ${IMPORTS}/{id}`]: {
      answers: 'session mail mail role 204 role none',
      sample: async (f) => ({ params: { id: await f.calendarImport() } }),
    },
    [`POST ${IMPORTS}/{id}/sync`]: {
      answers: 'session mail mail role 200 role none',
      sample: async (f) => ({ params: { id: await f.calendarImport() } }),
    },
  },
  personalData: [
    {
      tables: ['calendar_imports', 'imported_times'],
      exported: service.exportedImports,
      erase: service.eraseImports,
    },
  ],
} satisfies Partial<Feature>;
