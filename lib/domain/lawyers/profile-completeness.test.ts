import { missingParts, PROFILE_PARTS, type ProfileFacts } from './profile-completeness';

const COMPLETE: ProfileFacts = {
  basicInfo: { display_name: 'Maria Santos', languages: ['English'], bar_year: 2010 },
  bankingInfo: { bank_id: 'BOPIPHMMXXX', account_name: 'Maria Santos', account_number: '••7890' },
  picture: 'portrait.webp',
  educationCount: 1,
  workExperienceCount: 1,
  availableDays: 1,
  prices: [150_000, 250_000],
};

test('a profile with everything lacks nothing', () => {
  expect(missingParts(COMPLETE)).toEqual([]);
});

test.each<[string, Partial<ProfileFacts>, string]>([
  ['an empty value', { basicInfo: { ...COMPLETE.basicInfo, quote: '' } }, 'basic_info'],
  ['a value of blanks', { basicInfo: { ...COMPLETE.basicInfo, quote: '  ' } }, 'basic_info'],
  ['an empty list', { basicInfo: { ...COMPLETE.basicInfo, languages: [] } }, 'basic_info'],
  ['a null', { basicInfo: { ...COMPLETE.basicInfo, region: null } }, 'basic_info'],
  ['an undefined', { basicInfo: { ...COMPLETE.basicInfo, region: undefined } }, 'basic_info'],
  ['no basic info at all', { basicInfo: {} }, 'basic_info'],
  ['an empty bank value', { bankingInfo: { bank_id: '', account_name: 'M' } }, 'banking_info'],
  ['no banking info at all', { bankingInfo: {} }, 'banking_info'],
  ['no picture', { picture: null }, 'picture'],
  ['an empty picture', { picture: '' }, 'picture'],
  ['no education', { educationCount: 0 }, 'education'],
  ['no work experience', { workExperienceCount: 0 }, 'work_experience'],
  ['no available day', { availableDays: 0 }, 'availability'],
  ['one price missing', { prices: [150_000, null] }, 'services'],
  ['no service', { prices: [] }, 'services'],
])('%s is missing', (_what, change, part) => {
  expect(missingParts({ ...COMPLETE, ...change })).toEqual([part]);
});

test('zero and false are values', () => {
  const basicInfo = { ...COMPLETE.basicInfo, years: 0, free: false };
  expect(missingParts({ ...COMPLETE, basicInfo })).toEqual([]);
});

test('an empty profile lacks every part, in the order they are asked for', () => {
  const empty: ProfileFacts = {
    basicInfo: {},
    bankingInfo: {},
    picture: null,
    educationCount: 0,
    workExperienceCount: 0,
    availableDays: 0,
    prices: [null, null],
  };
  expect(missingParts(empty)).toEqual([...PROFILE_PARTS]);
});
