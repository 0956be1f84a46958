import 'server-only';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import type { Conversation, Conversations } from '@/lib/server/registry/conversation';
import { isOpenForComments } from '../records/policy';
import { type MeetingRows, ownRows, rowsOf } from '../records/service';
import * as store from './store';

/** Meetings, as their two people write to each other about them. */
export const meetingConversations: Conversations = {
  kind: 'meeting',
  exportedAs: 'meeting',
  own: async (exec, party, id) => conversationOf(await ownRows(exec, id, party)),
  find: async (exec, id) => conversationOf(await rowsOf(exec, id)),
  idsOf: store.meetingsOf,
};

export function conversationOf(view: MeetingRows): Conversation {
  const { meeting, client, lawyer } = view;
  const [clientName, lawyerName] = [
    `${client.firstName} ${client.lastName}`,
    `Atty. ${lawyer.displayName}`,
  ];
  return {
    kind: 'meeting',
    id: meeting.id,
    noun: 'meeting',
    path: `/meeting/${meeting.id}`,
    client: {
      userId: client.id,
      email: client.email,
      name: clientName,
      greeting: client.firstName,
    },
    lawyer: {
      userId: lawyer.userId,
      email: lawyer.email,
      name: lawyerName,
      greeting: lawyerName,
    },
    isOpen: (now) => isOpenForComments(view, now),
    closed: 'Messages are closed for this meeting.',
    facts: [['When', formatDayTime(meeting.startsAt.getTime())]],
  };
}
