import 'server-only';
import type { TaxDeclaration, TaxStanding } from '@/lib/contract/payments/tax';
import * as contract from '@/lib/contract/payments/tax';
import { isoInstant, manilaYear } from '@/lib/domain/platform/time';
import { renderPdf } from '@/lib/server/adapters/pdf/pdf';
import { notFound } from '@/lib/server/platform/app-error';
import { database } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import { openDeclaration, setDeclaration } from './declarations-service';
import type { DeclarationRow } from './declarations-store';
import { certificateDocument } from './document';
import { payorOf } from './payor-service';
import { type Period, quarterRecords } from './record-service';
import { taxStandingOf } from './standing-service';

export const getTaxStanding = operation(contract.getTaxStanding, ({ actor, query, now }) =>
  standing(lawyerIdOf(actor), query.year ?? manilaYear(now), now),
);

export const setTaxDeclaration = operation(
  contract.setTaxDeclaration,
  async ({ actor, body: { year, stays_below, document }, now }) => {
    const owner = { lawyerId: lawyerIdOf(actor), userId: actor.id };
    await setDeclaration(owner, { year, staysBelow: stays_below === 'true', document }, now);
    return standing(owner.lawyerId, year, now);
  },
  { before: ({ actor }) => consumeRateLimit('lawyer_form_account', actor.id) },
);

export const getTaxDeclaration = operation(contract.getTaxDeclaration, ({ actor, query }) =>
  openDeclaration(lawyerIdOf(actor), query.year),
);

export const getTaxCertificate = operation(
  contract.getTaxCertificate,
  ({ actor, query, now }) => certificateOf(lawyerIdOf(actor), query, now),
  { before: ({ actor }) => consumeRateLimit('pdf_account', actor.id) },
);

/** Renders the certificate of a quarter. @throws AppError not_found where no tax was withheld in it */
export async function certificateOf(lawyerId: string, period: Period, now: number) {
  const [record] = await quarterRecords(database(), period, lawyerId);
  if (!record) throw notFound();
  const payor = await payorOf(database());
  const body = await renderPdf(certificateDocument(record, payor, period, now));
  const name = `form-2307-${period.year}-q${period.quarter}.pdf`;
  return { name, contentType: 'application/pdf', size: body.length, body };
}

async function standing(lawyerId: string, year: number, now: number): Promise<TaxStanding> {
  const found = await taxStandingOf(database(), lawyerId, year, now);
  const { pack, registration, declaration, quarters, beginsThreshold, ...rest } = found;
  const { submittedAt, ...checked } = registration;
  return {
    ...rest,
    begins_threshold: beginsThreshold,
    pack: pack && {
      since: isoInstant(pack.since),
      base_share: pack.base,
      rate: pack.rate,
      threshold: pack.threshold,
      grace_ends: pack.graceEnds === null ? null : isoInstant(pack.graceEnds),
    },
    registration: { ...checked, submitted_at: submittedAt && isoInstant(submittedAt.getTime()) },
    declaration: declaration ? serializeDeclaration(declaration) : null,
    quarters: quarters.map(({ base, ...quarter }) => ({ ...quarter, tax_base: base })),
  };
}

function serializeDeclaration(row: DeclarationRow): TaxDeclaration {
  const { year, staysBelow, documentName, documentSize, submittedAt } = row;
  return {
    year,
    stays_below: staysBelow,
    name: documentName,
    size: documentSize,
    submitted_at: isoInstant(submittedAt.getTime()),
    url: `/api/v1/lawyers/tax/declaration?year=${year}`,
  };
}
