import { COPY } from '@/lib/contract/platform/copy';
import { ApiError } from './api-error';
import { CHECK_FIELDS, type MessageRow } from './message-row';
import { messageOf, reasonFor } from './messages';

const { workItems } = COPY;

const ROWS = {
  workItem: { always: true, otherwise: workItems.details },
  sendWorkItem: { always: true, otherwise: 'The proposal was not sent' },
  withdrawWorkItem: { always: true, otherwise: 'The proposal was not withdrawn' },
  deleteWorkItem: { always: true, otherwise: 'The draft was not deleted' },
  acceptProposal: { always: true, otherwise: 'The proposal was not accepted' },
  declineWorkItem: { always: true, otherwise: 'The proposal was not declined' },
  completeWorkItem: { always: true, otherwise: workItems.complete },
  confirmWorkItem: { always: true, otherwise: 'The work was not confirmed' },
  objectToWorkItem: { always: true, otherwise: 'Your objection was not sent' },
  reportProblem: { always: true, otherwise: 'Your report was not sent' },
  addIncludedMeeting: {
    keys: { invalid_input: CHECK_FIELDS },
    serverMessageAt: [409],
    otherwise: workItems.addMeeting,
  },
  changeIncludedMeeting: {
    keys: { invalid_input: CHECK_FIELDS },
    serverMessageAt: [409],
    otherwise: 'The meeting was not changed. Please try again.',
  },
  includedMeetingTimes: { serverMessageAt: [409], otherwise: COPY.search.availability },
  scheduleMeeting: {
    tooOften: 'You have changed the time too often for now.',
    serverMessageAt: [400, 409],
    otherwise: workItems.createMeeting,
  },
  addService: { always: true, otherwise: workItems.additionalService },
  removeService: { always: true, otherwise: 'The service was not removed' },
  purchaseServices: { always: true, otherwise: 'Failed to purchase additional services' },
  payMilestone: { always: true, otherwise: 'Failed to start the payment' },
  askMilestone: { always: true, otherwise: 'The payment request was not sent' },
  waiveMilestone: { always: true, otherwise: 'The payment was not waived' },
  finishMilestone: { always: true, otherwise: 'The part was not marked as done' },
  confirmMilestone: { always: true, otherwise: 'The part was not confirmed' },
} as const satisfies Record<string, MessageRow>;

export type WorkItemActionName = keyof typeof ROWS;
export const WORK_ITEM_ACTIONS = Object.keys(ROWS);

/** Returns the message for the user when an action on agreements failed. */
export function workItemMessage(action: WorkItemActionName, error: unknown): string {
  return messageOf(ROWS[action], error);
}

/**
 * Returns the reason: the server's own message where the state does not allow the action or nothing can be paid, else
 * the general cause.
 */
export function refusalOf(error: unknown): string | null {
  const refused = error instanceof ApiError && (error.status === 409 || error.status === 422);
  return (refused && error.message) || reasonFor(error);
}
