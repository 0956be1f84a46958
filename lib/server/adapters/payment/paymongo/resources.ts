import 'server-only';
import * as z from 'zod';

/** Excludes U+0000, which PostgreSQL cannot store. */
const id = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\0]*$/);
const text = z.string().nullish();
const centavos = z.int().min(0);

const resource = <A extends z.ZodType>(attributes: A) => z.object({ id, attributes });

const payment = resource(
  z.object({
    amount: centavos,
    currency: z.string(),
    fee: centavos.nullish(),
    status: z.string(),
    livemode: z.boolean().nullish(),
    source: z.object({ type: text }).nullish(),
    metadata: z.record(z.string(), z.unknown()).nullish(),
    external_reference_number: text,
    /** Unix seconds. */
    created_at: z.int().nullish(),
    paid_at: z.int().nullish(),
  }),
);
export const paymentList = z.object({ data: z.array(payment), has_more: z.boolean().nullish() });

const attempts = z.array(payment).nullish();

/** A checkout session, as far as it is read. The `url` is null once the session has ended. */
export const sessionAnswer = z.object({
  data: resource(
    z.object({
      status: z.string(),
      livemode: z.boolean(),
      checkout_url: text,
      reference_number: text,
      line_items: z.array(z.object({ currency: text })).nullish(),
      payments: attempts,
      payment_intent: z
        .object({
          attributes: z
            .object({ payments: attempts, last_payment_error: z.unknown().optional() })
            .nullish(),
        })
        .nullish(),
    }),
  ),
});
export type SessionAttributes = z.output<typeof sessionAnswer>['data']['attributes'];
export type PaymentResource = z.output<typeof payment>;

const refund = resource(
  z.object({
    amount: centavos,
    payment_id: text,
    status: z.string(),
    notes: text,
    metadata: z.record(z.string(), z.unknown()).nullish(),
  }),
);
export const refundAnswer = z.object({ data: refund });
export const refundList = z.object({ data: z.array(refund), has_more: z.boolean().nullish() });
export type RefundResource = z.output<typeof refund>;

/** Accepts both forms: version 2 puts the fields beside the id; some responses still wrap them as version 1 does. */
const flat = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => {
    const wrapped = z.looseObject({ attributes: z.looseObject({}) }).safeParse(value);
    return wrapped.success ? { ...wrapped.data, ...wrapped.data.attributes } : value;
  }, schema);

export const institutionList = z.object({
  data: z.array(flat(z.object({ name: z.string().min(1), bic: z.string().min(1) }))),
});

const account = z.object({ number: z.string().min(1), name: z.string().min(1), bic: text });
const wallet = flat(
  z.object({
    id,
    status: text,
    is_default: z.boolean().nullish(),
    source_account: account.nullish(),
    account: z.object({ account_number: z.string(), account_name: z.string() }).nullish(),
  }),
);
export const walletList = z.object({ data: z.array(wallet) });
export const walletAnswer = z.object({ data: wallet });
export type Wallet = z.output<typeof wallet>;

const transfer = flat(
  z.object({
    id,
    status: z.string(),
    reference_number: text,
    provider_error_code: text,
  }),
);
export type TransferResource = z.output<typeof transfer>;
export const transferAnswer = z.object({ data: transfer });
export const batchAnswer = z.object({ data: z.object({ transfers: z.array(transfer).min(1) }) });
export const transferList = z.object({
  data: z.union([z.array(transfer), z.object({ transfers: z.array(transfer) })]),
  has_more: z.boolean().nullish(),
});
