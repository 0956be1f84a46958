import pg from 'pg';

interface Lawyer {
  readonly id: string;
  readonly name: string;
  readonly price30: number;
  readonly price60: number;
}

interface Booking {
  readonly id: string;
  readonly lawyer: string;
  readonly subject: string;
}

interface Payment {
  readonly ref: string;
  readonly booking: string;
}

/** The rows of the demo that the others are filled with; prices in centavos. */
export interface Rows {
  readonly lawyers: readonly Lawyer[];
  readonly bookings: readonly Booking[];
  readonly payments: readonly Payment[];
}

const LAWYERS = `select id, display_name as name, quote, region, city, languages, rating,
    price_30 as "price30", price_60 as "price60"
  from lawyers where price_30 is not null and price_60 is not null order by created_at, id`;
const BOOKINGS = `select m.id, m.lawyer_id as lawyer, m.subject, m.description, m.starts_at as "startsAt", m.status, m.price
  from meetings m join lawyers l on l.id = m.lawyer_id order by m.created_at, m.id`;
const PAYMENTS = `select ref, payable_id as booking, total, method, status from payments
  where payable_type = 'meeting' order by created_at, id`;

/** Reads the lawyers, bookings and payments of the product. */
export async function rowsOf(databaseUrl: string): Promise<Rows> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows: lawyers } = await client.query<Lawyer>(LAWYERS);
  const { rows: bookings } = await client.query<Booking>(BOOKINGS);
  const { rows: payments } = await client.query<Payment>(PAYMENTS);
  await client.end();
  return { lawyers, bookings, payments };
}
