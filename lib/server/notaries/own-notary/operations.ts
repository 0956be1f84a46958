import 'server-only';
import { findCity } from '@/lib/catalogue/cities';
import type { OwnNotary } from '@/lib/contract/notaries/own-notary';
import * as contract from '@/lib/contract/notaries/own-notary';
import { commissionDaysLeft } from '@/lib/domain/notaries/commission';
import { writtenHours } from '@/lib/domain/notaries/office-hours';
import { isoInstant } from '@/lib/domain/platform/time';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import type { Transaction } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { type Actor, lawyerIdOf } from '@/lib/server/platform/session/actor';
import { checkOf } from '../commission/policy';
import * as commission from '../commission/service';
import type { OwnNotaryProfile } from './service';
import * as service from './service';

const ownerOf = (actor: Actor) => ({ lawyerId: lawyerIdOf(actor), userId: actor.id });

const own = async (actor: Actor, now: number, tx?: Transaction) =>
  serializeOwnNotary(await service.ownNotary(lawyerIdOf(actor), now, tx), now);

export const getOwnNotary = operation(contract.getOwnNotary, ({ actor, now }) => own(actor, now));

export const saveNotary = operation(contract.saveNotary, async ({ actor, body, now }) => {
  await service.saveNotary(ownerOf(actor), body, now);
  return own(actor, now);
});

export const setNotaryPicture = operation(
  contract.setNotaryPicture,
  async ({ actor, body, now }) => {
    const [file] = body.picture;
    if (!file) throw new Error('the schema lets nothing pass without a picture');
    const name = await service.setNotaryPicture(ownerOf(actor), file, now);
    return { picture_url: pictureUrl(name) ?? '' };
  },
  { before: ({ actor }) => consumeRateLimit('picture_account', actor.id) },
);

export const setCommissionDocument = operation(
  contract.setCommissionDocument,
  async ({ actor, body, now }) => {
    const field = 'notarial_commission_doc';
    const document = { field, file: body[field] } as const;
    const url = documentUrl(await commission.setCommissionDocument(ownerOf(actor), document, now));
    return { picture_url: url, notarial_commission_doc_url: url };
  },
  { before: ({ actor }) => consumeRateLimit('lawyer_form_account', actor.id) },
);

export const removeCommissionDocument = operation(
  contract.removeCommissionDocument,
  async ({ actor, now }) => {
    await commission.removeCommissionDocument(ownerOf(actor), now);
    return undefined;
  },
);

export const toggleNotaryVisibility = operation(
  contract.toggleNotaryVisibility,
  ({ actor, now, transaction }) =>
    transaction(async (tx) => {
      await service.toggleVisibility(tx, actor, now);
      return own(actor, now, tx);
    }),
);

type Row = NonNullable<OwnNotaryProfile['notary']>;

function documentUrl(id: string): string {
  return `/api/v1/auth/verify-ibp/document/${id}`;
}

function serializeOwnNotary(own: OwnNotaryProfile, now: number): OwnNotary {
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
