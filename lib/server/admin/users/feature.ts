import 'server-only';
import { type Access, type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './operations';

const of = (state: 'verified' | 'unverified' | 'suspended', answers: string): Access => ({
  answers,
  sample: async (f) => ({ params: { id: await f.account(state) } }),
});

export const users = {
  operations: operationsOf(operations),
  access: {
    'GET /api/v1/admin/users': { answers: 'admin 200 code', sample: () => ({}) },
    'GET /api/v1/admin/users/{id}': of('verified', 'admin 200 code'),
    'POST /api/v1/admin/users/{id}/suspend': {
      answers: 'admin 200 code',
      sample: async (f) => ({
        params: { id: await f.account('verified') },
        body: { reason: 'Somebody else uses the account.', cancel_meetings: true },
      }),
    },
    'POST /api/v1/admin/users/{id}/restore': of('suspended', 'admin 204 code'),
    'POST /api/v1/admin/users/{id}/sign-out': of('verified', 'admin 204 code'),
    'POST /api/v1/admin/users/{id}/resend': of('unverified', 'admin 204 code'),
  },
} as const satisfies Pick<Feature, 'operations' | 'access'>;
