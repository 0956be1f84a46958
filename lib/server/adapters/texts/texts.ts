import 'server-only';
import { receiveText } from '@/lib/contract/notifications/texts';
import { env } from '@/lib/env';
import { requireReleased } from '@/lib/server/platform/installation/hold-service';
import { localTexts } from './local-texts';
import type { TextPort } from './port';
import { twilio } from './twilio';

const HELD_RETRY_MS = 60_000;

/**
 * Returns the carrier of texts: Twilio where it is configured, the local inbox on a developer's machine, otherwise
 * null.
 */
export function textCarrier(): TextPort | null {
  const carrier = configured();
  return carrier && whenReleased(carrier);
}

function configured(): TextPort | null {
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from } = env;
  if (sid && token && from)
    return twilio({
      api: env.TWILIO_API,
      sid,
      token,
      from,
      inbound: `${env.SITE_URL}${receiveText.path}`,
    });
  return env.APP_ENV === 'local' ? localTexts : null;
}

export function isLocalCarrier(): boolean {
  return configured() === localTexts;
}

/** Wraps a carrier so that it sends nothing while the installation is held. */
function whenReleased(carrier: TextPort): TextPort {
  return {
    ...carrier,
    async send(text) {
      try {
        await requireReleased();
      } catch {
        return { outcome: 'not_taken', retryAfterMs: HELD_RETRY_MS };
      }
      return carrier.send(text);
    },
  };
}
