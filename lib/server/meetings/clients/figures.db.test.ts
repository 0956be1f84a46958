import { ANSWER_CASES, UNANSWERED_MINUTES } from '@/lib/domain/lawyers/figures';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { getLawyerProfile } from '@/lib/server/lawyers/profiles/operations';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { comments } from '@/lib/server/schema/comments';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { runAsVisitor } from '@/lib/testing/api/run-operation';
import { newClient, newLawyer, type TestLawyer } from '@/lib/testing/factories';
import { countFigures } from './figures';

const NOW = Date.now();

/** Runs the job and returns the figures on a profile. */
async function figuresOf({ lawyerId }: TestLawyer) {
  await countFigures(NOW);
  const profile = await runAsVisitor(getLawyerProfile, { params: { id: lawyerId } }, NOW);
  return { held: profile.first_meetings, minutes: profile.answer_minutes };
}

let day = 2;

/** A meeting that took place, with messages: by the client, and by the lawyer so many minutes later. */
async function meeting(
  lawyer: TestLawyer,
  client: { id: string },
  answers: (number | null)[] = [],
) {
  day += 1;
  const start = Math.floor((NOW - day * DAY_MS) / HOUR_MS) * HOUR_MS;
  const {
    meeting: { id },
  } = await transaction((tx) =>
    seedMeeting(tx, { lawyerId: lawyer.lawyerId, clientId: client.id, start, status: 'COMPLETED' }),
  );
  for (const after of answers) {
    const asked = start - HOUR_MS;
    const write = (authorId: string, at: number) =>
      database()
        .insert(comments)
        .values({ meetingId: id, authorId, comment: 'Good morning', createdAt: new Date(at) });
    await write(client.id, asked);
    if (after !== null) await write(lawyer.id, asked + after * MINUTE_MS);
  }
  return id;
}

test('a client counts once, however many meetings took place', async () => {
  const lawyer = await newLawyer();
  const [ana, ben] = [await newClient(), await newClient()];
  await meeting(lawyer, ana);
  await meeting(lawyer, ana);
  await meeting(lawyer, ben);
  expect(await figuresOf(lawyer)).toEqual({ held: 2, minutes: null });
});

test('the median of enough answers is said, and of too few nothing', async () => {
  const lawyer = await newLawyer();
  const client = await newClient();
  const minutes = [10, 20, 90, 600, 700].slice(0, ANSWER_CASES);
  for (const after of minutes.slice(1)) await meeting(lawyer, client, [after]);
  expect((await figuresOf(lawyer)).minutes).toBeNull();
  await meeting(lawyer, client, [minutes[0] ?? 0]);
  expect((await figuresOf(lawyer)).minutes).toBe(90);
});

test('messages that were never answered count as a week, so that silence is not praised', async () => {
  const lawyer = await newLawyer();
  const client = await newClient();
  day = Math.max(day, UNANSWERED_MINUTES / 1440 + 1);
  for (let n = 0; n < 3; n += 1) await meeting(lawyer, client, [null]);
  for (let n = 0; n < 2; n += 1) await meeting(lawyer, client, [5]);
  expect((await figuresOf(lawyer)).minutes).toBeNull();
});

test('a lawyer whose meetings say nothing has no figures', async () => {
  expect(await figuresOf(await newLawyer())).toEqual({ held: 0, minutes: null });
});
