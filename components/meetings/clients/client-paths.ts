import * as z from 'zod';
import { listAddress, pageField, wordsField } from '@/components/platform/address';
import { CLIENT_QUERY_MAX, type SharedFile } from '@/lib/contract/meetings/clients';
import { meetingPath } from '../meeting-path';

/** More pages than this are loaded again by hand. */
const LAST_PAGE = 9;

/** The list of clients as its address has it; the page is the last one that was loaded. */
export const clientsAddress = listAddress(
  '/lawyer-portal/clients',
  z.object({ q: wordsField(CLIENT_QUERY_MAX), page: pageField(LAST_PAGE) }),
);

export function clientPath(id: string): string {
  return `/lawyer-portal/clients/${encodeURIComponent(id)}`;
}

/** The meeting or the agreement that something was added to. */
export function sharedPath({ kind, _id }: SharedFile['about']): string {
  if (kind === 'meeting') return meetingPath('lawyer', _id);
  return `/lawyer-portal/work-items/${encodeURIComponent(_id)}`;
}

/** Where a lawyer writes an agreement for a client. */
export function proposePath(clientId: string): string {
  return `/lawyer-portal/work-items/proposal?client=${encodeURIComponent(clientId)}`;
}
