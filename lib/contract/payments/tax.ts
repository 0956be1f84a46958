import * as z from 'zod';
import { COPY, FIELD_COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { centavos, file, instant } from '@/lib/contract/platform/fields';
import { VERIFICATION_STATUSES } from '@/lib/domain/lawyers/verification';
import { MAX_ID_BYTES } from '@/lib/domain/platform/files/upload-limits';

const access = 'lawyer';
const tag = 'Payments';

const [FIRST_YEAR, LAST_YEAR] = [2024, 2099] as const;
export const taxYear = z.coerce.number().int().min(FIRST_YEAR).max(LAST_YEAR);
export const taxQuarter = z.coerce.number().int().min(1).max(4);

const quarterSums = {
  quarter: z.int(),
  /** First and last month, `YYYY-MM`. */
  from: z.string(),
  to: z.string(),
  /** Released in it and taxed, the base of the tax, and the tax; corrections are taken off. */
  taxed: centavos,
  tax_base: centavos,
  withheld: centavos,
};
export const taxQuarterSums = z.object(quarterSums).meta({ id: 'TaxQuarter' });
export type TaxQuarterSums = z.output<typeof taxQuarterSums>;

const declaration = z
  .object({
    year: z.int(),
    stays_below: z.boolean(),
    name: z.string(),
    size: z.int(),
    submitted_at: instant,
    url: z.string(),
  })
  .meta({ id: 'TaxDeclaration' });
export type TaxDeclaration = z.output<typeof declaration>;

export const taxStanding = z
  .object({
    year: z.int(),
    /** Null while no tax is withheld. `grace_ends` is null for a lawyer who was not listed before it began. */
    pack: z
      .object({
        since: instant,
        base_share: z.int(),
        rate: z.int(),
        threshold: centavos,
        grace_ends: instant.nullable(),
      })
      .nullable(),
    /** Day from which tax is withheld, where it is planned; null otherwise. */
    begins: z.string().nullable(),
    /** Threshold of a year with which it begins; null where none is planned. */
    begins_threshold: centavos.nullable(),
    registration: z.object({
      status: z.enum(VERIFICATION_STATUSES),
      reason: z.string().nullable(),
      submitted_at: instant.nullable(),
      /** Whether clients don't see the profile because of it. */
      hides: z.boolean(),
    }),
    declaration: declaration.nullable(),
    /** Released in the year before tax, less what was given back after a release. */
    released: centavos,
    quarters: z.array(taxQuarterSums),
  })
  .meta({ id: 'TaxStanding' });
export type TaxStanding = z.output<typeof taxStanding>;

export const getTaxStanding = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/tax',
  access,
  tag,
  summary:
    'Whether tax is withheld from the lawyer, what for that is handed in, and what was withheld',
  query: z.object({ year: taxYear.optional() }),
  status: 200,
  response: taxStanding,
  errors: [],
});

const declarationPath = '/api/v1/lawyers/tax/declaration';

export const setTaxDeclaration = endpoint({
  method: 'POST',
  path: declarationPath,
  access,
  tag,
  summary: 'Hand in the sworn declaration of a year, in place of the one before',
  body: z.object({
    year: z
      .string()
      .regex(/^\d{4}$/, FIELD_COPY.declaredYear)
      .transform(Number)
      .pipe(z.int().min(FIRST_YEAR).max(LAST_YEAR)),
    stays_below: z.enum(['true', 'false'], { error: COPY.validation.required }),
    document: file,
  }),
  bodyKind: 'multipart',
  maxFileBytes: MAX_ID_BYTES,
  status: 201,
  response: taxStanding,
  errors: ['too_many_pixels'],
});

export const getTaxDeclaration = endpoint({
  method: 'GET',
  path: declarationPath,
  access,
  tag,
  summary: 'The sworn declaration of a year that the lawyer handed in',
  query: z.object({ year: taxYear }),
  status: 200,
  responseKind: 'file',
  errors: ['not_found'],
});

export const getTaxCertificate = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/tax/certificate',
  access,
  tag,
  summary: 'The certificate of tax withheld in a quarter (BIR Form 2307) as PDF',
  query: z.object({ year: taxYear, quarter: taxQuarter }),
  status: 200,
  responseKind: 'file',
  errors: ['not_found', 'rate_limited'],
});
