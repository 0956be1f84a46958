import 'server-only';
import { receiveText } from '@/lib/contract/notifications/texts';
import { env } from '@/lib/env';
import { requireReleased } from '@/lib/server/platform/installation/hold-service';
import { localTexts } from './local-texts';
import type { TextPort } from './port';
import { twilio } from './twilio';

const HELD_RETRY_MS = 60_000;

/** Who carries texts: Twilio where it is set up, the local inbox on a developer's machine, and nobody else. */
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

/** Whether texts go to the local inbox. */
export function isLocalCarrier(): boolean {
  return configured() === localTexts;
}

/** None leaves a held installation. */
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
