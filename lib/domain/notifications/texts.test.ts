import {
  isStop,
  TEXT_KINDS,
  timesOfTomorrow,
  timesOfWaits,
  timeToSend,
  wordsOfCode,
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
])('%j ends texts', (answer) => expect(isStop(answer)).toBe(true));

test.each(['', 'start', 'please stop it', 'don’t stop', 'stopped', 'OK', 'STOP2'])(
  '%j does not',
  (answer) => expect(isStop(answer)).toBe(false),
);

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
  /** The characters of GSM that any address may hold; those of its extension count twice and are not among them. */
  const GSM = /^[A-Za-z0-9 @$_!"#%&'()*+,\-./:;<=>?]*$/;
  const sides = ['client', 'lawyer'] as const;
  const all = TEXT_KINDS.flatMap((kind) =>
    sides.flatMap((side) =>
      // The longest names of days, months and times.
      [manila('2026-11-25T10:00'), manila('2026-09-30T12:30')].map((startsAt) =>
        wordsOfText({ kind, side, startsAt }),
      ),
    ),
  );

  test('of every kind fit into one message', () => {
    for (const text of [...all, wordsOfCode('123456')]) {
      expect(text).toMatch(GSM);
      expect(text.length).toBeLessThanOrEqual(160);
    }
  });

  test('say when, where to look and how to end them, without an address, and nothing of the case', () => {
    const startsAt = manila('2026-11-25T10:00');
    expect(TEXT_KINDS.map((kind) => wordsOfText({ kind, side: 'client', startsAt }))).toEqual([
      'Sangguni: your meeting is tomorrow, Wed, Nov 25, 10:00 AM. Open Sangguni to see it. To stop these texts: Account settings, or ask our support.',
      'Sangguni: your meeting starts at 10:00 AM. Open Sangguni to see it. To stop these texts: Account settings, or ask our support.',
      'Sangguni: your lawyer waits for you. Open Sangguni and press Join. To stop these texts: Account settings, or ask our support.',
    ]);
    expect(wordsOfText({ kind: 'waits', side: 'lawyer', startsAt })).toBe(
      'Sangguni: your client waits for you. Open Sangguni and press Join. To stop these texts: Account settings, or ask our support.',
    );
    for (const text of all) expect(text).not.toMatch(/\/|www|@|reply/i);
  });
});
