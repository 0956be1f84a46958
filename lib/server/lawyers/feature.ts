import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as blockers from './availability/blockers-operations';
import { eraseBlockers, exportedBlockers } from './availability/blockers-service';
import * as operations from './availability/operations';
import { encryptedAccountNumber } from './banking/banking';
import { tax } from './banking/tax-operations';
import { encryptedTin, registration } from './banking/tax-service';
import { busyElsewhere } from './calendars/busy-operations';
import { calendarFeed } from './calendars/feed-operations';
import { googleCalendars } from './calendars/google-operations';
import { calendarImports } from './calendars/imports-operations';
import { encryptedAddress } from './calendars/imports-service';
import { events } from './events/feature';
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
import * as tokens from './tokens/operations';
import { tokenData } from './tokens/service';
import * as ownVerification from './verification/own';
import * as verifier from './verification/verifier-operations';
import { renewalWork } from './verification/work-service';
import { writtenWork } from './written-work/offers';

const availability: Pick<Feature, 'operations'> = {
  operations: operationsOf(operations),
};

export const lawyers: Feature = {
  name: 'lawyers',
  tasks,
  cron,
  files: [
    { table: 'identity_documents', column: 'storage_key', size: 'size' },
    { table: 'tax_profiles', column: 'document_key', size: 'document_size' },
  ],
  verifiedSubject: registration,
  membershipStands: members.membershipStands,
  texts: { expects: IS_LISTED },
  account: {
    pictureChanged: personal.showPicture,
    deletionPlanned: personal.hideProfile,
    entered: carrySaved,
    ...members.account,
  },
  work: [renewalWork, ...googleCalendars.work],
  encrypted: [
    encryptedAccountNumber,
    encryptedTin,
    encryptedAddress,
    ...googleCalendars.encrypted,
    ...events.encrypted,
  ],
  backlog: events.backlog,
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
        'written_offers',
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
    tokenData,
    ...events.personalData,
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
    ...writtenWork.operations,
    ...ownProfile.operations,
    ...bookingLink.operations,
    ...availability.operations,
    ...views.operations,
    ...namedLawyers.operations,
    ...saved.operations,
    ...calendarFeed.operations,
    ...calendarImports.operations,
    ...busyElsewhere.operations,
    ...googleCalendars.operations,
    ...tax.operations,
    ...members.operations,
    ...operationsOf(tokens),
    ...events.operations,
  ],
};
