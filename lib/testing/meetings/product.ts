import { eq, inArray, sql } from 'drizzle-orm';
import { isOpen } from '@/lib/domain/lawyers/slots';
import { refundEnd } from '@/lib/domain/meetings/cancellation';
import type { Party } from '@/lib/domain/meetings/meeting';
import { isoInstant } from '@/lib/domain/platform/time';
import { testSessions } from '@/lib/server/adapters/payment/local-gateway';
import { loadSchedule } from '@/lib/server/lawyers/open-times/service';
import { completeEnded } from '@/lib/server/meetings/absence/attendance';
import { expireHold } from '@/lib/server/meetings/booking/holds';
import { book } from '@/lib/server/meetings/booking/service';
import { endMeeting } from '@/lib/server/meetings/changes/cancellation';
import { rescheduleMeeting } from '@/lib/server/meetings/changes/rescheduling-service';
import { factsOf } from '@/lib/server/meetings/records/policy';
import { serializeMeeting } from '@/lib/server/meetings/records/serialize';
import { meetingOf } from '@/lib/server/meetings/records/service';
import { settle } from '@/lib/server/payments/settlement/service';
import { database } from '@/lib/server/platform/db/pool';
import { asAppError } from '@/lib/server/platform/pipeline/error-response';
import { meetings } from '@/lib/server/schema/meetings';
import { mails } from '@/lib/server/schema/messages';
import { ledgerPostings, payments, refunds } from '@/lib/server/schema/payments';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import type { Answer, ModelLawyer, Side } from './model';

interface Row {
  readonly id: string;
  readonly lawyer: number;
  readonly client: number;
  readonly paymentId: string | null;
  readonly sessionId: string | null;
}

/** The product on a database, asked for the same things as the model. */
export class MeetingsProduct {
  readonly rows: Row[] = [];
  private mailsBefore = 0;
  private balancesBefore: Record<string, number> = {};

  private constructor(
    private readonly clients: readonly TestUser[],
    private readonly lawyers: readonly TestLawyer[],
  ) {}

  static async start(lawyers: readonly ModelLawyer[], clients: number): Promise<MeetingsProduct> {
    const product = new MeetingsProduct(
      await Promise.all(Array.from({ length: clients }, () => newClient())),
      await Promise.all(
        lawyers.map(({ notice, buffer, dailyMaximum }) =>
          newLawyer({
            noticeMinutes: notice,
            bufferMinutes: buffer,
            dailyMaximum,
            freeConsultation: true,
          }),
        ),
      ),
    );
    product.mailsBefore = await database().$count(mails);
    product.balancesBefore = await balances();
    return product;
  }

  async book(
    client: number,
    lawyer: number,
    { start, minutes, free }: { start: number; minutes: 30 | 60; free: boolean },
    total: number,
    now: number,
  ): Promise<Answer> {
    return answered(async () => {
      const { meetingId } = await book(
        { id: this.client(client).id, address: `192.0.2.${client}` },
        {
          lawyer_id: this.lawyer(lawyer).lawyerId,
          start_time: isoInstant(start),
          duration: minutes,
          type: 'VIDEO',
          phone: undefined,
          subject: 'Model',
          description: 'Model',
          other_party: undefined,
          attendee_name: undefined,
          relation: undefined,
          consent: true,
          free,
          expected_total: total,
          payment_method: free ? undefined : 'gcash',
        },
        null,
        now,
      );
      const [payment] = await database()
        .select()
        .from(payments)
        .where(eq(payments.payableId, meetingId));
      this.rows.push({
        id: meetingId,
        lawyer,
        client,
        paymentId: payment?.id ?? null,
        sessionId: payment?.sessionId ?? null,
      });
    });
  }

  async pay({ sessionId }: Row): Promise<void> {
    if (sessionId) await testSessions.pay(sessionId);
  }

  settle({ paymentId }: Row, now: number): Promise<Answer> {
    return answered(async () => {
      if (paymentId) await settle(paymentId, now);
    });
  }

  expire({ id }: Row, now: number): Promise<void> {
    return expireHold(id, now);
  }

  async complete(now: number): Promise<void> {
    await completeEnded(now);
  }

  cancel(row: Row, side: Side, expected: number | null | undefined, now: number): Promise<Answer> {
    const input = { reason: 'Model', expected_refund: expected };
    return answered(() => endMeeting(this.party(row, side), row.id, input, now));
  }

  move(row: Row, side: Side, start: number, now: number): Promise<Answer> {
    const input = { start_time: isoInstant(start), reason: 'Model', details: undefined };
    return answered(() => rescheduleMeeting(this.party(row, side), row.id, input, now));
  }

  /** Whether a client is offered these times. */
  async open(lawyer: number, times: readonly (readonly [number, 30 | 60])[], now: number) {
    const schedule = await loadSchedule(database(), this.lawyer(lawyer).lawyerId, now);
    return times.map(([start, minutes]) => isOpen(schedule, start, minutes, now));
  }

  /** A meeting as its page says it to one side. */
  async shown(row: Row, side: Side, now: number) {
    const party = this.party(row, side);
    const { view, files } = await meetingOf(party, row.id);
    const shown = serializeMeeting(view, files, party, now);
    const { can_cancel, can_reschedule, refund_if_cancelled, refund_deadline } = shown;
    return { can_cancel, can_reschedule, refund_if_cancelled, refund_deadline };
  }

  /** Every meeting with its money, in the order in which they were booked. */
  async state() {
    const ids = this.rows.map(({ id }) => id);
    if (ids.length === 0) return [];
    const found = await database()
      .select({ meeting: meetings, payment: payments })
      .from(meetings)
      .leftJoin(payments, eq(payments.payableId, meetings.id))
      .where(inArray(meetings.id, ids));
    const returned = await database()
      .select({ payment: refunds.paymentId, status: refunds.status, amount: refunds.amount })
      .from(refunds);
    return this.rows.map(({ id }) => {
      const row = found.find(({ meeting }) => meeting.id === id);
      if (!row) throw new Error('a meeting is missing');
      const { meeting, payment } = row;
      const own = returned.filter((refund) => refund.payment === payment?.id);
      return {
        status: meeting.status,
        cancelledBy: meeting.cancelledBy,
        start: meeting.startsAt.getTime(),
        end: meeting.endsAt.getTime(),
        refundableUntil: refundEnd(factsOf(meeting)),
        changes: meeting.icsSequence,
        payment: payment?.status ?? null,
        refunds: own.map(({ status, amount }) => [status, amount]),
      };
    });
  }

  /** Mails that were queued, and what the accounts of the ledger hold, since the start. */
  async totals() {
    const now = await balances();
    const names = ['gateway', 'client_funds', 'platform_fees'] as const;
    const since = names.map((name) => [name, (now[name] ?? 0) - (this.balancesBefore[name] ?? 0)]);
    return {
      mails: (await database().$count(mails)) - this.mailsBefore,
      balances: Object.fromEntries(since) as Record<string, number>,
    };
  }

  private party(row: Row, side: Side): Party {
    const [client, lawyer] = [this.client(row.client), this.lawyer(row.lawyer)];
    return side === 'client'
      ? { side, userId: client.id }
      : { side, userId: lawyer.id, lawyerId: lawyer.lawyerId };
  }

  private client(index: number): TestUser {
    return this.clients[index] as TestUser;
  }

  private lawyer(index: number): TestLawyer {
    return this.lawyers[index] as TestLawyer;
  }
}

async function answered(work: () => Promise<unknown>): Promise<Answer> {
  try {
    await work();
    return 'ok';
  } catch (error) {
    const { key } = asAppError(error);
    if (key === 'internal') throw error;
    return key;
  }
}

async function balances(): Promise<Record<string, number>> {
  const rows = await database()
    .select({
      account: ledgerPostings.account,
      sum: sql<number>`sum(${ledgerPostings.amount})::float8`,
    })
    .from(ledgerPostings)
    .groupBy(ledgerPostings.account);
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
}
