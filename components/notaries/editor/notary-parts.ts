import { PROFILE_PATH } from '@/components/lawyers/profile-editor/sections';
import { ApiError } from '@/lib/client/platform/api-error';
import type { OwnNotary } from '@/lib/contract/notaries/own-notary';
import type { NotaryPart } from '@/lib/domain/notaries/completeness';

export const NOTARY_EDITOR_PATH = '/lawyer-portal/notary-public';

export const SECTION_IDS = {
  commission: 'commission',
  office: 'office',
  hours: 'office-hours',
  services: 'services',
} as const;

const PARTS: Record<NotaryPart, { label: string; href: string }> = {
  picture: { label: 'A photo of you', href: `#${SECTION_IDS.office}` },
  office: { label: 'City, address and phone of your office', href: `#${SECTION_IDS.office}` },
  office_hours: { label: 'Office hours, one day or more', href: `#${SECTION_IDS.hours}` },
  services: { label: 'Services with fees, one or more', href: `#${SECTION_IDS.services}` },
  commission: { label: 'Your commission', href: `#${SECTION_IDS.commission}` },
  commission_check: { label: 'The check of your commission', href: `#${SECTION_IDS.commission}` },
  ibp_check: { label: 'The check of your IBP ID', href: `${PROFILE_PATH}#verification` },
};

interface PartLink {
  part: string;
  label: string;
  href: string;
}

/** Returns what is missing before the notary is listed, each with the place to fill it in. */
export function missingLinks({ missing, check }: OwnNotary): PartLink[] {
  return missing.map((part) => {
    const { label, href } = PARTS[part];
    const waits = part === 'commission_check' && check.status === 'PENDING';
    return { part, href, label: waits ? `${label}, which is in progress` : label };
  });
}

const ACCOUNT: PartLink = {
  part: 'account',
  label: 'The planned deletion of your account',
  href: '/lawyer-portal/account-settings/delete',
};

export function refusedLinks(error: Error | null, { missing }: OwnNotary): PartLink[] {
  if (!(error instanceof ApiError)) return [];
  const named = missing.filter((part) => Object.hasOwn(error.fields, part));
  const links = named.map((part) => ({ part, ...PARTS[part] }));
  return Object.hasOwn(error.fields, ACCOUNT.part) ? [...links, ACCOUNT] : links;
}
