import 'server-only';
import { receiveText } from '@/lib/contract/notifications/texts';
import type { TextStyle } from '@/lib/domain/notifications/texts';
import { env, textSenderOf } from '@/lib/env';
import { requireReleased } from '@/lib/server/platform/installation/hold-service';
import { localTexts } from './local-texts';
import type { TextPort } from './port';
import { semaphore } from './semaphore';
import { twilio } from './twilio';

const HELD_RETRY_MS = 60_000;

/**
 * Returns the carrier of texts: Twilio or Semaphore where it is configured, the local inbox on a developer's machine,
 * otherwise null.
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
      sender: textSenderOf(env),
      inbound: `${env.SITE_URL}${receiveText.path}`,
    });
  const { SEMAPHORE_API_KEY: key, SEMAPHORE_SENDER_NAME: name } = env;
  if (key && name) return semaphore({ api: env.SEMAPHORE_API, key, name });
  return env.APP_ENV === 'local' ? localTexts(textSenderOf(env), env.TEXT_LINKS) : null;
}

/** Whether texts arrive in the local inbox and come from a number, so that they can be answered there. */
export function canAnswerLocally(): boolean {
  const isLocal = env.APP_ENV === 'local' && !env.TWILIO_FROM && !env.SEMAPHORE_SENDER_NAME;
  return isLocal && textSenderOf(env) === 'number';
}

/** Returns how texts of a carrier are written: by its sender, and with links where TEXT_LINKS allows them. */
export function textStyle({ sender }: TextPort): TextStyle {
  return { sender, siteUrl: env.TEXT_LINKS ? env.SITE_URL : null };
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
