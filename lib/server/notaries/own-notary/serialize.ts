import 'server-only';
import { findCity } from '@/lib/catalogue/cities';
import type { OwnNotary } from '@/lib/contract/notaries/own-notary';
import { commissionDaysLeft } from '@/lib/domain/notaries/commission';
import { writtenHours } from '@/lib/domain/notaries/office-hours';
import { isoInstant } from '@/lib/domain/platform/time';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import { checkOf } from '../commission/policy';
import type { OwnNotaryProfile } from './service';

type Row = NonNullable<OwnNotaryProfile['notary']>;

/** Where its notary and the verifier open the document of a commission. */
export function documentUrl(id: string): string {
  return `/api/v1/auth/verify-ibp/document/${id}`;
}

/** A notary profile as its lawyer sees it; empty where nothing was saved yet. */
export function serializeOwnNotary(own: OwnNotaryProfile, now: number): OwnNotary {
  const { lawyer, notary, documents, latest } = own;
  const [document] = documents;
  const { status, submittedAt, reason } = checkOf(notary, latest);
  return {
    _id: lawyer.id,
    display_name: lawyer.displayName,
    picture_url: pictureUrl(notary?.picture ?? lawyer.picture),
    notarial_commission_doc_url: document ? documentUrl(document.id) : null,
    ...stated(notary),
    services: own.services,
    office_hours: writtenHours(own.hours),
    is_public: notary?.isPublic ?? false,
    listed: own.listed,
    missing: own.missing,
    check: { status, submitted_at: submittedAt && isoInstant(submittedAt.getTime()), reason },
    approved: notary && approved(notary),
    days_left: notary?.approvedUntil ? commissionDaysLeft(notary.approvedUntil, now) : null,
  };
}

function stated(notary: Row | null) {
  const city = notary?.city ?? '';
  return {
    city,
    province: findCity(city)?.province ?? '',
    office_address: notary?.officeAddress ?? '',
    phone: notary?.phone ?? '',
    commission_number: notary?.commissionNumber ?? '',
    commission_territory: notary?.commissionTerritory ?? '',
    commission_valid_until: notary?.commissionValidUntil ?? null,
  };
}

function approved(row: Row): OwnNotary['approved'] {
  const { approvedCity, approvedNumber, approvedTerritory, approvedUntil, approvedAt } = row;
  if (!approvedCity || !approvedNumber || !approvedTerritory || !approvedUntil || !approvedAt)
    return null;
  return {
    city: approvedCity,
    commission_number: approvedNumber,
    commission_territory: approvedTerritory,
    commission_valid_until: approvedUntil,
    approved_at: isoInstant(approvedAt.getTime()),
  };
}
