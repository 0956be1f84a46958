import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { environmentOf, startS3Store } from '../../lib/testing/files/s3-store.ts';
import { inRoot } from '../../server/paths.ts';
import type { Shutdown } from '../../server/shutdown.ts';
import { hangable } from './hangable.ts';
import { DATA_KEYS } from './hanging-people.ts';
import { type Settings, settingOf } from './settings.ts';
import { startCarrier, startInternet } from './stand-ins.ts';

interface Given {
  /** Settings of the product on this machine. */
  readonly local: Settings;
  readonly folder: string;
  readonly shutdown: Shutdown;
}

const twilioAt = (api: string) => ({
  TWILIO_API: api,
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: '0'.repeat(32),
  TWILIO_FROM: 'Sangguni',
});

/** Push services, calendars and Google are found by their own names, so the names lead to the stand-in. */
const internetAt = (internet: string, push: string) => ({
  GOOGLE_CALENDAR: 'google',
  GOOGLE_CLIENT_ID: 'soak',
  GOOGLE_CLIENT_SECRET: 'soak',
  STAND_IN_PORT: new URL(internet).port,
  PUSH_PORT: new URL(push).port,
  NODE_OPTIONS: `--import=${pathToFileURL(inRoot('bench/lib/public-network.ts'))}`,
  // The certificate of the stand-in is for other names.
  NODE_TLS_REJECT_UNAUTHORIZED: '0',
  NODE_NO_WARNINGS: '1',
});

/**
 * Starts each service of others with a way to it that can hang. Answers the settings of a product that uses them, the ways by
 * name, and what the stand-ins were sent.
 */
export async function startServices({ local, folder, shutdown }: Given) {
  const [internet, carrier] = [await startInternet(), await startCarrier()];
  const store = await startS3Store();
  const ways = {
    mail: await hangable(settingOf(local, 'SMTP_URL')),
    bucket: await hangable(store.settings.endpoint),
    texts: await hangable(`http://127.0.0.1:${carrier.port}`),
    push: await hangable(`https://127.0.0.1:${internet.port}`),
    calendars: await hangable(`https://127.0.0.1:${internet.port}`),
  };
  for (const { stop } of [...Object.values(ways), internet, carrier, store]) shutdown.onStop(stop);
  const env = {
    DATA_KEYS,
    SMTP_URL: ways.mail.url,
    ...environmentOf({ ...store.settings, endpoint: ways.bucket.url }),
    INCOMING_DIR: path.join(folder, 'incoming'),
    ...twilioAt(ways.texts.url),
    ...internetAt(ways.calendars.url, ways.push.url),
  };
  return {
    env,
    ways,
    sent: { pushes: internet.pushes, texts: carrier.texts, reads: internet.reads },
  };
}
