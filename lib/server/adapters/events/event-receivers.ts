import 'server-only';
import type { CalendarProblem } from '@/lib/domain/lawyers/calendar/calendar-imports';
import type { DeliveryProblem } from '@/lib/domain/lawyers/outgoing-events';
import { requireReleased } from '@/lib/server/platform/installation/hold-service';
import { INTERNET, inTime, type Network, publicAddressOf } from '../calendar/fetch-calendar';
import { isCalendarError } from '../calendar/port';
import { checkedUrl } from '../calendar/public-address';
import type { DeliveryOutcome, EventReceivers } from './port';
import { postEvent, TIME_LIMIT_MS } from './post-event';

export function receiversOver(network: Network): EventReceivers {
  return {
    check: async (address) => {
      const url = checkedUrl(address);
      const signal = AbortSignal.timeout(TIME_LIMIT_MS);
      await inTime(publicAddressOf(url.hostname, network), signal);
      return url;
    },
    post: (address, message) => postEvent(address, message, network).catch(failed),
  };
}

/** Problems of an address that are no answer of its server. */
const PROBLEMS: Partial<Record<CalendarProblem, DeliveryProblem>> = {
  private: 'private',
  unknown_host: 'unknown_host',
  unreachable: 'unreachable',
  certificate: 'certificate',
  slow: 'slow',
  answer: 'answer',
};

function failed(error: unknown): DeliveryOutcome {
  if (!isCalendarError(error)) throw error;
  return { problem: PROBLEMS[error.problem] ?? 'address' };
}

const overInternet = receiversOver(INTERNET);
/** Sends nothing while the installation is held. */
const WHEN_RELEASED: EventReceivers = {
  ...overInternet,
  async post(address, message) {
    await requireReleased();
    return overInternet.post(address, message);
  },
};

export function eventReceivers(): EventReceivers {
  return WHEN_RELEASED;
}
