import 'server-only';
import type { Conversation, Conversations } from '@/lib/server/registry/conversation';
import { isOpenForComments } from '../records/policy';
import { ownRows, rowsOf, type WorkItemRows } from '../records/service';
import * as store from './store';

/** Agreements, as their two people write to each other about them. */
export const agreementConversations: Conversations = {
  kind: 'work-item',
  exportedAs: 'agreement',
  own: async (exec, party, id) => conversationOf(await ownRows(exec, party, id)),
  find: async (exec, id) => conversationOf(await rowsOf(exec, id)),
  idsOf: store.workItemsOf,
};

export function conversationOf(rows: WorkItemRows): Conversation {
  const { item, client, lawyer } = rows;
  const lawyerName = `Atty. ${lawyer.displayName}`;
  return {
    kind: 'work-item',
    id: item.id,
    noun: 'agreement',
    path: `/work-items/${item.id}`,
    client: {
      userId: client.id,
      email: client.email,
      greeting: client.firstName,
      name: `${client.firstName} ${client.lastName}`,
    },
    lawyer: {
      userId: lawyer.userId,
      email: lawyer.email,
      greeting: lawyerName,
      name: lawyerName,
    },
    isOpen: (now) => isOpenForComments(rows, now),
    closed: 'Messages are closed for this agreement.',
    facts: [],
  };
}
