import * as z from 'zod';
import { BANKS } from '@/lib/catalogue/banks';
import { password } from '@/lib/contract/accounts/fields';
import { FACTOR_ERRORS } from '@/lib/contract/accounts/second-factor';
import { setPicture } from '@/lib/contract/accounts/settings';
import { COPY, FIELD_COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, NUMBER_MAX, text } from '@/lib/contract/platform/fields';
import { NEEDED_PARTS } from '@/lib/domain/lawyers/profile-completeness';
import { BANK_NAME_MAX } from '@/lib/domain/lawyers/profile-limits';
import { MAX_PICTURE_BYTES } from '@/lib/domain/platform/files/upload-limits';
import { ownAvailability } from './availability';
import { basicInfo, basicInfoInput } from './basic-info';
import { award, education, lawyerProfile, workExperience } from './lawyers';

const access = 'lawyer';
const tag = 'Lawyer profile';
const { required } = COPY.validation;

/** The account number is masked but for its last four digits. */
const bankingInfo = z
  .object({ bank_id: z.string(), account_name: z.string(), account_number: z.string() })
  .meta({ id: 'BankingInfo' });

export const ownProfile = z
  .object({
    _id: id,
    display_name: z.string(),
    /** The lawyer's choice. Clients see the profile when it is also verified and complete. */
    is_public: z.boolean(),
    /** Whether it was ever shown, including now. */
    was_shown: z.boolean(),
    picture_url: z.string().nullable(),
    basic_info: basicInfo,
    banking_info: bankingInfo.nullable(),
    education: z.array(education),
    work_experience: z.array(workExperience),
    awards: z.array(award),
    availability: ownAvailability,
    services: ownAvailability.shape.services,
    ibp_verified: z.boolean(),
    missing: z.array(z.enum(NEEDED_PARTS)),
  })
  .meta({ id: 'OwnProfile' });
export type OwnProfile = z.output<typeof ownProfile>;

export const getOwnProfile = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/profile',
  access,
  tag,
  summary: 'The own profile as its lawyer edits it, and what is missing before clients see it',
  status: 200,
  response: ownProfile,
  errors: [],
});

export const getProfilePreview = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/profile/preview',
  access,
  tag,
  summary:
    'The own profile as clients see it, also while they do not; a length without a price is left out',
  status: 200,
  response: lawyerProfile,
  errors: [],
});

export const setProfilePicture = endpoint({
  method: 'POST',
  path: '/api/v1/lawyers/profile/picture',
  access,
  tag,
  summary: 'Set the picture of the account, which the profile shows; as auth/account/picture',
  bodyKind: 'multipart',
  maxFileBytes: MAX_PICTURE_BYTES,
  body: setPicture.body,
  status: 201,
  response: setPicture.response,
  errors: ['too_many_pixels'],
});

export const setBasicInfo = endpoint({
  method: 'POST',
  path: '/api/v1/lawyers/profile/basic-info',
  access,
  tag,
  summary:
    'Set the basic info; another name, number or year of admission ends the check of the IDs',
  body: basicInfoInput,
  status: 200,
  response: ownProfile,
  errors: ['rate_limited'],
});

/** Bank accounts and the mobile numbers of wallets; blanks and hyphens are dropped. */
const accountNumber = z
  .string({ error: required })
  .max(NUMBER_MAX, { error: FIELD_COPY.accountNumber, abort: true })
  .transform((value) => value.replace(/[\s-]/g, ''))
  .pipe(
    z
      .string()
      .min(1, required)
      .regex(/^\d{6,20}$/, FIELD_COPY.accountNumber),
  );

export const bankingInput = z
  .object({
    bank_id: z.enum(
      BANKS.map((bank) => bank.id),
      { error: required },
    ),
    account_name: text(BANK_NAME_MAX),
    account_number: accountNumber,
    /** Missing where the account has none yet; that is refused like a wrong one. */
    current_password: password.optional(),
  })
  .meta({ id: 'BankingInput' });
export type BankingInput = z.output<typeof bankingInput>;

export const setBankingInfo = endpoint({
  method: 'POST',
  path: '/api/v1/lawyers/profile/banking-info',
  access,
  tag,
  summary: 'Set the account for payouts; its number is stored encrypted, and a change is mailed',
  body: bankingInput,
  status: 200,
  response: ownProfile,
  errors: ['wrong_password', 'rate_limited', ...FACTOR_ERRORS],
});

export const setVisibility = endpoint({
  method: 'POST',
  path: '/api/v1/lawyers/profile/visibility',
  access,
  tag,
  summary: 'Show the profile to clients or hide it; without a body it is turned around',
  body: z.object({ is_public: z.boolean().optional() }).meta({ id: 'Visibility' }).optional(),
  status: 200,
  response: ownProfile,
  errors: ['bad_transition'],
});
