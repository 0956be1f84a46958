import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './operations';
import { erasePayouts, exportedPayouts } from './personal-data-service';

export const payouts = {
  personalData: [
    {
      tables: ['payouts'],
      exported: exportedPayouts,
      erase: erasePayouts,
      retained:
        'For good, as the books of account ask: amounts, dates, bank and references, without the account’s name and number.',
    },
  ],
  operations: operationsOf(operations),
  access: {
    'GET /api/v1/lawyers/payouts': {
      answers: 'session mail mail role 200 role 200',
      sample: () => ({}),
    },
    'POST /api/v1/lawyers/payouts': {
      answers: 'session mail mail role 201 role 201',
      sample: async (f) => {
        await f.payableMoney();
        return {};
      },
    },
  },
} as const satisfies Pick<Feature, 'personalData' | 'operations' | 'access'>;
