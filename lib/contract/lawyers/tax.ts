import * as z from 'zod';
import { FACTOR_ERRORS } from '@/lib/contract/accounts/second-factor';
import { COPY, FIELD_COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { file, instant, NUMBER_MAX, text } from '@/lib/contract/platform/fields';
import { TIN, VAT_STATUSES } from '@/lib/domain/lawyers/tax';
import { MAX_ID_BYTES } from '@/lib/domain/platform/files/upload-limits';

const access = 'lawyer';
const tag = 'Lawyer profile';
const { required } = COPY.validation;

const REGISTERED_NAME_MAX = 200;

/** Taxpayer Identification Number, with or without its branch code; separators between the digits are dropped. */
export const tin = z
  .string({ error: required })
  .trim()
  .min(1, required)
  .max(NUMBER_MAX, { error: FIELD_COPY.tin, abort: true })
  .transform((value) => value.normalize('NFKC').replace(/[\p{Z}\p{Pd}\p{Cf}\s.]/gu, ''))
  .pipe(z.string().regex(TIN, FIELD_COPY.tin));

export const taxDocument = z
  .object({
    name: z.string(),
    size: z.int(),
    content_type: z.enum(['image/jpeg', 'application/pdf']),
    added_at: instant,
    url: z.string(),
  })
  .meta({ id: 'TaxDocument' });
export type TaxDocument = z.output<typeof taxDocument>;

export const taxProfile = z
  .object({
    tin: z.string(),
    registered_name: z.string(),
    vat_status: z.enum(VAT_STATUSES),
    updated_at: instant,
    document: taxDocument.nullable(),
  })
  .meta({ id: 'TaxProfile' });

const ownTax = z
  .object({
    tax: taxProfile.nullable(),
  })
  .meta({ id: 'OwnTax' });
export type OwnTax = z.output<typeof ownTax>;

export const getOwnTax = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/profile/tax',
  access,
  tag,
  summary: 'What the lawyer is called by the Bureau of Internal Revenue',
  status: 200,
  response: ownTax,
  errors: [],
});

export const taxInput = z
  .object({
    tin,
    registered_name: text(REGISTERED_NAME_MAX),
    vat_status: z.enum(VAT_STATUSES, { error: required }),
  })
  .meta({ id: 'TaxInput' });
export type TaxInput = z.output<typeof taxInput>;

export const setOwnTax = endpoint({
  method: 'PUT',
  path: '/api/v1/lawyers/profile/tax',
  access,
  tag,
  summary: 'Set the tax data; the number is stored encrypted',
  body: taxInput,
  status: 200,
  response: ownTax,
  errors: [...FACTOR_ERRORS],
});

const path = '/api/v1/lawyers/profile/tax/document';

export const setTaxDocument = endpoint({
  method: 'POST',
  path,
  access,
  tag,
  summary:
    'Hand in the certificate of registration (BIR Form 2303) as JPEG, PNG or PDF, in place of the one before',
  body: z.object({ document: file }),
  bodyKind: 'multipart',
  maxFileBytes: MAX_ID_BYTES,
  status: 201,
  response: ownTax,
  errors: [...FACTOR_ERRORS, 'bad_transition', 'too_many_pixels'],
});

export const getTaxDocument = endpoint({
  method: 'GET',
  path,
  access,
  tag,
  summary: 'The certificate of registration of the lawyer; each view is logged',
  status: 200,
  responseKind: 'file',
  errors: ['not_found'],
});

export const removeTaxDocument = endpoint({
  method: 'DELETE',
  path,
  access,
  tag,
  summary: 'Remove the certificate of registration; a repeat changes nothing',
  status: 204,
  errors: [...FACTOR_ERRORS],
});

export const requestTaxCheck = endpoint({
  method: 'POST',
  path: `${path}/check`,
  access,
  tag,
  summary: 'Have the certificate of registration compared with the tax data by a person',
  status: 204,
  errors: [...FACTOR_ERRORS, 'bad_transition', 'not_found', 'rate_limited'],
});
