import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { COPY, FIELD_COPY } from '@/lib/contract/platform/copy';
import {
  agreementForm,
  emptyAgreement,
  priceOf,
  type TypedAgreement,
  typedTerms,
  withoutPast,
} from './agreement-form';

const TODAY = '2026-11-23';
const CLIENT = '6b3f2a58-1f0e-4c7f-9a51-0d7f4f1f2a10';
const WRITTEN: TypedAgreement = {
  ...emptyAgreement(CLIENT),
  title: ' Illegal dismissal case ',
  description: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'I represent you.' }] }],
  },
  price: '28,000',
};

function problemsOf(typed: TypedAgreement) {
  const { error } = agreementForm(TODAY).safeParse(typed, FIELD_MESSAGES);
  return Object.fromEntries(
    error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );
}

test('what is typed becomes what is sent', () => {
  const sent = agreementForm(TODAY).parse({
    ...WRITTEN,
    due_date: '2027-03-01',
    meetings: [{ title: 'Prepare', duration: '60' }],
    additional_services: [{ name: 'Appeal', description: '', price: '15000.50' }],
  });
  expect(sent).toEqual({
    client_id: CLIENT,
    status: 'DRAFT',
    title: 'Illegal dismissal case',
    description: WRITTEN.description,
    price: 2_800_000,
    milestones: [],
    due_date: '2027-03-01',
    meetings: [{ title: 'Prepare', duration: 60 }],
    additional_services: [{ name: 'Appeal', description: '', price: 1_500_050 }],
    expires_in_days: 7,
  });
});

test('an empty form names every field that is needed, in the words of the product', () => {
  const { required } = COPY.validation;
  expect(problemsOf({ ...emptyAgreement(), expires_in_days: '' })).toEqual({
    client_id: required,
    title: required,
    description: required,
    price: required,
    expires_in_days: required,
  });
});

test('in milestones the price is their sum', () => {
  const milestones = [
    { name: 'Complaint', amount: '10,000', due_date: '' },
    { name: 'Decision', amount: '18,000', due_date: '2027-01-15' },
  ];
  const typed: TypedAgreement = { ...WRITTEN, paid_in: 'parts', price: '1', milestones };
  expect(agreementForm(TODAY).parse(typed)).toMatchObject({ price: 2_800_000 });
  expect(priceOf(typed)).toBe(2_800_000);
  const half = { ...typed, milestones: [milestones[0], { ...milestones[1], amount: '' }] };
  expect(problemsOf(half as TypedAgreement)).toEqual({
    'milestones.1.amount': COPY.validation.required,
  });
  expect(priceOf(half as TypedAgreement)).toBeNull();
});

test('an amount that is none, or too small, is told the range', () => {
  const range = 'Please provide an amount from ₱500 to ₱1,000,000.';
  expect(problemsOf({ ...WRITTEN, price: 'a lot' })).toEqual({ price: range });
  expect(problemsOf({ ...WRITTEN, price: '499.99' })).toEqual({ price: range });
  const small = [{ name: 'One', amount: '100', due_date: '' }];
  expect(problemsOf({ ...WRITTEN, paid_in: 'parts', milestones: small })).toEqual({ price: range });
});

test('a day that is over is refused, and left out of what is begun with', () => {
  const milestones = [
    { name: 'One', amount: '600', due_date: '2026-11-01' },
    { name: 'Two', amount: '600', due_date: '2026-11-01' },
  ];
  const typed: TypedAgreement = {
    ...WRITTEN,
    paid_in: 'parts',
    milestones,
    due_date: '2026-11-22',
  };
  expect(problemsOf(typed)).toEqual({
    due_date: FIELD_COPY.pastDay,
    'milestones.1.due_date': FIELD_COPY.pastDay,
  });
  expect(problemsOf(withoutPast(typed, TODAY))).toEqual({});
});

test('terms that stand are shown as they were typed', () => {
  const {
    client_id: _client,
    status: _status,
    ...terms
  } = agreementForm(TODAY).parse({
    ...WRITTEN,
    paid_in: 'parts',
    milestones: [{ name: 'All', amount: '28,000', due_date: '' }],
    meetings: [{ title: 'Prepare', duration: '30' }],
  });
  expect(typedTerms(terms)).toEqual({
    title: 'Illegal dismissal case',
    description: WRITTEN.description,
    paid_in: 'parts',
    price: '',
    due_date: '',
    additional_services: [],
    milestones: [{ name: 'All', amount: '28,000', due_date: '' }],
    meetings: [{ title: 'Prepare', duration: '30' }],
    expires_in_days: '7',
  });
});
