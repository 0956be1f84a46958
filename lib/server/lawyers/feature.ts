import 'server-only';
import { type Access, type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as blockers from './availability/blockers-operations';
import { eraseBlockers, exportedBlockers } from './availability/blockers-service';
import * as operations from './availability/operations';
import { encryptedAccountNumber } from './banking/banking';
import { tax } from './banking/tax-operations';
import { encryptedTin } from './banking/tax-service';
import { calendarFeed } from './calendars/feed-operations';
import { googleCalendars } from './calendars/google-operations';
import { calendarImports } from './calendars/imports-operations';
import { encryptedAddress } from './calendars/imports-service';
import { members } from './members/feature';
import { bookingLink } from './own-profile/booking-link';
import { career } from './own-profile/career-operations';
import { ownProfile } from './own-profile/feature';
import * as personal from './own-profile/personal-data-service';
import { namedLawyers } from './profiles/named-lawyers';
import * as profiles from './profiles/operations';
import { IS_LISTED } from './profiles/service';
import { views } from './profiles/views';
import * as reviews from './reviews/reviews';
import { saved } from './saved/feature';
import { carrySaved } from './saved/service';
import * as search from './search/operations';
import * as signup from './signup/signup';
import { cron, tasks } from './tasks';
import * as ownVerification from './verification/own';
import * as verifier from './verification/verifier-operations';
import { renewalWork } from './verification/work-service';

const WORKING_DAY = { day: 1, available: true, start_time: '09:00', end_time: '17:00' };

/** When a lawyer can be booked. */
const availability: Pick<Feature, 'operations' | 'access'> = {
  operations: operationsOf(operations),
  access: {
    'PUT /api/v1/lawyers/profile/availability': {
      answers: 'session mail mail role 200 role 200',
      sample: () => ({ body: { daily_availability: [WORKING_DAY] } }),
    },
    'GET /api/v1/lawyers/profile/availability/busy': {
      answers: 'session mail mail role 200 role 200',
      sample: () => ({}),
    },
  },
};

const ofVisibleLawyer: Access = {
  answers: '200',
  sample: async (f) => ({ params: { id: await f.visibleLawyer() } }),
};

const SOME_TIME = { start_time: '2040-03-05T01:00:00Z', end_time: '2040-03-05T04:00:00Z' };

export const lawyers: Feature = {
  name: 'lawyers',
  tasks,
  cron,
  files: [
    { table: 'identity_documents', column: 'storage_key', size: 'size' },
    { table: 'tax_profiles', column: 'document_key', size: 'document_size' },
  ],
  membershipStands: members.membershipStands,
  texts: { expects: IS_LISTED },
  account: {
    pictureChanged: personal.showPicture,
    deletionPlanned: personal.hideProfile,
    entered: carrySaved,
  },
  work: [renewalWork, ...googleCalendars.work],
  encrypted: [encryptedAccountNumber, encryptedTin, encryptedAddress, ...googleCalendars.encrypted],
  personalData: [
    {
      tables: [
        'lawyers',
        'lawyer_search',
        'lawyer_figures',
        'changed_times',
        'featured_draws',
        'education',
        'work_experience',
        'awards',
        'availability_hours',
        'availability_exceptions',
        'verifications',
        'identity_documents',
      ],
      exported: personal.exportedProfile,
      erase: personal.eraseProfile,
      retained: 'For good: an empty row under a new handle, to which meetings and reviews refer.',
    },
    ...views.personalData,
    ...saved.personalData,
    { tables: ['blockers', 'removed_blockers'], exported: exportedBlockers, erase: eraseBlockers },
    ...calendarFeed.personalData,
    ...calendarImports.personalData,
    ...googleCalendars.personalData,
    ...tax.personalData,
    ...members.personalData,
    {
      tables: ['reviews'],
      exported: personal.exportedReviews,
      erase: personal.eraseReviewer,
      retained: 'For good: stars and words, signed "Client"; other clients read them.',
    },
    {
      tables: ['review_reports'],
      exported: personal.exportedReports,
      erase: personal.eraseReports,
    },
    {
      tables: ['review_replies'],
      exported: personal.exportedReplies,
      erase: personal.eraseReplies,
    },
  ],
  operations: [
    ...operationsOf(search),
    ...operationsOf(profiles),
    ...operationsOf(reviews),
    ...operationsOf(signup),
    ...operationsOf(ownVerification),
    verifier.getVerificationRequest,
    verifier.openVerificationRequest,
    verifier.sendVerifierCode,
    verifier.getIdentityDocument,
    verifier.decideVerification,
    ...operationsOf(blockers),
    ...career.operations,
    ...ownProfile.operations,
    ...bookingLink.operations,
    ...availability.operations,
    ...views.operations,
    ...namedLawyers.operations,
    ...saved.operations,
    ...calendarFeed.operations,
    ...calendarImports.operations,
    ...googleCalendars.operations,
    ...tax.operations,
    ...members.operations,
  ],
  access: {
    ...career.access,
    ...ownProfile.access,
    ...bookingLink.access,
    ...availability.access,
    ...views.access,
    ...namedLawyers.access,
    ...saved.access,
    ...calendarFeed.access,
    ...calendarImports.access,
    ...googleCalendars.access,
    ...tax.access,
    ...members.access,
    'GET /api/v1/blockers': { answers: 'session mail mail role 200 role 200', sample: () => ({}) },
    'POST /api/v1/blockers': {
      answers: 'session mail mail role 201 role 201',
      sample: () => ({ body: { title: 'Hearing', ...SOME_TIME } }),
    },
    'PUT /api/v1/blockers/{id}': {
      answers: 'session mail mail role 200 role none',
      sample: async (f) => {
        const { _id } = await f.call(blockers.createBlocker, { body: SOME_TIME }, 'lawyer');
        return { params: { id: _id }, body: { title: 'Hearing', ...SOME_TIME } };
      },
    },
    'DELETE /api/v1/blockers/{id}': {
      answers: 'session mail mail role 204 role none',
      sample: async (f) => {
        const { _id } = await f.call(blockers.createBlocker, { body: SOME_TIME }, 'lawyer');
        return { params: { id: _id } };
      },
    },
    'PUT /api/v1/blockers/{id}/restore': {
      answers: 'session mail mail role 200 role none',
      sample: async (f) => {
        const { _id: id } = await f.call(blockers.createBlocker, { body: SOME_TIME }, 'lawyer');
        await f.call(blockers.deleteBlocker, { params: { id }, query: {} }, 'lawyer');
        return { params: { id } };
      },
    },
    'GET /api/v1/lawyers': { answers: '200', sample: () => ({}) },
    'GET /api/v1/lawyers/free-legal-help': { answers: '200', sample: () => ({}) },
    'GET /api/v1/lawyers/summary': { answers: '200', sample: () => ({}) },
    'GET /api/v1/lawyers/featured': { answers: '200', sample: () => ({}) },
    'GET /api/v1/reviews': { answers: '200', sample: () => ({}) },
    'GET /api/v1/lawyers/{id}/profile': ofVisibleLawyer,
    'GET /api/v1/lawyers/{id}/reviews': ofVisibleLawyer,
    'GET /api/v1/lawyers/availability': {
      answers: '200',
      sample: async (f) => ({ query: { _id: await f.visibleLawyer() } }),
    },
    'GET /api/v1/lawyers/profile/verify-qr': {
      answers: '200',
      sample: (f) => ({ query: { id: f.lawyerId } }),
    },
    'POST /api/v1/auth/lawyer/signup': {
      answers: '201',
      sample: async (f) => ({ body: await f.lawyerSignup() }),
    },
    'GET /api/v1/lawyers/profile/verification': {
      answers: 'session mail mail role 200 role 200',
      sample: () => ({}),
    },
    'POST /api/v1/lawyers/profile/verification': {
      answers: 'session mail mail role 201 role 201',
      sample: async (f) => {
        await f.rejectDocuments();
        return { body: await f.documents() };
      },
    },
    'GET /api/v1/auth/verify-ibp/code': {
      answers: '200',
      sample: async (f) => ({ headers: { cookie: await f.verifierPass() } }),
    },
    'PUT /api/v1/auth/verify-ibp/code': {
      answers: '200',
      sample: async (f) => {
        const { token, code } = await f.verification();
        return { body: { token, code } };
      },
    },
    'POST /api/v1/auth/verify-ibp/code': {
      answers: '204',
      sample: async (f) => ({ body: { token: (await f.verification()).token } }),
    },
    'POST /api/v1/auth/verify-ibp': {
      answers: '200',
      sample: async (f) => {
        const { token, code } = await f.verification();
        return { body: { token, code, decision: 'approve' } };
      },
    },
    'GET /api/v1/auth/verify-ibp/document/{id}': {
      answers: 'none none none none 200 none none',
      sample: async (f) => ({ params: { id: (await f.verification('lawyer')).documentId } }),
    },
  },
};
