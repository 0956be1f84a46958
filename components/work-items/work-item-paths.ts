import type { WorkItemStatus } from '@/lib/domain/work-items/work-item';

/** Whose portal it is. */
export type Reader = 'client' | 'lawyer';

/** The page with the agreements of a side. */
export function workItemsPath(reader: Reader): string {
  return `/${reader === 'client' ? 'customer' : 'lawyer'}-portal/work-items`;
}

/** The same with those of one status alone, as `agreementsAddress` writes it. */
export function workItemsOfPath(reader: Reader, status: WorkItemStatus): string {
  return `${workItemsPath(reader)}?status=${status.toLowerCase()}`;
}

/** The page of an agreement in its side's portal. */
export function workItemPath(reader: Reader, id: string): string {
  return `${workItemsPath(reader)}/${encodeURIComponent(id)}`;
}

/** Where a client chooses the time of an included meeting. */
export function scheduleMeetingPath(id: string, childId: string): string {
  return `${workItemPath('client', id)}/meetings/${encodeURIComponent(childId)}`;
}

/** Where a lawyer changes an agreement. */
export function editPath(id: string): string {
  return `${workItemPath('lawyer', id)}/edit`;
}

/** Where a lawyer writes a new one: for this client, or beginning with the terms of another. */
export function proposalPath(of: { clientId?: string; fromId?: string } = {}): string {
  const query = new URLSearchParams();
  if (of.clientId) query.set('client', of.clientId);
  if (of.fromId) query.set('from', of.fromId);
  return `${workItemsPath('lawyer')}/proposal${query.size > 0 ? `?${query}` : ''}`;
}

/** The agreement as PDF. */
export function agreementPdfPath(id: string): string {
  return `/api/v1/work-items/${encodeURIComponent(id)}/agreement`;
}

/** Receipt of what was paid for a milestone, or for a purchase of services, as PDF. */
export function receiptPath(id: string, childId: string): string {
  return `/api/v1/work-items/${encodeURIComponent(id)}/receipt/${encodeURIComponent(childId)}`;
}
