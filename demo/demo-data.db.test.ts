import { sql } from 'drizzle-orm';
import { AREA_LABELS } from '@/lib/catalogue/areas';
import { LANGUAGES } from '@/lib/catalogue/languages';
import { SEARCH_REGIONS } from '@/lib/catalogue/regions';
import { basicInfoInput } from '@/lib/contract/lawyers/basic-info';
import { awardInput, educationInput, workInput } from '@/lib/contract/lawyers/career';
import { standingOf } from '@/lib/domain/lawyers/verification';
import { STEP_MAX } from '@/lib/domain/meetings/steps';
import { pesos } from '@/lib/domain/platform/csv';
import { formatPeso, plainPeso } from '@/lib/domain/platform/money';
import { DAY_MS, manilaQuarter, manilaYear } from '@/lib/domain/platform/time';
import { verifyPassword } from '@/lib/server/accounts/credentials/passwords-service';
import { renderPdf } from '@/lib/server/adapters/pdf/pdf';
import { figuresByWeek } from '@/lib/server/admin/overview/service';
import { textOf } from '@/lib/server/admin/users/notes-service';
import { openDocument } from '@/lib/server/lawyers/verification/documents-service';
import { openPicture } from '@/lib/server/media/pictures/service';
import { noteAbout } from '@/lib/server/meetings/clients/notes';
import { queueReminders } from '@/lib/server/meetings/reminders/service';
import { bookInconsistencies } from '@/lib/server/payments/ledger/verification-service';
import { statementDocument } from '@/lib/server/payments/statements/serialize';
import { statementOf, yearOf } from '@/lib/server/payments/statements/service';
import { returnCsv } from '@/lib/server/payments/tax/document';
import { certificateOf } from '@/lib/server/payments/tax/operations';
import { taxPackAt } from '@/lib/server/payments/tax/pack-service';
import { quarterRecords } from '@/lib/server/payments/tax/record-service';
import { taxStandingOf } from '@/lib/server/payments/tax/standing-service';
import { decrypt } from '@/lib/server/platform/crypto/encryption';
import { database, runInBackground } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';
import { clientNotes, clientSteps } from '@/lib/server/schema/meetings';
import { personNotes } from '@/lib/server/schema/oversight';
import { identityDocuments } from '@/lib/server/schema/verification';
import { waitlistEntries } from '@/lib/server/schema/waitlist';
import { takeQueued } from '@/lib/testing/jobs';
import { readPdf } from '@/lib/testing/pdfs/read-pdf';
import { demoCustomers, demoRegulars } from './customers';
import accounts from './demo-accounts.json' with { type: 'json' };
import { loadDemoData } from './demo-data';
import { demoHistory } from './history';
import { demoLawyers } from './lawyers';
import { demoMeetings } from './meetings';
import { demoPayouts } from './money/payouts';

// Mon, Nov 23, 2026, 10:00 AM in Manila.
const NOW = Date.parse('2026-11-23T10:00:00+08:00');
/** The one before. */
const QUARTER = { year: 2026, quarter: 3 };

async function rows<T extends Record<string, unknown>>(query: ReturnType<typeof sql>) {
  return (await database().execute<T>(query)).rows;
}

async function number(query: ReturnType<typeof sql>): Promise<number> {
  const [row] = await rows<{ n: number }>(query);
  if (!row) throw new Error('the query returned no row');
  return row.n;
}

/** As at start: with the time that no request has. */
const load = (now: number) => runInBackground(() => loadDemoData(now));

let all: (typeof lawyers.$inferSelect)[];

beforeAll(async () => {
  const both = await Promise.all([load(NOW), load(NOW)]);
  expect(both.toSorted()).toEqual([false, true]);
  all = await database().select().from(lawyers);
});

/** Whether clients found a lawyer when the data was loaded; what is listed in the database is as of today. */
function wasFound(lawyerId: string | undefined): boolean {
  const one = all.find(({ id }) => id === lawyerId);
  const checked = one?.ibpVerifiedAt?.getTime() ?? null;
  return one?.isPublic === true && standingOf(checked, NOW) !== 'NONE';
}

function distinct(values: readonly unknown[]): number {
  return new Set(values).size;
}

test('visits and searches led to the bookings of every week that is shown', async () => {
  const weeks = await figuresByWeek(NOW);
  expect(weeks).toHaveLength(12);
  for (const { visits, searches, bookings } of weeks) {
    expect(visits).toBeGreaterThan(searches);
    expect(searches).toBeGreaterThan(bookings);
  }
  expect(weeks.some(({ gross }) => gross > 0)).toBe(true);
  expect(weeks.some(({ lawyers: joined }) => joined > 0)).toBe(true);
});

test('160 lawyers, all of them visible, and 24 clients', async () => {
  expect(all).toHaveLength(160);
  expect(await number(sql`select count(*)::int n from lawyer_search where area = '*'`)).toBe(160);
  const clients = sql`select count(*)::int n from users where type = 'CUSTOMER' and roles = '{}'`;
  expect(await number(clients)).toBe(24);
});

test('loading again changes nothing', async () => {
  const count = () => number(sql`select count(*)::int n from users`);
  const before = await count();
  expect(await load(NOW + DAY_MS)).toBe(false);
  expect(await count()).toBe(before);
});

test('every profile is one that its lawyer could have typed and can save again', () => {
  const refusals = demoLawyers(NOW, [], 'hash').flatMap(({ rows: made }) => {
    const { lawyer } = made;
    const parsed = [
      basicInfoInput.safeParse({
        display_name: lawyer.displayName,
        phone: lawyer.phone,
        region: lawyer.region,
        city: lawyer.city,
        office_address: lawyer.officeAddress,
        quote: lawyer.quote,
        areas_of_practice: lawyer.areas,
        legal_problems: lawyer.legalProblems,
        specializations: lawyer.specializations,
        languages: lawyer.languages,
        bar_year: lawyer.barYear,
        roll_number: lawyer.rollNumber,
        ibp_number: lawyer.ibpNumber,
        about: lawyer.about,
      }),
      ...made.education.map(({ startYear, endYear, ...entry }) =>
        educationInput.safeParse({ ...entry, start_year: startYear, end_year: endYear }),
      ),
      ...made.workExperience.map(({ startYear, endYear, ...entry }) =>
        workInput.safeParse({ ...entry, start_year: startYear, end_year: endYear }),
      ),
      ...made.awards.map((entry) => awardInput.safeParse(entry)),
    ];
    return parsed.flatMap(({ error }) => (error ? [[lawyer.displayName, error.message]] : []));
  });
  expect(refusals).toEqual([]);
});

test('no two lawyers share what should be their own', () => {
  const own = ['id', 'userId', 'displayName', 'picture', 'about', 'quote', 'rollNumber'] as const;
  for (const key of own) expect([key, distinct(all.map((l) => l[key]))]).toEqual([key, 160]);
});

test('no two texts about lawyers share more than two sentences', () => {
  const texts = all.map((lawyer) => new Set(lawyer.about.split(/(?<=[.:]) /)));
  const shared = texts.flatMap((a, at) =>
    texts.slice(at + 1).map((b) => [...a].filter((sentence) => b.has(sentence)).length),
  );
  expect(Math.max(...shared)).toBeLessThanOrEqual(2);
});

test('texts are clean: 250 to 500 characters, no gaps, no praise', () => {
  for (const { about, quote } of all) {
    expect(about.length).toBeGreaterThanOrEqual(250);
    expect(about.length).toBeLessThanOrEqual(500);
    expect(`${about} ${quote}`).not.toMatch(/[{}[\]|]|undefined| {2}|\.\.|,\.| ,/);
    expect(`${about} ${quote}`).not.toMatch(/\b(best|top|leading|renowned|excellent|expert)\b/i);
    expect(about).toMatch(/^[A-Z].*\.$/);
  }
});

test('every area, every region and every language has lawyers; Metro Manila has most', () => {
  const of = (region: string) => all.filter((lawyer) => lawyer.region === region).length;
  expect(new Set(all.flatMap((l) => l.areas))).toEqual(new Set(AREA_LABELS));
  expect(new Set(all.flatMap((l) => l.languages))).toEqual(new Set(LANGUAGES));
  expect(SEARCH_REGIONS.filter((region) => of(region) < 4)).toEqual([]);
  expect(of('Metro Manila (NCR)')).toBe(Math.max(...SEARCH_REGIONS.map(of)));
});

test('25 lawyers of every region and every area give a first consultation for nothing', () => {
  const free = all.filter((lawyer) => lawyer.freeConsultation);
  expect(free).toHaveLength(25);
  expect(distinct(free.map((l) => l.region))).toBe(SEARCH_REGIONS.length);
  expect(new Set(free.map((l) => l.areas[0]))).toEqual(new Set(AREA_LABELS));
});

test('prices are ₱500 to ₱8,000, the hour dearer than the half', () => {
  for (const { price30, price60 } of all) {
    const [half, whole] = [Number(price30), Number(price60)];
    expect(half).toBeGreaterThanOrEqual(50_000);
    expect(whole).toBeLessThanOrEqual(800_000);
    expect(whole).toBeGreaterThan(half);
    expect([half % 5_000, whole % 10_000]).toEqual([0, 0]);
  }
});

test('studies end before admission, and work begins with it', async () => {
  const broken = await rows(sql`
    select l.display_name from lawyers l
    where l.bar_year <> (select min(start_year) from work_experience w where w.lawyer_id = l.id)
       or l.bar_year < (select max(end_year) from education e where e.lawyer_id = l.id)
       or (select count(*) from education e where e.lawyer_id = l.id) <> 2
       or not exists (select from work_experience w where w.lawyer_id = l.id and w.end_year is null)`);
  expect(broken).toEqual([]);
});

test('every picture is there', async () => {
  for (const { picture } of all) {
    const stored = await openPicture(picture ?? '');
    expect(stored?.size).toBeGreaterThan(1_000);
    await stored?.body.cancel();
  }
});

test('the printed accounts open with their passwords and have their roles', async () => {
  expect(accounts.map((account) => account.role)).toEqual(['customer', 'lawyer', 'admin']);
  for (const { role, email, password } of accounts) {
    const [user] = await rows<{ type: string; roles: string[]; hash: string }>(sql`
      select type, roles, password_hash hash from users
      where email = ${email} and email_verified_at is not null`);
    expect(await verifyPassword(user?.hash, password)).toBe(true);
    expect(user?.type).toBe(role === 'lawyer' ? 'LAWYER' : 'CUSTOMER');
    expect(user?.roles).toEqual(role === 'admin' ? ['ADMIN'] : []);
  }
});

test('the demo lawyer and the demo client have meetings today, later and before', async () => {
  for (const email of ['lawyer@example.com', 'customer@example.com']) {
    const [found] = await rows<{ today: number; later: number; before: number }>(sql`
      select count(*) filter (where day = date '2026-11-23')::int today,
        count(*) filter (where day > date '2026-11-23' and status = 'CONFIRMED')::int later,
        count(*) filter (where day < date '2026-11-23' and status = 'COMPLETED')::int before
      from (select (m.starts_at at time zone 'Asia/Manila')::date as day, m.status
        from meetings m join lawyers l on l.id = m.lawyer_id
        join users u on u.id in (m.client_id, l.user_id) where u.email = ${email}) own`);
    expect(Object.values(found ?? {}).every((count) => count > 0)).toBe(true);
  }
});

test('the demo lawyer has clients, and payments in each of the last twelve weeks', async () => {
  const [found] = await rows<{ clients: number; weeks: number; months: number; back: number }>(sql`
    select count(distinct m.client_id)::int clients,
      count(distinct floor(extract(epoch from ${new Date(NOW).toISOString()}::timestamptz - p.paid_at) / 604800))
        filter (where p.paid_at > ${new Date(NOW - 84 * DAY_MS).toISOString()}::timestamptz)::int weeks,
      count(distinct to_char(p.paid_at at time zone 'Asia/Manila', 'YYYY-MM'))::int months,
      count(*) filter (where p.status = 'REFUNDED')::int back
    from meetings m join lawyers l on l.id = m.lawyer_id join users u on u.id = l.user_id
    join payments p on p.payable_type = 'meeting' and p.payable_id = m.id
    where u.email = 'lawyer@example.com' and p.received is not null`);
  expect(found).toEqual({ clients: expect.any(Number), weeks: 12, months: 12, back: 1 });
  expect(found?.clients).toBeGreaterThan(20);
});

test('each demo account has a message to read, about the next meeting', async () => {
  const unread = await rows<{ reader: string; fits: boolean }>(sql`
    select case when c.author_id = m.client_id then lu.email else cu.email end as reader,
      m.starts_at > ${new Date(NOW)} and c.created_at between m.confirmed_at and ${new Date(NOW)} as fits
    from comments c join meetings m on m.id = c.meeting_id
      join users cu on cu.id = m.client_id
      join lawyers l on l.id = m.lawyer_id join users lu on lu.id = l.user_id
    where c.seen_at is null`);
  const accountOf = (role: string) => accounts.find((account) => account.role === role)?.email;
  expect(unread.toSorted((a, b) => a.reader.localeCompare(b.reader))).toEqual(
    [accountOf('customer'), accountOf('lawyer')]
      .toSorted()
      .map((reader) => ({ reader, fits: true })),
  );
});

test('cards say how soon lawyers answer, and how many first meetings were held', async () => {
  const [found] = await rows<{ held: number; answers: number; paces: number }>(sql`
    select count(*) filter (where first_meetings > 0)::int held, count(answer_minutes)::int answers,
      count(distinct answer_minutes / 60)::int paces from lawyer_figures`);
  expect(found?.held).toBeGreaterThan(120);
  expect(found?.answers).toBeGreaterThan(60);
  expect(found?.paces).toBeGreaterThan(5);
});

test('the notes of the demo lawyer can be read, and are about clients', async () => {
  const notes = await database().select().from(clientNotes);
  expect(notes.length).toBe(3);
  for (const key of notes) {
    const { text } = await noteAbout(database(), key);
    expect(text.length).toBeGreaterThan(40);
    const met = sql`select count(*)::int n from meetings where confirmed_at is not null
      and lawyer_id = ${key.lawyerId} and client_id = ${key.clientId}`;
    expect(await number(met)).toBeGreaterThan(0);
    expect(key.updatedAt.getTime()).toBeLessThan(NOW);
  }
});

test('the next steps of the demo lawyer and the notes of the administrator can be read', async () => {
  const steps = await database().select().from(clientSteps);
  expect(steps.length).toBe(7);
  for (const { id, step, remindAt, createdAt } of steps) {
    expect(decrypt(step, `client-step:${id}`).length).toBeLessThanOrEqual(STEP_MAX);
    expect(createdAt.getTime()).toBeLessThan(NOW);
    if (remindAt) expect(remindAt.getTime()).toBeGreaterThan(NOW);
  }
  const written = await database().select().from(personNotes);
  expect(written.map((note) => textOf(note).length > 40)).toEqual([true, true]);
});

test('60 notaries public, one whose commission waits with its document, and requests to the demo lawyer', async () => {
  const made = await rows<{ email: string; is_public: boolean; status: string | null }>(sql`
    select u.email, n.is_public, v.status from notaries n join lawyers l on l.id = n.lawyer_id
      join users u on u.id = l.user_id
      left join verifications v on v.lawyer_id = l.id and v.subject = 'commission' order by v.status`);
  const listed = made.filter((one) => one.is_public);
  expect(listed).toHaveLength(60);
  expect(listed.every(({ status }) => status === 'APPROVED')).toBe(true);
  expect(listed.some(({ email }) => email === 'lawyer@example.com')).toBe(true);
  expect(made.filter((one) => !one.is_public).map(({ status }) => status)).toEqual([
    'APPROVED',
    'PENDING',
    null,
  ]);
  const documents = await database().select().from(identityDocuments);
  expect(documents).toHaveLength(1);
  for (const document of documents) {
    const content = Buffer.from(await new Response(await openDocument(document)).arrayBuffer());
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(content.length).toBe(document.size);
  }
  const asked = await rows<{ email: string; status: string }>(sql`
    select c.email, r.status from notary_requests r join lawyers l on l.id = r.lawyer_id
      join users u on u.id = l.user_id and u.email = 'lawyer@example.com'
      join users c on c.id = r.client_id order by r.status`);
  expect(asked.map(({ status }) => status)).toEqual(['ACCEPTED', 'DECLINED', 'SENT']);
  expect(asked[0]?.email).toBe('customer@example.com');
});

test('the demo client waits for a lawyer who can be booked, from today on', async () => {
  const [entry, ...others] = await database().select().from(waitlistEntries);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ fromDay: '2026-11-23', toDay: '2026-12-23' });
  const own = sql`select count(*)::int n from users u
    where u.email = ${accounts[0]?.email} and u.id = ${entry?.clientId}`;
  expect(await number(own)).toBe(1);
  expect(wasFound(entry?.lawyerId)).toBe(true);
});

test('meetings stand as the clock says: what is over is not confirmed, nothing is held', async () => {
  const at = new Date(NOW).toISOString();
  const odd = await number(sql`
    select count(*)::int n from meetings
    where status = 'PAYMENT_PENDING' or (status = 'CONFIRMED' and ends_at < ${at}::timestamptz)
       or (status = 'COMPLETED' and ends_at > ${at}::timestamptz)`);
  expect(odd).toBe(0);
});

test('nobody is in two meetings at once, and nobody has three to come with one lawyer', async () => {
  const overlaps = sql`
    select count(*)::int n from meetings a join meetings b on a.id < b.id
      and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
      and (a.lawyer_id = b.lawyer_id or a.client_id = b.client_id)`;
  expect(await number(overlaps)).toBe(0);
  const most = sql`
    select max(count)::int n from (select count(*) from meetings
      where status = 'CONFIRMED' group by lawyer_id, client_id) pairs`;
  expect(await number(most)).toBeLessThanOrEqual(2);
});

test('every paid meeting has its payment and postings, every entry sums to 0', async () => {
  const unpaid = sql`
    select count(*)::int n from meetings m left join payments p on p.payable_type = 'meeting' and p.payable_id = m.id
    where m.status in ('CONFIRMED', 'COMPLETED') and not m.free
      and (p.status is distinct from 'PAID' or p.total <> m.price + m.platform_fee
        or (select sum(amount) from ledger_entries e join ledger_postings l on l.entry_id = e.id
            where e.source_type = 'payment' and e.source_id = p.id and l.account = 'gateway') is distinct from p.total)`;
  expect(await number(unpaid)).toBe(0);
  const entries = sql`
    select count(*)::int n from (select from ledger_postings group by entry_id having sum(amount) <> 0) e`;
  expect(await number(entries)).toBe(0);
});

test('tax was withheld from the demo lawyer in the last quarter, and is no longer', async () => {
  expect(await taxPackAt(database(), NOW)).toBeNull();
  expect(await bookInconsistencies(database())).toEqual([]);
  const [rule] = await rows<{ releases: number; tax: number }>(sql`
    select count(*)::int releases, sum(round(p.price * 0.5 * 0.01))::int tax
    from ledger_entries e join payments p on p.id = e.source_id and e.source_type = 'payment'
    where e.kind = 'release' and e.created_at >= '2026-07-01 00:00+08' and e.created_at < '2026-10-01 00:00+08'`);
  expect(rule?.releases).toBeGreaterThan(10);
  const records = await quarterRecords(database(), QUARTER);
  expect(records.map(({ lawyer, withheld }) => [lawyer.displayName, withheld])).toEqual([
    [accounts[1]?.name, rule?.tax],
  ]);
  for (const quarter of [1, 2, 4])
    expect(await quarterRecords(database(), { year: 2026, quarter })).toEqual([]);
});

test.each(['2027-01-01', '2027-03-31', '2027-04-01', '2027-12-31'])(
  'whoever starts on %s sees tax of the quarter before',
  (day) => {
    const now = Date.parse(`${day}T10:00:00+08:00`);
    const made = demoLawyers(now, [], 'hash');
    const clients = demoRegulars(now, { customer: 'hash', admin: 'hash' });
    const story = { now, lawyers: made, clients, meetings: [], platformFee: 0 };
    const { withholdings } = demoPayouts(now, made, demoHistory(story));
    expect(withholdings.length).toBeGreaterThan(3);
    for (const { at, withheld } of withholdings) {
      expect(withheld).toBeGreaterThan(0);
      const quarters = (instant: number) => 4 * manilaYear(instant) + manilaQuarter(instant);
      expect(quarters(now) - quarters(at.getTime())).toBe(1);
    }
  },
);

test('the quarter of the demo lawyer is the same on certificate, return, statements and page', async () => {
  const [record] = await quarterRecords(database(), QUARTER);
  if (!record) throw new Error('nothing was withheld');
  const { lawyer, months, taxed, withheld } = record;
  expect(months.every((month) => month.withheld > 0)).toBe(true);
  const paper = readPdf((await certificateOf(lawyer.id, QUARTER, NOW)).body).text;
  for (const sum of [taxed, withheld]) expect(paper).toContain(formatPeso(sum));
  for (const month of months)
    for (const sum of [month.taxed, month.withheld]) expect(paper).toContain(plainPeso(sum));

  const [, ...lines] = returnCsv([record], QUARTER).trim().split('\r\n');
  const cells = lines.map((line) => line.slice(1, -1).split('","'));
  expect(cells.map((line) => [line[6], line[7], line[9]])).toEqual(
    months.map((month) => [month.month, pesos(month.taxed), pesos(month.withheld)]),
  );

  for (const month of months) {
    const statement = await statementOf(lawyer.id, month.month, NOW);
    const taxes = statement.movements.filter(({ kind }) => kind === 'tax');
    expect(taxes.reduce((sum, { amount }) => sum - amount, 0)).toBe(month.withheld);
    const printed = readPdf(await renderPdf(statementDocument(statement, NOW))).text;
    for (const { amount } of taxes) expect(printed).toContain(formatPeso(amount));
  }

  const { quarters } = await taxStandingOf(database(), lawyer.id, 2026, NOW);
  expect(quarters.map((quarter) => quarter.withheld)).toEqual([0, 0, withheld, 0]);
  const { totals } = await yearOf(lawyer.id, 2026, NOW);
  expect([totals.taxed, totals.withheld]).toEqual([taxed, withheld]);
});

test('reviews are of completed meetings, by their client, after the end', async () => {
  const odd = sql`
    select count(*)::int n from reviews r join meetings m on m.id = r.meeting_id
    where m.status <> 'COMPLETED' or m.client_id <> r.client_id or m.lawyer_id <> r.lawyer_id
       or r.created_at < m.ends_at or r.rating < 3`;
  expect(await number(odd)).toBe(0);
  const counts = all.map((lawyer) => lawyer.reviewCount);
  expect(Math.min(...counts)).toBe(0);
  expect(Math.max(...counts)).toBeGreaterThan(15);
  expect(Math.max(...counts)).toBeLessThanOrEqual(30);
});

test('the same day makes the same data, whatever the hour', () => {
  const make = (now: number) => {
    const made = demoLawyers(now, [], 'hash');
    const clients = demoCustomers(now, { customer: 'hash', admin: 'hash' });
    // Bank numbers are encrypted again each time.
    const people = made.map(({ rows: { lawyer, ...rest } }) => ({
      ...rest,
      lawyer: { ...lawyer, bankAccountNumber: null },
    }));
    const { meetings, reviews } = demoMeetings(now, made, clients, 0);
    const regulars = demoRegulars(now, { customer: 'hash', admin: 'hash' });
    const story = { now, lawyers: made, clients: regulars, meetings, platformFee: 0 };
    return JSON.stringify([people, clients, regulars, meetings, reviews, demoHistory(story)]);
  };
  expect(make(NOW)).toBe(make(NOW));
  // A quarter of an hour later nothing has ended in between.
  expect(make(NOW + 15 * 60_000)).toBe(make(NOW));
});

test.each(Array.from({ length: 14 }, (_, days) => days))('loads %i days later as well', (days) => {
  const now = NOW + days * DAY_MS + 11 * 60 * 60_000;
  const made = demoLawyers(now, [], 'hash');
  const clients = demoCustomers(now, { customer: 'hash', admin: 'hash' });
  const { meetings, reviews } = demoMeetings(now, made, clients, 0);
  const takesTime = meetings.filter(({ meeting }) => meeting.status === 'CONFIRMED');
  const starts = takesTime.map(
    ({ meeting }) => `${meeting.lawyerId} ${meeting.startsAt.getTime()}`,
  );
  expect(distinct(starts)).toBe(starts.length);
  expect(takesTime.length).toBeGreaterThan(150);
  expect(reviews.length).toBeGreaterThan(500);
});

test('the bells of the demo accounts hold reminders, and the workers have none to make up for', async () => {
  const notified = await rows<{ type: string; n: number; unseen: number }>(sql`
    select u.type, count(*)::int n, count(*) filter (where n.seen_at is null)::int unseen
    from notifications n join users u on u.id = n.user_id
    where n.icon = 'meeting-reminder' group by u.type order by u.type`);
  expect(notified.map(({ type }) => type)).toEqual(['CUSTOMER', 'LAWYER']);
  for (const { unseen } of notified) expect(unseen).toBeGreaterThan(0);
  await queueReminders(NOW);
  expect(await takeQueued('remind')).toEqual([]);
});

test('the demo client has a meeting with a summary, and one that waits for a review', async () => {
  const email = accounts.find(({ role }) => role === 'customer')?.email ?? '';
  const past = sql`from meetings m join users u on u.id = m.client_id
    where u.email = ${email} and m.status = 'COMPLETED'`;
  const summed = sql`select count(*)::int n ${past}
    and exists (select from meeting_summaries s where s.meeting_id = m.id)`;
  expect(await number(summed)).toBe(1);
  const unreviewed = sql`select count(*)::int n ${past}
    and not exists (select from reviews r where r.meeting_id = m.id)`;
  expect(await number(unreviewed)).toBeGreaterThan(0);
});

test('the demo client has a declined meeting with two colleagues whom they have not booked', async () => {
  const colleagues = await rows<{ lawyer: string; email: string }>(sql`
    select named.lawyer_id as lawyer, client.email
    from hand_over_colleagues as named
    join meetings as declined on declined.id = named.meeting_id and declined.decline_reason = 'FIELD'
      and declined.status = 'CANCELLED' and declined.cancelled_by = 'LAWYER'
    join users as client on client.id = declined.client_id
    where not exists (select from meetings as other where other.client_id = declined.client_id
      and other.lawyer_id = named.lawyer_id)
    order by named.position`);
  const own = accounts.find(({ role }) => role === 'customer')?.email;
  expect(colleagues.map(({ email, lawyer }) => [email, wasFound(lawyer)])).toEqual([
    [own, true],
    [own, true],
  ]);
});
