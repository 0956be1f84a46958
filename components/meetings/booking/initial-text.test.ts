import type { WrittenBefore } from './booking-data';
import type { DraftText } from './draft';
import { initialText, type KnownText } from './initial-text';

const EMPTY: DraftText = {
  type: 'VIDEO',
  phone: '',
  subject: '',
  description: '',
  other_party: '',
  for_other: false,
  attendee_name: '',
  relation: '',
  consent: false,
};
const STORY = 'My employer did not pay me. He hides.';
const SUMMARY = 'My employer did not pay me';
const BEFORE: WrittenBefore = {
  ...EMPTY,
  type: 'PHONE',
  phone: '+639180000000',
  subject: 'Unpaid',
  description: 'They did not pay.',
  payment_method: 'card',
  files: [],
};
const DRAFT: DraftText = {
  ...EMPTY,
  subject: 'Typed',
  description: 'I typed this.',
  consent: true,
};

const NOTHING: KnownText = { draft: null, before: null, searched: '', story: '', phone: '' };

test.each<[string, Partial<KnownText>, Partial<DraftText>]>([
  ['nothing is known', {}, {}],
  ['the account has a number', { phone: '+639171234567' }, { phone: '+639171234567' }],
  ['a problem was searched', { searched: 'Estafa' }, { subject: 'Estafa' }],
  ['a story was told', { story: STORY }, { description: STORY, subject: SUMMARY }],
  [
    'a problem was searched and a story told',
    { searched: 'Estafa', story: STORY },
    { description: STORY, subject: 'Estafa' },
  ],
  ['there is a draft', { draft: DRAFT, searched: 'Estafa', story: STORY, phone: '+63917' }, DRAFT],
  [
    'the draft has no summary',
    { draft: { ...DRAFT, subject: '' } },
    { ...DRAFT, subject: 'I typed this.'.slice(0, -1) },
  ],
  ['the story was taken out of the draft', { draft: EMPTY, story: STORY }, {}],
  [
    'the summary was taken out of the draft, and a problem is searched',
    { draft: EMPTY, searched: 'Estafa' },
    { subject: 'Estafa' },
  ],
  [
    'a booking was not paid',
    { before: BEFORE, searched: 'Estafa', story: STORY, phone: '+639171234567' },
    {
      type: 'PHONE',
      phone: '+639180000000',
      subject: 'Unpaid',
      description: 'They did not pay.',
    },
  ],
  [
    'a booking by video was not paid',
    { before: { ...BEFORE, type: 'VIDEO', phone: '' }, phone: '+639171234567' },
    { phone: '+639171234567', subject: 'Unpaid', description: 'They did not pay.' },
  ],
  [
    'a booking without a story was not paid',
    { before: { ...BEFORE, description: '' }, story: STORY },
    { type: 'PHONE', phone: '+639180000000', subject: 'Unpaid', description: STORY },
  ],
  ['a booking was not paid, and a newer draft is there', { before: BEFORE, draft: DRAFT }, DRAFT],
  [
    'a booking was not paid, and nothing is written in the draft',
    { before: BEFORE, draft: { ...EMPTY, type: 'VIDEO', consent: true }, story: STORY },
    {
      type: 'PHONE',
      phone: '+639180000000',
      subject: 'Unpaid',
      description: 'They did not pay.',
    },
  ],
])('where %s', (_when, known, expected) => {
  expect(initialText({ ...NOTHING, ...known })).toEqual({ ...EMPTY, ...expected });
});
