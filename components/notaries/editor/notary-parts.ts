import * as z from 'zod';
import { PROFILE_PATH } from '@/components/lawyers/profile-editor/sections';
import { listAddress } from '@/components/platform/address';
import { ApiError } from '@/lib/client/platform/api-error';
import type { OwnNotary } from '@/lib/contract/notaries/own-notary';
import type { NotaryPart } from '@/lib/domain/notaries/completeness';

export const NOTARY_EDITOR_PATH = '/lawyer-portal/notary-public';

/** Pages of the notarial services, in the order of their tabs. */
export const NOTARY_PAGES = ['requests', 'office', 'hours', 'fees', 'commission'] as const;
export type NotaryPage = (typeof NOTARY_PAGES)[number];

export const PAGE_LABELS: Readonly<Record<NotaryPage, string>> = {
  requests: 'Requests',
  office: 'Office',
  hours: 'Hours',
  fees: 'Fees',
  commission: 'Commission',
};

/** Address of the notarial services; without a part it opens `firstPage`. */
export const NOTARY_ADDRESS = listAddress(
  NOTARY_EDITOR_PATH,
  z.object({ part: z.enum(NOTARY_PAGES).optional().catch(undefined) }),
);

/** Returns the page to open first: what comes in every day once clients can ask, else what is filled in first. */
export function firstPage({ approved }: OwnNotary): NotaryPage {
  return approved === null ? 'commission' : 'requests';
}

/** Pages of the anchors of former links. */
export const FORMER_ANCHORS: Readonly<Record<string, NotaryPage>> = {
  '#received-requests': 'requests',
  '#office': 'office',
  '#office-hours': 'hours',
  '#services': 'fees',
  '#commission': 'commission',
};

/** Returns the page on which a field of the form stands, by its path. */
export function pageOfField(name: string): NotaryPage {
  if (name.startsWith('days')) return 'hours';
  if (name.startsWith('services')) return 'fees';
  return name.startsWith('commission') ? 'commission' : 'office';
}

const PARTS: Record<NotaryPart, { label: string; page: NotaryPage | null }> = {
  picture: { label: 'A photo of you', page: 'office' },
  office: { label: 'City, address and phone of your office', page: 'office' },
  office_hours: { label: 'Office hours, one day or more', page: 'hours' },
  services: { label: 'Services with fees, one or more', page: 'fees' },
  commission: { label: 'Your commission', page: 'commission' },
  commission_check: { label: 'The check of your commission', page: 'commission' },
  ibp_check: { label: 'The check of your IBP ID', page: null },
};

/** Whether something is missing on a page. */
export function isToDo(page: NotaryPage, { missing }: OwnNotary): boolean {
  return missing.some((part) => PARTS[part].page === page);
}

interface PartLink {
  part: string;
  label: string;
  /** Page of the notarial services, or the address elsewhere. */
  place: { page: NotaryPage } | { href: string };
}

function linkOf(part: NotaryPart): PartLink {
  const { label, page } = PARTS[part];
  const place = page === null ? { href: `${PROFILE_PATH}#verification` } : { page };
  return { part, label, place };
}

/** Returns what is missing before the notary is listed, each with the place to fill it in. */
export function missingLinks({ missing, check }: OwnNotary): PartLink[] {
  return missing.map((part) => {
    const link = linkOf(part);
    const waits = part === 'commission_check' && check.status === 'PENDING';
    return waits ? { ...link, label: `${link.label}, which is in progress` } : link;
  });
}

const ACCOUNT: PartLink = {
  part: 'account',
  label: 'The planned deletion of your account',
  place: { href: '/lawyer-portal/account-settings/delete' },
};

export function refusedLinks(error: Error | null, { missing }: OwnNotary): PartLink[] {
  if (!(error instanceof ApiError)) return [];
  const named = missing.filter((part) => Object.hasOwn(error.fields, part));
  const links = named.map(linkOf);
  return Object.hasOwn(error.fields, ACCOUNT.part) ? [...links, ACCOUNT] : links;
}
