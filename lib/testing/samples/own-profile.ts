import {
  addAward,
  addEducation,
  addWork,
} from '@/lib/server/lawyers/own-profile/career-operations';
import * as operations from '@/lib/server/lawyers/own-profile/own-profile';
import { addOffer, deleteOffer, listOffers } from '@/lib/server/lawyers/written-work/offers';
import type { Fixtures } from './fixtures';
import { NOTHING, type Samples } from './sample';

const EDUCATION = { school: 'UP', degree: 'Juris Doctor', start_year: 2005, end_year: 2009 };

const WORK = { position: 'Associate', organisation: 'Santos Law', start_year: 2010 };

const AWARD = { title: 'Pro bono award', year: 2020, description: 'For help after the typhoon.' };

export const OFFER = {
  kind: 'DEMAND_LETTER',
  name: 'Demand letter',
  scope: 'One letter to one person, up to two pages.',
  needed: 'The contract and what was paid.',
  price: 350_000,
  days: 5,
  revisions: 1,
};

async function newOffer(f: Fixtures) {
  const { results } = await f.call(listOffers, {}, 'lawyer');
  for (const { _id: id } of results) await f.call(deleteOffer, { params: { id } }, 'lawyer');
  const { _id: id } = await f.call(addOffer, { body: OFFER }, 'lawyer');
  return { params: { id } };
}

export const ownProfile: Samples = {
  'GET /api/v1/lawyers/profile/written-work': { request: NOTHING },
  'POST /api/v1/lawyers/profile/written-work': { request: () => ({ body: OFFER }) },
  'PUT /api/v1/lawyers/profile/written-work/{id}': {
    owner: 'lawyer',
    request: async (f) => ({ ...(await newOffer(f)), body: OFFER }),
  },
  'DELETE /api/v1/lawyers/profile/written-work/{id}': { owner: 'lawyer', request: newOffer },
  'GET /api/v1/lawyers/profile': { request: NOTHING },
  'GET /api/v1/lawyers/profile/preview': { request: NOTHING },
  'POST /api/v1/lawyers/profile/picture': {
    request: async (f) => {
      const body = new FormData();
      body.append('picture', await f.picture());
      return { body };
    },
  },
  'POST /api/v1/lawyers/profile/basic-info': {
    request: async (f) => {
      const { basic_info } = await f.call(operations.getOwnProfile, {}, 'lawyer');
      return { body: basic_info };
    },
  },
  'POST /api/v1/lawyers/profile/banking-info': {
    request: (f) => ({
      body: {
        bank_id: 'BOPIPHMMXXX',
        account_name: 'Test Lawyer',
        account_number: '1234567890',
        current_password: f.password,
      },
    }),
  },
  'POST /api/v1/lawyers/profile/visibility': { request: () => ({ body: { is_public: true } }) },
  'POST /api/v1/lawyers/profile/education': { request: () => ({ body: EDUCATION }) },
  'PUT /api/v1/lawyers/profile/education': {
    owner: 'lawyer',
    request: async (f) => ({ body: await f.call(addEducation, { body: EDUCATION }, 'lawyer') }),
  },
  'DELETE /api/v1/lawyers/profile/education/{id}': {
    owner: 'lawyer',
    request: async (f) => {
      const { _id } = await f.call(addEducation, { body: EDUCATION }, 'lawyer');
      return { params: { id: _id } };
    },
  },
  'POST /api/v1/lawyers/profile/work-experience': { request: () => ({ body: WORK }) },
  'PUT /api/v1/lawyers/profile/work-experience': {
    owner: 'lawyer',
    request: async (f) => ({ body: await f.call(addWork, { body: WORK }, 'lawyer') }),
  },
  'DELETE /api/v1/lawyers/profile/work-experience/{id}': {
    owner: 'lawyer',
    request: async (f) => {
      const { _id } = await f.call(addWork, { body: WORK }, 'lawyer');
      return { params: { id: _id } };
    },
  },
  'POST /api/v1/lawyers/profile/awards': { request: () => ({ body: AWARD }) },
  'PUT /api/v1/lawyers/profile/awards': {
    owner: 'lawyer',
    request: async (f) => ({ body: await f.call(addAward, { body: AWARD }, 'lawyer') }),
  },
  'PUT /api/v1/lawyers/profile/awards/order': { request: () => ({ body: { order: [] } }) },
  'DELETE /api/v1/lawyers/profile/awards/{id}': {
    owner: 'lawyer',
    request: async (f) => {
      const { _id } = await f.call(addAward, { body: AWARD }, 'lawyer');
      return { params: { id: _id } };
    },
  },
  'GET /api/v1/lawyers/profile/booking-link/code': {
    request: () => ({ query: { format: 'png' } }),
  },
};
