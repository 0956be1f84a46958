import 'server-only';
import { receiveText } from '@/lib/contract/notifications/texts';
import { toMobileNumber } from '@/lib/domain/platform/phone';
import { env } from '@/lib/env';
import { signedReply } from '@/lib/server/adapters/texts/local-texts';
import { canAnswerLocally } from '@/lib/server/adapters/texts/texts';

// Operations

export function hasTestPhone(): boolean {
  return canAnswerLocally();
}

/** Accepts an answer from the simulated phone, which exists neither in production nor where texts come from a name. */
export async function answerFromTestPhone(request: Request): Promise<Response> {
  if (!hasTestPhone()) return new Response(null, { status: 404 });
  const form = new URLSearchParams(await request.text());
  const number = toMobileNumber(form.get('number') ?? '');
  if (number !== null) await deliver(number, form.get('answer') ?? '');
  const query = new URLSearchParams({ number: number ?? '', answered: number ? '1' : '' });
  return new Response(null, { status: 303, headers: { location: `/test-texts?${query}` } });
}

// Service

async function deliver(from: string, answer: string): Promise<void> {
  const url = `${env.SITE_URL}${receiveText.path}`;
  const signal = AbortSignal.timeout(10_000);
  const response = await fetch(url, { method: 'POST', ...signedReply(from, answer), signal });
  if (!response.ok) throw new Error(`webhook answered ${response.status}`);
}
