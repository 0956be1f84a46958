import { PAGE_SIZE } from '../../../lib/domain/platform/paging.ts';
import { CommandError } from '../../../server/log.ts';
import { needed } from '../needed.ts';
import { client } from '../soak-clients.ts';
import { BROWSER, type Given, install, type Measured, type Target } from './server.ts';

const USER = { email: 'bench@example.com', password: 'Bench-2026', name: 'Bench' };

/** A part of a text that is the same as HTML. */
const plain = (text: string) => needed(/[\w ]{3,}/.exec(text)?.[0], `plain part of ${text}`);

/** Builds Payload CMS with the rows of the demo. Resolves to what starts it and signs in. */
export async function preparePayload(given: Given): Promise<() => Promise<Measured>> {
  const { rows, databaseUrl } = given;
  const { dependencies, write, node, serve } = await install('payload', given, {
    DATABASE_URL: databaseUrl('payload'),
    PAYLOAD_SECRET: 'bench',
    PAYLOAD_CONFIG_PATH: 'payload.config.js',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  write('rows.json', { user: USER, ...rows });
  await node(['seed.js'], { NODE_ENV: 'development', DISABLE_PAYLOAD_HMR: 'true' });
  await node(['node_modules/payload/bin.js', 'generate:importmap', '--disable-transpile']);
  await node(['node_modules/next/dist/bin/next', 'build']);
  return async () => {
    const server = await serve({
      name: `Payload CMS ${dependencies.payload} on Next ${dependencies.next}`,
      path: '/api/lawyers?limit=1',
      args: (port) => ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', port],
    });
    return { ...server, targets: await targetsOf(server.url, given) };
  };
}

/** Lists show the newest rows first, ten of them. */
async function targetsOf(url: string, { rows }: Given): Promise<Record<string, Target>> {
  const call = client(url);
  const { status } = await call('POST', '/api/users/login', USER);
  if (status !== 200) throw new CommandError(`signing in was answered with ${status}`);
  const newest = await call<{ docs: { id: number; subject: string }[] }>(
    'GET',
    '/api/bookings?limit=1',
  );
  const booking = needed(newest.body.docs[0], 'booking');
  const lawyer = plain(needed(rows.lawyers.at(-1), 'lawyer').name);
  const payment = needed(rows.payments.at(-1), 'payment').ref;
  const headers = { ...BROWSER, cookie: call.cookie() };
  const page = (name: string, path: string, shows: string) => ({
    name: `Payload ${name}`,
    path,
    headers,
    shows,
  });
  return {
    dashboard: page('dashboard', '/admin', 'Bookings'),
    bookings: page('list of bookings', '/admin/collections/bookings', plain(booking.subject)),
    payments: page('list of payments', '/admin/collections/payments', payment),
    lawyers: page('list of lawyers', '/admin/collections/lawyers', lawyer),
    booking: page(
      'edit of a booking',
      `/admin/collections/bookings/${booking.id}`,
      plain(booking.subject),
    ),
    account: page('account', '/admin/account', USER.email),
    rest: {
      name: 'Payload REST lawyers',
      path: `/api/lawyers?limit=${PAGE_SIZE}`,
      headers: BROWSER,
      shows: lawyer,
    },
  };
}
