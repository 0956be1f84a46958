import * as z from 'zod';
import { COPY, FIELD_COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import {
  amountBetween,
  between,
  centavos,
  dayKey,
  id,
  instant,
  missingOr,
  page,
  paged,
  percentBetween,
  text,
} from '@/lib/contract/platform/fields';
import { TAX_FIGURE_LIMITS } from '@/lib/domain/platform/tax-pack';

const tag = 'Administration';
const path = '/api/v1/admin/tax-pack';

const TAX_PACK_REASON_MAX = 1000;

const figures = {
  base_share: z.int(),
  rate: z.int(),
  threshold: centavos,
  grace_months: z.int(),
};

export const taxPackInForce = z
  .object({
    ...figures,
    /** Since when it has been on without a break, and until when lawyers who were listed before it have time. */
    since: instant,
    grace_ends: instant,
  })
  .meta({ id: 'TaxPack' });
export type TaxPackInForce = z.output<typeof taxPackInForce>;

export const taxPackChange = z
  .object({
    _id: id,
    active: z.boolean(),
    from: dayKey,
    ...figures,
    reason: z.string(),
    at: instant,
    by: z.string().nullable(),
  })
  .meta({ id: 'TaxPackChange' });
export type TaxPackChange = z.output<typeof taxPackChange>;

const plannedChange = z
  .object({ active: z.boolean(), from: dayKey, ...figures })
  .meta({ id: 'PlannedTaxPack' });

export const adminTaxPack = z
  .object({
    /** Null while the pack is off. */
    now: taxPackInForce.nullable(),
    planned: z.array(plannedChange),
    /** Figures suggested by the regulation. */
    suggested: z.object(figures),
    /** The earliest day from which a change can hold. */
    earliest: dayKey,
    /** Id of the newest decision, which a change names; null before the first. */
    newest: id.nullable(),
    history: paged(taxPackChange).extend({ total: z.int() }),
  })
  .meta({ id: 'AdminTaxPack' });
export type AdminTaxPack = z.output<typeof adminTaxPack>;

export const getTaxPack = endpoint({
  method: 'GET',
  path,
  access: 'admin',
  tag,
  summary: 'Whether tax is withheld from lawyers, what is planned, and every decision',
  query: z.object({ page }),
  status: 200,
  response: adminTaxPack,
  errors: [],
});

export const taxPackInput = z
  .object({
    active: z.boolean({ error: COPY.validation.required }),
    from: z.iso.date({ error: missingOr(FIELD_COPY.taxDay) }),
    base_share: percentBetween(TAX_FIGURE_LIMITS.base),
    rate: percentBetween(TAX_FIGURE_LIMITS.rate),
    threshold: amountBetween(TAX_FIGURE_LIMITS.threshold),
    grace_months: between(TAX_FIGURE_LIMITS.graceMonths),
    /** The newest decision that was seen: where there is a newer one, the response is 409. */
    expected: id.nullable(),
    reason: text(TAX_PACK_REASON_MAX),
  })
  .meta({ id: 'TaxPackInput' });
export type TaxPackInput = z.output<typeof taxPackInput>;

export const changeTaxPack = endpoint({
  method: 'POST',
  path,
  access: 'admin',
  tag,
  summary: 'Switch the withholding of tax on or off, or change its figures, from a later day on',
  body: taxPackInput,
  status: 201,
  response: taxPackChange,
  errors: ['version_changed'],
});
