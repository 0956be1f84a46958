import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import { absences } from './absence/operations';
import { absenceDisagreements } from './absence/service';
import { associates } from './associates/operations';
import { preparePaidConfirmation } from './booking/confirmation-service';
import { endUnpaidHold } from './booking/holds';
import * as booking from './booking/operations';
import * as quote from './booking/quote';
import { holdMinutesOf } from './booking/service';
import { calls } from './calls/calls';
import { meetingTexts } from './calls/texts';
import { cancelling } from './changes/cancellation';
import { rescheduling } from './changes/rescheduling-operations';
import * as notes from './clients/notes';
import { clients } from './clients/operations';
import { filesWith } from './clients/service';
import * as steps from './clients/steps-service';
import { conflicts } from './conflicts/operations';
import { encryptedConflictReason, encryptedMatches, meetingParties } from './conflicts/service';
import * as operations from './dashboard/operations';
import { drafts } from './drafts/drafts';
import * as files from './files/operations';
import { followUps } from './follow-ups/operations';
import { inviting } from './guests/operations';
import { handOvers } from './hand-overs/operations';
import { intake } from './intake/operations';
import { encryptedIntake } from './intake/service';
import { commenting } from './messages/feature';
import { inbox } from './messages/inbox-operations';
import { messagesBetween } from './messages/inbox-service';
import { meetingConversationSource } from './messages/messages';
import { encryptedQuickReply, encryptedReplyParts, quickReplies } from './messages/quick-replies';
import {
  lawyersOfMeetings,
  meetingIdsIn,
  meetingIdsOf,
  meetingIdsOfClient,
  titlesOf,
} from './payments/payments';
import { holdsOf } from './payments/releases';
import { calendarFile } from './records/calendar-file';
import { heldOrConfirmedMeetings, publishedMeetings } from './records/calendar-service';
import { zoneOfClient } from './records/client-zone';
import { encryptedDraft, eraseDrafts, exportedDrafts } from './records/drafts-service';
import { eraseGuests, exportedGuests } from './records/guests-service';
import * as meeting from './records/operations';
import * as personal from './records/personal-data-service';
import * as service from './records/service';
import { notifyRefund, publishMeeting } from './reminders/notifications-service';
import { reminderBacklog } from './reminders/service';
import { reviews } from './reviews/operations';
import { summaries } from './summaries/operations';
import { encryptedSummary } from './summaries/service';
import { cron, tasks } from './tasks';
import { waitlist } from './waitlist/operations';
import { meetingWork } from './work/service';

const dashboard: Pick<Feature, 'operations'> = {
  operations: operationsOf(operations),
};

export const meetings: Feature = {
  name: 'meetings',
  tasks,
  cron,
  files: [{ table: 'meeting_files', column: 'storage_key', size: 'size' }],
  backlog: reminderBacklog,
  clientZone: zoneOfClient,
  calendar: heldOrConfirmedMeetings,
  calendarFeed: publishedMeetings,
  conversations: [meetingConversationSource],
  clientFiles: filesWith,
  conflictParties: meetingParties,
  messagesBetween,
  disagreements: [absenceDisagreements],
  work: meetingWork,
  account: { deletionWaits: personal.deletionWaits },
  texts: meetingTexts,
  encrypted: [
    notes.encryptedNote,
    steps.encryptedStep,
    encryptedSummary,
    encryptedIntake,
    encryptedDraft,
    encryptedQuickReply,
    encryptedReplyParts,
    encryptedMatches,
    encryptedConflictReason,
  ],
  personalData: [
    {
      tables: ['meetings', 'meeting_moves'],
      exported: personal.exportedMeetings,
      erase: personal.eraseMeetings,
      retained:
        'For good, as the books of account ask: that a meeting took place, its time and price, without words and names.',
    },
    { tables: ['meeting_files'], exported: personal.exportedFiles, erase: personal.eraseFiles },
    ...commenting.personalData,
    {
      tables: ['meeting_guests'],
      exported: exportedGuests,
      erase: eraseGuests,
      retained:
        'With the meeting of a lawyer who is deleted: that somebody was invited and when the client agreed, without names.',
    },
    { tables: ['client_notes'], exported: notes.exportedNotes, erase: notes.eraseNotes },
    { tables: ['client_steps'], exported: steps.exportedSteps, erase: steps.eraseSteps },
    { tables: ['drafts'], exported: exportedDrafts, erase: eraseDrafts },
    ...quickReplies.personalData,
    ...(waitlist.personalData ?? []),
    ...(followUps.personalData ?? []),
    ...summaries.personalData,
    ...intake.personalData,
    ...associates.personalData,
    ...calls.personalData,
    ...absences.personalData,
    ...conflicts.personalData,
    ...handOvers.personalData,
  ],
  operations: [
    ...[booking, files, meeting, quote].flatMap(operationsOf),
    ...commenting.operations,
    ...inbox.operations,
    ...quickReplies.operations,
    ...drafts.operations,
    ...cancelling.operations,
    ...rescheduling.operations,
    ...calendarFile.operations,
    ...reviews.operations,
    ...summaries.operations,
    ...intake.operations,
    ...clients.operations,
    ...dashboard.operations,
    ...waitlist.operations,
    ...followUps.operations,
    ...inviting.operations,
    ...associates.operations,
    ...calls.operations,
    ...absences.operations,
    ...conflicts.operations,
    ...handOvers.operations,
  ],
  payables: [
    {
      type: 'meeting',
      prepareConfirmation: preparePaidConfirmation,
      expire: endUnpaidHold,
      notifyRefund,
      refundChanged: publishMeeting,
      describe: service.describePayable,
      holdMinutes: holdMinutesOf,
      ofLawyer: meetingIdsOf,
      lawyersOf: lawyersOfMeetings,
      ofClient: meetingIdsOfClient,
      partsOf: meetingIdsIn,
      titles: titlesOf,
      holds: holdsOf,
    },
  ],
};
