import { CommandError } from '../../../server/log.ts';
import { needed } from '../needed.ts';
import { portalTargets } from '../portal-targets.ts';
import type { prepareProduct } from '../servers.ts';
import { BROWSER, type Measured, type Target } from './server.ts';

type Product = Awaited<ReturnType<typeof prepareProduct>>;

/** Starts the product on the demo that a start before has loaded, and signs in as its client and its lawyer. */
export async function startOurs({ start, url }: Product, commit: string): Promise<Measured> {
  const began = performance.now();
  const { pid } = await start();
  const seconds = (performance.now() - began) / 1000;
  return { name: `Sangguni ${commit}`, url, pid, seconds, targets: await targetsOf(url) };
}

async function targetsOf(url: string): Promise<Record<string, Target>> {
  const found = await portalTargets(url);
  const portal = (name: string, at: string): Target => {
    const { path, headers } = needed(
      found.find((target) => target.name === at),
      at,
    );
    return { name, path, headers };
  };
  const { headers: client } = portal('client', 'customer-portal');
  const { headers: lawyer } = portal('lawyer', 'lawyer-portal');
  const targets = {
    client: portal("client's portal", 'customer-portal'),
    dashboard: portal("lawyer's dashboard", 'lawyer-portal'),
    meetings: portal("lawyer's meetings", 'lawyer-portal/meetings'),
    messages: portal("lawyer's messages", 'lawyer-portal/messages'),
    calendar: portal("lawyer's calendar", 'lawyer-portal/calendar'),
    payments: portal("lawyer's payments", 'lawyer-portal/payments'),
    meeting: portal("lawyer's meeting", 'lawyer-portal/meeting/[meetingId]'),
    settings: portal("lawyer's settings", 'lawyer-portal/account-settings'),
    results: { name: 'results', path: '/lawyers-online', headers: client },
    area: {
      name: 'results of an area',
      path: '/lawyers-online?area_of_practice=labor',
      headers: client,
    },
    home: { name: 'home, signed in', path: '/', headers: client },
    lawyers: { name: 'GET lawyers', path: '/api/v1/lawyers', headers: BROWSER },
    apiMeetings: { name: 'GET meetings', path: '/api/v1/meetings', headers: lawyer },
    work: { name: 'GET work', path: '/api/v1/work', headers: lawyer },
    unread: { name: 'GET messages/unread', path: '/api/v1/messages/unread', headers: lawyer },
  };
  for (const { name, path, headers } of Object.values<Target>(targets)) {
    const { status } = await fetch(url + path, { ...(headers && { headers }), redirect: 'manual' });
    if (status !== 200) throw new CommandError(`${name} is answered with ${status}`);
  }
  return targets;
}
