import type { WorkItemStatus } from '@/lib/domain/work-items/work-item';

export type Reader = 'client' | 'lawyer';

export function workItemsPath(reader: Reader): string {
  return `/${reader === 'client' ? 'customer' : 'lawyer'}-portal/work-items`;
}

/** Returns the same path filtered by one status, in the format of `agreementsAddress`. */
export function workItemsOfPath(reader: Reader, status: WorkItemStatus): string {
  return `${workItemsPath(reader)}?status=${status.toLowerCase()}`;
}

export function workItemPath(reader: Reader, id: string): string {
  return `${workItemsPath(reader)}/${encodeURIComponent(id)}`;
}

export function scheduleMeetingPath(id: string, childId: string): string {
  return `${workItemPath('client', id)}/meetings/${encodeURIComponent(childId)}`;
}

export function editPath(id: string): string {
  return `${workItemPath('lawyer', id)}/edit`;
}

/** Returns the path to write a new agreement: for this client, or starting with the terms of another. */
export function proposalPath(of: { clientId?: string; fromId?: string } = {}): string {
  const query = new URLSearchParams();
  if (of.clientId) query.set('client', of.clientId);
  if (of.fromId) query.set('from', of.fromId);
  return `${workItemsPath('lawyer')}/proposal${query.size > 0 ? `?${query}` : ''}`;
}

export function agreementPdfPath(id: string): string {
  return `/api/v1/work-items/${encodeURIComponent(id)}/agreement`;
}

/** Returns the path of the PDF receipt for a milestone, or for a purchase of services. */
export function receiptPath(id: string, childId: string): string {
  return `/api/v1/work-items/${encodeURIComponent(id)}/receipt/${encodeURIComponent(childId)}`;
}
