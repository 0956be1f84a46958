import { hasLink, segmentsOf } from './gsm';
import * as texts from './texts';
import {
  askedInReply,
  MAX_SITE_URL_FOR_TEXTS,
  TEXT_KINDS,
  TEXT_SENDERS,
  type TextStyle,
  timesOfTomorrow,
  timesOfWaits,
  timeToSend,
  wordsOfText,
} from './texts';

test.each([
  'STOP',
  'stop',
  ' Stop. ',
  'S T O P',
  'stop all',
  'Unsubscribe!',
  'cancel',
  'End',
  'quit',
  'Hinto',
  'tigil',
  // By the first word, in the languages of the country.
  'Stop po',
  'Itigil',
  'tigil na po',
  'stop na po, salamat',
  'Ihinto nyo na',
  'Undang na',
  '“STOP”',
  'Pakitigil po ang text',
  'stop\n\nSent from my phone',
  'ＳＴＯＰ po',
  'Hunong na',
  'Stóp',
  'Patigil naman po',
  // Twilio ends texts by these too (“Advanced Opt-Out”, keywords of 2025).
  'Opt out',
  'OPTOUT',
  'Revoke',
])('%j ends texts', (answer) => expect(askedInReply(answer)).toBe('stop'));

test.each([
  'START',
  ' start po',
  'Unstop',
  'UN STOP',
  'Yes',
  'yes!',
  'Simulan nyo po',
  'Ituloy',
  'ＳＴＡＲＴ',
])('%j starts them again', (answer) => expect(askedInReply(answer)).toBe('start'));

test.each([
  '',
  'please stop it',
  'don’t stop',
  'stopped',
  'OK',
  'STOP2',
  'Yes I will come',
  'restart',
])('%j does neither', (answer) => expect(askedInReply(answer)).toBeNull());

/** An instant on the clock of Manila. */
const manila = (at: string) => Date.parse(`${at}+08:00`);

describe('the text of the day before', () => {
  const day = (clock: string) => manila(`2026-11-24T${clock}`);

  test.each([
    ['at once by day', '2026-11-25T10:00', '10:00', '10:00'],
    ['at 7 AM where the night is not over', '2026-11-25T06:00', '06:00', '07:00'],
    ['at 7 AM to the second', '2026-11-25T07:00', '07:00', '07:00'],
    ['until a minute before 9 PM', '2026-11-25T20:59', '20:59', '20:59'],
  ])('is sent %s', (_, startsAt, now, sendAt) => {
    expect(timesOfTomorrow(manila(startsAt), day(now))).toEqual({
      sendAt: day(sendAt),
      usefulUntil: day('21:00'),
    });
  });

  test.each([
    ['from 9 PM on', '2026-11-25T21:00', '2026-11-24T21:00'],
    ['late in the evening', '2026-11-25T23:30', '2026-11-24T23:30'],
    ['on the day of the meeting', '2026-11-25T10:00', '2026-11-25T08:00'],
  ])('is not sent %s', (_, startsAt, now) => {
    expect(timesOfTomorrow(manila(startsAt), manila(now))).toBeNull();
  });
});

describe('quiet hours', () => {
  const quiet = { from: 20 * 60, to: 7 * 60, zone: 'Asia/Manila' };
  const day = (clock: string) => manila(`2026-11-24T${clock}`);
  const nine = day('21:00');

  test('that last until the next day leave no moment for the text of the day before', () => {
    expect(timeToSend('tomorrow', quiet, nine, day('20:30'))).toBeNull();
    expect(timeToSend('tomorrow', quiet, nine, day('20:00'))).toBeNull();
  });

  test('that end by 9 PM hold it back until then', () => {
    expect(timeToSend('tomorrow', { ...quiet, to: 20 * 60 + 59 }, nine, day('20:30'))).toBe(
      day('20:59'),
    );
    expect(timeToSend('tomorrow', { ...quiet, to: 21 * 60 }, nine, day('20:30'))).toBeNull();
    expect(timeToSend('tomorrow', { ...quiet, to: 8 * 60 }, nine, day('07:30'))).toBe(day('08:00'));
  });

  test('that have not begun on their own clock, or are not set, hold nothing back', () => {
    const inDubai = { ...quiet, zone: 'Asia/Dubai' };
    expect(timeToSend('tomorrow', inDubai, nine, day('20:30'))).toBe(day('20:30'));
    expect(timeToSend('tomorrow', null, nine, day('20:30'))).toBe(day('20:30'));
    expect(timeToSend('tomorrow', null, nine, nine)).toBeNull();
  });

  test.each(['soon', 'waits'] as const)('do not hold back %s', (kind) => {
    expect(timeToSend(kind, quiet, day('20:40'), day('20:30'))).toBe(day('20:30'));
    expect(timeToSend(kind, quiet, day('20:30'), day('20:30'))).toBeNull();
  });
});

test('somebody has waited two minutes of the meeting before a text says so', () => {
  const start = manila('2026-11-25T10:00');
  const early = timesOfWaits(start, start - 5 * 60_000);
  expect(early).toEqual({ sendAt: start + 2 * 60_000, usefulUntil: start + 12 * 60_000 });
  const late = timesOfWaits(start, start + 60_000);
  expect(late).toEqual({ sendAt: start + 3 * 60_000, usefulUntil: start + 13 * 60_000 });
});

describe('words', () => {
  const sides = ['client', 'lawyer'] as const;
  /** The longest names of days, months and times. */
  const starts = [manila('2026-11-25T10:00'), manila('2026-09-30T12:30')];
  const every = (style: TextStyle) =>
    TEXT_KINDS.flatMap((kind) =>
      sides.flatMap((side) =>
        starts.map((startsAt) => wordsOfText({ kind, side, startsAt }, style)),
      ),
    );
  type Words = Extract<keyof typeof texts, `words${string}`>;
  const samples: Readonly<Record<Words, (style: TextStyle) => readonly string[]>> = {
    wordsOfText: every,
    wordsOfCode: () => [texts.wordsOfCode('123456')],
    wordsOfOffCode: () => [texts.wordsOfOffCode('1'.repeat(texts.OFF_CODE_DIGITS))],
  };
  /** All that is ever sent. */
  const all = (style: TextStyle) => Object.values(samples).flatMap((of) => of(style));
  const siteOf = (length: number) => `https://${'s'.repeat(length - 11)}.ph`;

  test('are looked at here whatever they are of, so that no new ones are forgotten', () => {
    const written = Object.keys(texts).filter((name) => name.startsWith('words'));
    expect(Object.keys(samples).toSorted()).toEqual(written.toSorted());
  });

  test.each(TEXT_SENDERS)(
    'of every kind by a %s are one message, with and without links',
    (sender) => {
      for (const siteUrl of [null, siteOf(MAX_SITE_URL_FOR_TEXTS[sender])])
        for (const text of all({ sender, siteUrl }))
          expect([text, segmentsOf(text)]).toEqual([text, 1]);
    },
  );

  test('by a name without links hold no STOP, no link, and nothing to answer', () => {
    for (const text of all({ sender: 'name', siteUrl: null })) {
      expect(text).not.toMatch(/stop|start\b|reply|answer/i);
      expect([text, hasLink(text)]).toEqual([text, false]);
      expect(text).not.toMatch(/[/@]/);
    }
    for (const text of every({ sender: 'name', siteUrl: null }))
      expect(text).toMatch(/Texts off: at the foot of the Sangguni home page\.$/);
  });

  test('by a name with links name the page that ends them, and no word to answer', () => {
    const style = { sender: 'name', siteUrl: 'https://sangguni.ph' } as const;
    for (const text of every(style)) expect(text).toMatch(/ Texts off: sangguni\.ph\/texts-off$/);
    for (const text of all(style)) expect(text).not.toMatch(/stop|start\b|reply|answer/i);
  });

  test('by a number say which answer ends them, with links or without', () => {
    for (const siteUrl of [null, 'https://sangguni.ph'])
      for (const text of every({ sender: 'number', siteUrl })) {
        expect(text).toMatch(/ Reply STOP to end texts\.$/);
        expect(hasLink(text)).toBe(siteUrl !== null);
      }
  });

  test('say when and what to open, and nothing of the case', () => {
    const startsAt = manila('2026-11-25T10:00');
    const style = { sender: 'name', siteUrl: null } as const;
    expect(
      TEXT_KINDS.map((kind) => wordsOfText({ kind, side: 'client', startsAt }, style)),
    ).toEqual([
      'Sangguni: your meeting is tomorrow, Wed, Nov 25, 10:00 AM. Open Meetings in your Sangguni account. Texts off: at the foot of the Sangguni home page.',
      'Sangguni: your meeting starts at 10:00 AM. Open Meetings in your Sangguni account. Texts off: at the foot of the Sangguni home page.',
      'Sangguni: your lawyer waits for you. Open Meetings in your Sangguni account, press Join. Texts off: at the foot of the Sangguni home page.',
    ]);
    const linked = { sender: 'number', siteUrl: 'https://sangguni.ph' } as const;
    expect(sides.map((side) => wordsOfText({ kind: 'waits', side, startsAt }, linked))).toEqual([
      'Sangguni: your lawyer waits for you. Join the call: https://sangguni.ph/customer-portal Reply STOP to end texts.',
      'Sangguni: your client waits for you. Join the call: https://sangguni.ph/lawyer-portal Reply STOP to end texts.',
    ]);
  });
});
