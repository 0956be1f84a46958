import 'server-only';
import { FAILING_DAYS } from '@/lib/domain/lawyers/outgoing-events';
import { DAY_MS } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { notify } from '@/lib/server/notifications/in-app/service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { decrypt } from '@/lib/server/platform/crypto/encryption';
import type { Transaction } from '@/lib/server/platform/db/pool';
import { switchedOffMail, type WhyOff } from './mails';
import { addressPurpose } from './policy';
import * as store from './store';

/** Page on which a lawyer sees the addresses. */
const SETTINGS_PATH = '/lawyer-portal/account-settings/programs#events';

/** Notes since when a locked address fails, and switches it off after FAILING_DAYS. */
export async function recordFailure(
  tx: Transaction,
  address: store.AddressRow,
  now: number,
): Promise<void> {
  const { id, failingSince, switchedOffAt } = address;
  if (switchedOffAt) return;
  if (!failingSince) await store.setFailing(tx, id, { failingSince: new Date(now) });
  else if (now - failingSince.getTime() >= FAILING_DAYS * DAY_MS)
    await switchOff(tx, address, { why: 'failing', now });
}

const NOTICES: Readonly<Record<WhyOff, (host: string) => string>> = {
  failing: (host) => `Nothing could be delivered to ${host} for three days.`,
  gone: (host) => `${host} answered that nothing is to be sent there any more.`,
};

/** Switches a locked address off, once, gives up what waits for it, and tells its lawyer. */
export async function switchOff(
  tx: Transaction,
  { id, lawyerId, failingSince, switchedOffAt, ...address }: store.AddressRow,
  { why, now }: { why: WhyOff; now: number },
): Promise<void> {
  if (switchedOffAt) return;
  const at = new Date(now);
  const since = failingSince ?? at;
  await store.setFailing(tx, id, { failingSince: since, switchedOffAt: at });
  await store.giveUpWaiting(tx, id, at);
  const owner = await store.findOwner(tx, lawyerId);
  if (!owner) return;
  const { host } = new URL(decrypt(address.address, addressPurpose(lawyerId)));
  const dedupeKey = `events-switched-off:${id}:${now}`;
  await queueMail(tx, {
    to: owner.email,
    template: 'events-switched-off',
    dedupeKey,
    content: await switchedOffMail({
      firstName: owner.firstName,
      host,
      why,
      since: since.getTime(),
      link: `${env.SITE_URL}${SETTINGS_PATH}`,
    }),
  });
  await notify(tx, {
    kind: 'account',
    userId: owner.userId,
    aboutUserId: null,
    icon: 'meeting-reminder',
    title: 'Events are switched off',
    body: NOTICES[why](host),
    url: SETTINGS_PATH,
    dedupeKey,
  });
}
