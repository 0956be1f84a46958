import 'server-only';
import type { TaxPackChange } from '@/lib/contract/admin/tax-pack';
import * as contract from '@/lib/contract/admin/tax-pack';
import { fullName } from '@/lib/domain/accounts/full-name';
import {
  DEFAULT_TAX_FIGURES,
  plannedChanges,
  type TaxFigures,
  taxPackAt,
} from '@/lib/domain/platform/tax-pack';
import { isoInstant } from '@/lib/domain/platform/time';
import { requireInvoiceable } from '@/lib/server/payments/fee-invoices/pack-service';
import {
  changeTaxPack as change,
  type DecisionRow,
  earliestDay,
  listHistory,
  taxPackDecisions,
} from '@/lib/server/payments/tax/pack-service';
import { requirePayor } from '@/lib/server/payments/tax/payor-service';
import { database } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';

// Operations

export const getTaxPack = operation(contract.getTaxPack, async ({ query: { page }, now }) => {
  const decisions = await taxPackDecisions(database());
  const { rows, hasMore, total } = await listHistory(database(), page);
  const pack = taxPackAt(decisions, now);
  return {
    now: pack && {
      ...serializeFigures(pack),
      since: isoInstant(pack.since),
      grace_ends: isoInstant(pack.graceEnds),
    },
    planned: plannedChanges(decisions, now).map(({ active, from, ...figures }) => ({
      active,
      from,
      ...serializeFigures(figures),
    })),
    suggested: serializeFigures(DEFAULT_TAX_FIGURES),
    earliest: earliestDay(now),
    newest: decisions.length > 0 ? String(decisions.at(-1)?.id) : null,
    history: { results: rows.map(serializeChange), hasMore, page, total },
  };
});

export const changeTaxPack = operation(contract.changeTaxPack, async ({ actor, body, now }) => {
  if (body.active) {
    await requireInvoiceable(database(), { packOn: true }, now);
    await requirePayor(database());
  }
  const { base_share: base, grace_months: graceMonths, ...rest } = body;
  const made = await change(actor.id, { ...rest, base, graceMonths }, now);
  const { firstName, lastName } = actor.person;
  return serializeChange({ ...made, firstName, lastName });
});

type Author = { readonly firstName: string | null; readonly lastName: string | null };

function serializeChange(row: DecisionRow & Author): TaxPackChange {
  const { id, active, from, reason, at, firstName, lastName } = row;
  return {
    _id: String(id),
    active,
    from,
    ...serializeFigures(row),
    reason,
    at: isoInstant(at.getTime()),
    by: firstName === null ? null : fullName({ firstName, lastName: lastName ?? '' }),
  };
}

function serializeFigures({ base, rate, threshold, graceMonths }: TaxFigures) {
  return { base_share: base, rate, threshold, grace_months: graceMonths };
}

// Feature

export const taxPack = {
  operations: [getTaxPack, changeTaxPack],
} as const satisfies Pick<Feature, 'operations'>;
