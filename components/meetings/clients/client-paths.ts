import * as z from 'zod';
import { listAddress, pageField, wordsField } from '@/components/platform/address';
import { CLIENT_QUERY_MAX, type SharedFile } from '@/lib/contract/meetings/clients';
import { meetingPath } from '../meeting-path';

/** Highest page that an address can restore; later pages are loaded by hand again. */
const LAST_PAGE = 9;

/** Address of the list of clients; its page is the last one that was loaded. */
export const clientsAddress = listAddress(
  '/lawyer-portal/clients',
  z.object({ q: wordsField(CLIENT_QUERY_MAX), page: pageField(LAST_PAGE) }),
);

export function clientPath(id: string): string {
  return `/lawyer-portal/clients/${encodeURIComponent(id)}`;
}

export function sharedPath({ kind, _id }: SharedFile['about']): string {
  if (kind === 'meeting') return meetingPath('lawyer', _id);
  return `/lawyer-portal/work-items/${encodeURIComponent(_id)}`;
}

/** Returns the page on which a lawyer writes an agreement for a client. */
export function proposePath(clientId: string): string {
  return `/lawyer-portal/work-items/proposal?client=${encodeURIComponent(clientId)}`;
}
