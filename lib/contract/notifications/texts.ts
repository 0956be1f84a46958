import * as z from 'zod';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { instant, mobileNumber, sixDigitCode } from '@/lib/contract/platform/fields';

const tag = 'Notifications';
const path = '/api/v1/texts';
const access = 'user';
const member = 'own';

/** The last four digits: a full number is never sent. */
const ending = z.string().regex(/^\d{4}$/);

const kinds = z.object({
  tomorrow: z.boolean(),
  soon: z.boolean(),
  waits: z.boolean(),
});

const settings = z
  .object({
    available: z.boolean(),
    /** Whether there are coming events to send texts about; otherwise no code is sent. */
    expected: z.boolean(),
    number: z
      .object({
        ending,
        confirmed_at: instant,
        /** When a reply of STOP, or the page for it, ended texts to it. */
        stopped_at: instant.nullable(),
        kinds,
      })
      .nullable(),
    asked: z
      .object({
        ending,
        until: instant,
        /** Seconds until another code can be requested. */
        pause: z.int().min(0),
      })
      .nullable(),
  })
  .meta({ id: 'TextSettings' });
export type TextSettings = z.output<typeof settings>;

export const getTexts = endpoint({
  method: 'GET',
  path,
  access,
  member,
  tag,
  summary: 'Whether text messages are on, for which number and which of three occasions',
  status: 200,
  response: settings,
  errors: [],
});

export const askTextCodeInput = z
  .object({
    number: mobileNumber,
    consent: z.boolean({ error: FIELD_COPY.consent }).refine(Boolean, FIELD_COPY.consent),
  })
  .meta({ id: 'TextCodeRequest' });

export const askTextCode = endpoint({
  method: 'POST',
  path: '/api/v1/texts/code',
  access,
  member,
  tag,
  summary:
    'Send a code to a Philippine mobile number, whoever else uses it; a repeat within a minute sends nothing more, a number that is confirmed already needs none',
  body: askTextCodeInput,
  status: 200,
  response: settings,
  errors: ['not_found', 'bad_transition', 'rate_limited'],
});

export const confirmTextsInput = z
  .object({ code: sixDigitCode(FIELD_COPY.textCode) })
  .meta({ id: 'TextCode' });

export const confirmTexts = endpoint({
  method: 'PUT',
  path: '/api/v1/texts/number',
  access,
  member,
  tag,
  summary:
    'Turn texts on with the code that was sent; the number takes the place of the one before. Five wrong tries void the code',
  body: confirmTextsInput,
  status: 200,
  response: settings,
  errors: ['not_found', 'rate_limited'],
});

export const endTexts = endpoint({
  method: 'DELETE',
  path: '/api/v1/texts/number',
  access,
  member,
  tag,
  summary: 'Turn texts off: forget the number, and the one that waits for its code; idempotent',
  status: 200,
  response: settings,
  errors: [],
});

export const chooseTexts = endpoint({
  method: 'PUT',
  path: '/api/v1/texts/kinds',
  access,
  member,
  tag,
  summary: 'Choose what texts are sent about',
  body: kinds.meta({ id: 'TextKinds' }),
  status: 200,
  response: settings,
  errors: ['not_found'],
});

/** The body is a signed form; the response is empty TwiML. */
export const receiveText = endpoint({
  method: 'POST',
  path: '/api/v1/texts/inbound',
  access: 'webhook',
  tag,
  summary:
    'An answer to a text, from its carrier: STOP ends texts to its number in every account, START starts them again',
  headers: z.object({ 'X-Twilio-Signature': z.string() }),
  body: z.string(),
  bodyKind: 'raw',
  form: z.looseObject({
    MessageSid: z.string().max(64),
    From: z.string(),
    Body: z.string().optional(),
    OptOutType: z.string().optional(),
  }),
  status: 200,
  responseKind: 'file',
  errors: ['not_found', 'bad_signature', 'rate_limited'],
});
