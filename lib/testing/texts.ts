import { randomInt } from 'node:crypto';
import type { TextSender } from '@/lib/domain/notifications/texts';
import type { OutgoingText, TextOutcome, TextPort } from '@/lib/server/adapters/texts/port';
import { askCode, confirmCode } from '@/lib/server/notifications/texts/numbers-service';
import { sendText } from '@/lib/server/notifications/texts/service';
import { resetRateLimit } from '@/lib/server/platform/limits/service';
import { takeQueued } from './jobs';

/** A Philippine mobile number that no other test has. */
export function newNumber(): string {
  return `+63917${String(randomInt(10_000_000)).padStart(7, '0')}`;
}

/** A carrier that notes what it is handed, and answers what a test says next; that it has it, where nothing is said. */
export function testCarrier(sender: TextSender = 'number') {
  const handed: OutgoingText[] = [];
  const answers: (TextOutcome | (() => Promise<TextOutcome>))[] = [];
  const port: TextPort = {
    sender,
    async send(text) {
      handed.push(text);
      const answer = answers.shift();
      if (typeof answer === 'function') return answer();
      return answer ?? { outcome: 'sent', id: `SM${String(handed.length).padStart(32, '0')}` };
    },
    readIncoming: () => 'unsigned',
  };
  return { port, handed, answers };
}

/** The code in the text that was handed over last. */
export function codeIn(handed: readonly OutgoingText[]): string {
  return /\d[\d ]{4,}\d/.exec(handed.at(-1)?.body ?? '')?.[0].replaceAll(' ', '') ?? '';
}

/** Turns texts on for an account that has something ahead. */
export async function turnTextsOn(userId: string, number = newNumber(), now = Date.now()) {
  for (const limit of ['text_codes_hour', 'text_codes_day', 'text_code_tries'] as const)
    await resetRateLimit(limit, userId);
  await resetRateLimit('text_codes_number', number);
  const { port, handed } = testCarrier();
  await askCode(userId, number, now, port);
  if (handed.length > 0) await confirmCode(userId, codeIn(handed), now);
  return number;
}

/** Sends what is queued, as the worker does at an instant. How many jobs there were. */
export async function sendTexts(port: TextPort, now: number): Promise<number> {
  const queued = await takeQueued('send_text');
  for (const { textId } of queued) await sendText(textId, now, port);
  return queued.length;
}
