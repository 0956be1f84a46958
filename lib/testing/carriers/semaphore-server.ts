import { hasLink, segmentsOf } from '@/lib/domain/notifications/gsm';
import { type CarrierAnswer, startCarrier } from './carrier-server';

/** The account of the stand-in. */
export const SEMAPHORE = { key: '0123456789abcdef0123456789abcdef', name: 'SANGGUNI' } as const;

/** Calls of the plain queue within a minute (api.semaphore.co/docs). */
const PER_MINUTE = 120;

const json = (status: number, said: unknown): CarrierAnswer => ({
  status,
  body: JSON.stringify(said),
});

/**
 * Stands in for Semaphore's API (v4). Paths, fields, limit and states are those of api.semaphore.co/docs. How it refuses
 * is not said there; it is as public clients of it have noted: by field with status 200, without credits with status
 * 500. A text with a link is taken and fails, since the operators block it; a number abroad is no number.
 */
export async function startSemaphore({ credits = 1_000 } = {}) {
  const account = { credits };
  const times: number[] = [];
  let messages = 0;
  const server = await startCarrier(({ path, fields }) => {
    const [key, number, message, name] = ['apikey', 'number', 'message', 'sendername'].map(
      (field) => fields.get(field) ?? '',
    ) as [string, string, string, string];
    const isUrgent = path === '/api/v4/priority';
    const refusal = (): CarrierAnswer | null => {
      if (!isUrgent && path !== '/api/v4/messages') return { status: 404, body: '<html>' };
      const now = Date.now();
      times.push(now);
      if (!isUrgent && times.filter((at) => at > now - 60_000).length > PER_MINUTE)
        return { status: 429, body: 'Too Many Attempts.', headers: { 'retry-after': '40' } };
      if (key !== SEMAPHORE.key) return json(200, { apikey: ['The selected apikey is invalid.'] });
      if (!/^(?:\+?63|0)[89]\d{9}$/.test(number))
        return json(200, { number: ['The number format is invalid.'] });
      if (!message) return json(200, { message: ['The message field is required.'] });
      if (name !== SEMAPHORE.name)
        return json(200, { sendername: ['The selected sendername is invalid.'] });
      const price = segmentsOf(message) * (isUrgent ? 2 : 1);
      if (price > account.credits)
        return json(500, [
          `Your current balance of ${account.credits} credits is not sufficient. This transaction requires ${price} credits.`,
        ]);
      account.credits -= price;
      return null;
    };
    const refused = refusal();
    if (refused) return { ...refused, taken: false };
    messages += 1;
    const made = {
      message_id: messages,
      user_id: 1,
      user: 'texts@sangguni.example',
      account_id: 1,
      account: 'Sangguni',
      recipient: number,
      message,
      sender_name: name,
      network: 'Globe',
      status: hasLink(message) ? 'Failed' : 'Pending',
      type: 'Single',
      source: 'Api',
      created_at: '2026-11-29 10:00:00',
      updated_at: '2026-11-29 10:00:00',
    };
    return { ...json(200, [made]), taken: true };
  });
  return { ...server, account };
}
