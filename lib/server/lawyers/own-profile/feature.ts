import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './own-profile';

const OWN = 'session mail mail role 200 role 200';

/** What a lawyer says about himself or herself, and whether clients see it. */
export const ownProfile: Pick<Feature, 'operations' | 'access'> = {
  operations: operationsOf(operations),
  access: {
    'GET /api/v1/lawyers/profile': { answers: OWN, sample: () => ({}) },
    'GET /api/v1/lawyers/profile/preview': { answers: OWN, sample: () => ({}) },
    'POST /api/v1/lawyers/profile/picture': {
      answers: 'session mail mail role 201 role 201',
      sample: async (f) => {
        const body = new FormData();
        body.append('picture', await f.picture());
        return { body };
      },
    },
    'POST /api/v1/lawyers/profile/basic-info': {
      answers: OWN,
      sample: async (f) => {
        const { basic_info } = await f.call(operations.getOwnProfile, {}, 'lawyer');
        return { body: basic_info };
      },
    },
    'POST /api/v1/lawyers/profile/banking-info': {
      answers: OWN,
      sample: (f) => ({
        body: {
          bank_id: 'BOPIPHMMXXX',
          account_name: 'Test Lawyer',
          account_number: '1234567890',
          current_password: f.password,
        },
      }),
    },
    'POST /api/v1/lawyers/profile/visibility': {
      answers: OWN,
      sample: () => ({ body: { is_public: true } }),
    },
  },
};
