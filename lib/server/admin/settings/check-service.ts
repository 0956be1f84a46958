import 'server-only';
import { env, SettingsError } from '@/lib/env';
import { mailer } from '@/lib/server/adapters/mail/mailer';
import { gateway } from '@/lib/server/adapters/payment/gateway';
import { newKey } from '@/lib/server/adapters/storage/port';
import { storage } from '@/lib/server/adapters/storage/storage';
import { newToken } from '@/lib/server/platform/crypto/secret-token';
import { databaseRefusal } from '@/lib/server/platform/db/migrate';
import { requireOwnDatabase } from '@/lib/server/platform/installation/service';
import { requireKeys } from '../keys/service';

export interface CheckedPart {
  readonly part: 'settings' | 'database' | 'storage' | 'mail' | 'payments';
  readonly works: boolean;
  readonly saw: string;
}

/**
 * Checks the services in the settings: connects to the database, writes and deletes a file, mails the operator, calls
 * the payment gateway. Leaves no changes. Does nothing when the settings cannot be read.
 */
export async function checkSettings(now: number): Promise<CheckedPart[]> {
  const settings = await check('settings', async () => `those of APP_ENV=${env.APP_ENV}`);
  if (!settings.works) return [settings];
  const parts = [
    check('database', tryDatabase),
    check('storage', tryStorage),
    check('mail', () => tryMail(now)),
    check('payments', tryGateway),
  ];
  return [settings, ...(await Promise.all(parts))];
}

async function check(part: CheckedPart['part'], run: () => Promise<string>): Promise<CheckedPart> {
  try {
    return { part, works: true, saw: await run() };
  } catch (error) {
    return { part, works: false, saw: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  const { code, message, cause } = error as NodeJS.ErrnoException;
  // What an adapter says for the log is more than what it would tell a visitor.
  const said = cause instanceof Error ? cause.message : message;
  return (code ?? said).split('\n', 1)[0] ?? 'no reason given';
}

async function tryDatabase(): Promise<string> {
  if (!env.DATABASE_URL) throw new SettingsError('DATABASE_URL is not set');
  await requireOwnDatabase();
  await requireKeys();
  return (await databaseRefusal(env.DATABASE_URL)) === null
    ? 'answers, with the tables of this version'
    : 'answers; its tables are of no or another version';
}

async function tryStorage(): Promise<string> {
  const [key, content] = [newKey('checks'), new TextEncoder().encode(newToken())];
  await storage().prepare();
  await storage().put(key, content, { contentType: 'application/octet-stream' });
  try {
    const file = await storage().get(key);
    const read = new Uint8Array(await new Response(file?.body).arrayBuffer());
    if (Buffer.compare(read, content) !== 0)
      throw new Error('a file was not read as it was written');
  } finally {
    await storage().delete(key);
  }
  return 'a file was written, read and removed';
}

async function tryMail(now: number): Promise<string> {
  const to = env.OPERATOR_EMAIL ?? env.SUPPORT_EMAIL;
  const at = new Date(now).toISOString();
  const text = `The settings of ${env.SITE_URL} were checked at ${at}. This mail has arrived, so mails go out.`;
  await mailer().send({
    to,
    subject: `Mails of ${new URL(env.SITE_URL).hostname} go out`,
    text,
    html: `<p>${text}</p>`,
    messageId: `<${newToken()}@${new URL(env.SITE_URL).hostname}>`,
    attachments: [],
  });
  return `the server took a mail to ${to}`;
}

async function tryGateway(): Promise<string> {
  const { name, livemode } = gateway();
  await gateway().listPayments(null);
  return `${name} answers, ${livemode ? 'with real money' : 'without real money'}`;
}
