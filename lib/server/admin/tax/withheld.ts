import 'server-only';
import type { AdminTax } from '@/lib/contract/admin/tax';
import * as contract from '@/lib/contract/admin/tax';
import { isoInstant, manilaQuarter, manilaYear } from '@/lib/domain/platform/time';
import { correctRelease } from '@/lib/server/payments/tax/corrections-service';
import { openDeclaration } from '@/lib/server/payments/tax/declarations-service';
import { returnCsv } from '@/lib/server/payments/tax/document';
import { certificateOf } from '@/lib/server/payments/tax/operations';
import {
  type QuarterRecord,
  quarterRecords,
  taxMonths,
} from '@/lib/server/payments/tax/record-service';
import { record } from '@/lib/server/platform/audit/service';
import { database } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';

// Operations

export const getAdminTax = operation(contract.getAdminTax, async ({ query, now }) => {
  const year = query.year ?? manilaYear(now);
  const quarter = query.quarter ?? manilaQuarter(now);
  const { months, total } = await taxMonths(database(), year);
  const payees = await quarterRecords(database(), { year, quarter });
  return {
    year,
    quarter,
    months: months.map(({ month, taxed, withheld, lawyers }) => ({
      month,
      taxed,
      withheld,
      lawyers,
    })),
    total: { taxed: total.taxed, withheld: total.withheld },
    payees: payees.map((payee) => serializePayee(payee, quarter)),
  };
});

export const getTaxReturn = operation(contract.getTaxReturn, async ({ actor, query, now }) => {
  const csv = returnCsv(await quarterRecords(database(), query), query);
  const name = `withheld-${query.year}-q${query.quarter}.csv`;
  const by = { role: 'admin', userId: actor.id } as const;
  await record(database(), 'tax_return_viewed', by, { subject: name, now });
  const body = new TextEncoder().encode(csv);
  return { name, contentType: 'text/csv; charset=utf-8', size: body.length, body };
});

export const getTaxCertificateOf = operation(
  contract.getTaxCertificateOf,
  async ({ actor, params: { id }, query, now }) => {
    const paper = await certificateOf(id, query, now);
    const by = { role: 'admin', userId: actor.id } as const;
    const detail = `${query.year} Q${query.quarter}`;
    await record(database(), 'tax_certificate_viewed', by, { subject: id, detail, now });
    return paper;
  },
  { before: ({ actor }) => consumeRateLimit('pdf_account', actor.id) },
);

export const getTaxDeclarationOf = operation(
  contract.getTaxDeclarationOf,
  async ({ actor, params: { id }, query, now }) => {
    const paper = await openDeclaration(id, query.year);
    const by = { role: 'admin', userId: actor.id } as const;
    const about = { subject: id, detail: String(query.year), now };
    await record(database(), 'tax_declaration_viewed', by, about);
    return paper;
  },
);

export const correctTax = operation(
  contract.correctTax,
  ({ actor, body: { payment_id: paymentId, amount, reason }, now, transaction }) =>
    transaction(async (tx) => {
      const row = await correctRelease(tx, actor.id, { paymentId, amount, reason }, now);
      const { id, withheld, at } = row;
      return { _id: id, amount, withheld, at: isoInstant(at.getTime()) };
    }),
);

function serializePayee(payee: QuarterRecord, quarter: number): AdminTax['payees'][number] {
  const { lawyer, tax, declaredBelow, months, taxed, base, withheld } = payee;
  return {
    quarter,
    from: months[0]?.month ?? '',
    to: months.at(-1)?.month ?? '',
    taxed,
    tax_base: base,
    withheld,
    lawyer: { _id: lawyer.id, user_id: lawyer.userId, display_name: lawyer.displayName },
    registered_name: tax?.registeredName ?? null,
    declared_below: declaredBelow,
  };
}

// Feature

export const withheldTax = {
  operations: [getAdminTax, getTaxReturn, getTaxCertificateOf, getTaxDeclarationOf, correctTax],
} as const satisfies Pick<Feature, 'operations'>;
