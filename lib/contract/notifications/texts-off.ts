import * as z from 'zod';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { mobileNumber, numericCode } from '@/lib/contract/platform/fields';
import { OFF_CODE_DIGITS } from '@/lib/domain/notifications/texts';

const tag = 'Notifications';
const path = '/api/v1/texts/off';

export const askOffCodeInput = z.object({ number: mobileNumber }).meta({ id: 'TextsOffCode' });

/** The response is the same for every number: nobody learns here whose number is known. */
export const askOffCode = endpoint({
  method: 'POST',
  path: `${path}/code`,
  access: 'public',
  tag,
  summary:
    'Send a code to a Philippine mobile number if texts go to it; the answer does not say whether they do',
  body: askOffCodeInput,
  status: 204,
  errors: ['not_found', 'rate_limited'],
});

export const turnTextsOffInput = z
  .object({ number: mobileNumber, code: numericCode(OFF_CODE_DIGITS, FIELD_COPY.textOffCode) })
  .meta({ id: 'TextsOff' });

export const turnTextsOff = endpoint({
  method: 'POST',
  path,
  access: 'public',
  tag,
  summary:
    'Turn texts off for a number in every account that has it, by the code that was sent to it; may be repeated',
  body: turnTextsOffInput,
  status: 204,
  errors: ['not_found', 'rate_limited'],
});
