import 'server-only';
import * as contract from '@/lib/contract/notifications/texts';
import * as offContract from '@/lib/contract/notifications/texts-off';
import { TEXT_CODE_PAUSE_SECONDS } from '@/lib/domain/notifications/texts';
import { isoInstant } from '@/lib/domain/platform/time';
import { textCarrier } from '@/lib/server/adapters/texts/texts';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import * as service from './numbers-service';
import * as off from './off-service';

export const getTexts = operation(contract.getTexts, ({ actor, now }) => settingsOf(actor.id, now));

export const askTextCode = operation(contract.askTextCode, async ({ actor, body, now }) => {
  await service.askCode(actor.id, body.number, now);
  return settingsOf(actor.id, now);
});

export const confirmTexts = operation(contract.confirmTexts, async ({ actor, body, now }) => {
  await service.confirmCode(actor.id, body.code, now);
  return settingsOf(actor.id, now);
});

export const endTexts = operation(contract.endTexts, async ({ actor, now }) => {
  await service.endTexts(actor.id);
  return settingsOf(actor.id, now);
});

export const chooseTexts = operation(contract.chooseTexts, async ({ actor, body, now }) => {
  await service.chooseKinds(actor.id, body);
  return settingsOf(actor.id, now);
});

export const askOffCode = operation(
  offContract.askOffCode,
  async ({ body, now }) => {
    await off.askOffCode(body.number, now);
    return undefined;
  },
  { before: ({ address }) => consumeRateLimit('text_off_codes_address', address) },
);

export const turnTextsOff = operation(
  offContract.turnTextsOff,
  async ({ body: { number, code }, now }) => {
    await off.turnTextsOff(number, code, now);
    return undefined;
  },
  { before: ({ address }) => consumeRateLimit('text_off_tries_address', address) },
);

/** Empty TwiML response: the carrier itself confirms STOP. */
const SILENCE = new TextEncoder().encode('<?xml version="1.0" encoding="UTF-8"?><Response/>');

export const receiveText = operation(
  contract.receiveText,
  async ({ body, header, address, now }) => {
    await service.receiveAnswer(body, header('x-twilio-signature'), address, now);
    const name = 'response.xml';
    return { name, contentType: 'text/xml', size: SILENCE.byteLength, body: SILENCE };
  },
);

async function settingsOf(userId: string, now: number): Promise<contract.TextSettings> {
  const available = textCarrier() !== null;
  const { confirmed, asked } = await service.numbersOf(userId, now);
  return {
    available,
    expected: available && (await service.isExpected(userId, now)),
    number: confirmed?.confirmedAt
      ? {
          ending: endingOf(confirmed),
          confirmed_at: isoInstant(confirmed.confirmedAt.getTime()),
          stopped_at: confirmed.stoppedAt && isoInstant(confirmed.stoppedAt.getTime()),
          kinds: {
            tomorrow: !confirmed.switchedOff.includes('tomorrow'),
            soon: !confirmed.switchedOff.includes('soon'),
            waits: !confirmed.switchedOff.includes('waits'),
          },
        }
      : null,
    asked: asked
      ? {
          ending: endingOf(asked),
          until: isoInstant(service.endOfCode(asked)),
          pause: pauseOf(asked.codeSentAt, now),
        }
      : null,
  };
}

function endingOf(row: Parameters<typeof service.numberOf>[0]): string {
  return service.numberOf(row).slice(-4);
}

function pauseOf(sentAt: Date, now: number): number {
  const left = sentAt.getTime() + TEXT_CODE_PAUSE_SECONDS * 1000 - now;
  return Math.max(0, Math.ceil(left / 1000));
}
