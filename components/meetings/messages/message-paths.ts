import * as z from 'zod';
import { type Address, listAddress, wordsField } from '@/components/platform/address';
import { INBOX_QUERY_MAX } from '@/lib/contract/meetings/inbox';
import type { Side } from '../meeting-labels';

const schema = z.object({ q: wordsField(INBOX_QUERY_MAX) });

/** Returns the page with the messages of a side. */
export function messagesPath(side: Side): string {
  return `/${side === 'client' ? 'customer' : 'lawyer'}-portal/messages`;
}

/** Returns the address of the list of threads. */
export function messagesAddress(side: Side): Address<z.output<typeof schema>> {
  return listAddress(messagesPath(side), schema);
}

/** Returns the thread with a person: a client by the id, a lawyer by the handle. */
export function threadPath(side: Side, personId: string): string {
  return `${messagesPath(side)}/${encodeURIComponent(personId)}`;
}
