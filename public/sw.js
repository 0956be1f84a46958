// Shows what arrives by web push and opens what it is about; and answers for a page that cannot be reached with one of its own,
// which lists the next meetings that the portal left here (lib/client/platform/offline.ts). It stores nothing itself, and
// no answer of the site: online every page comes from the site.

/** Where the portal leaves them, and for how long they are shown. */
const KEPT = 'kept-meetings';
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** A path of this site, whatever was sent. */
function pathOf(url) {
  try {
    const address = new URL(url, self.location.origin);
    if (address.origin === self.location.origin) return address.href;
  } catch {
    // Not an address.
  }
  return self.location.origin;
}

async function show(event) {
  let message = {};
  try {
    message = event.data.json();
  } catch {
    // Something has to be shown: browsers take the permission back from those who are silent.
  }
  const { title = 'Sangguni', body = '', url = '/', tag } = message;
  await self.registration.showNotification(title, {
    body,
    icon: '/icons/icon-192.png',
    data: { url: pathOf(url) },
    ...(tag && { tag, renotify: true }),
  });
}

async function open(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (!page) return openWindow(url);
  try {
    await page.focus();
  } catch {
    // Browsers allow it only right after a click.
  }
  try {
    await page.navigate(url);
  } catch {
    // A page that this worker does not control yet.
    await openWindow(url);
  }
}

async function openWindow(url) {
  try {
    await self.clients.openWindow(url);
  } catch {
    // Not allowed here: the notification is in the portal too.
  }
}

/** The page itself, fetched while this worker starts where the browser can; else ours. */
async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return offlinePage(new URL(event.request.url));
  }
}

/** A session may have ended elsewhere. Not every browser tells a worker about cookies; the sign-in page forgets too. */
async function forgetWhenSignedOut() {
  if (self.cookieStore && !(await self.cookieStore.get('signed_in'))) await caches.delete(KEPT);
}

/** What the portal left, without what is over; null where there is nothing, or it is too old. */
async function readKept(deviceNow) {
  try {
    await forgetWhenSignedOut();
    const cache = (await caches.has(KEPT)) && (await caches.open(KEPT));
    const found = cache && (await cache.match(`/${KEPT}`));
    if (!found) return null;
    const kept = await found.json();
    const now = deviceNow + (kept.clock_ahead ?? 0);
    if (!(now - Date.parse(kept.read_at) < KEPT_MS)) {
      await caches.delete(KEPT);
      return null;
    }
    return {
      ...kept,
      meetings: kept.meetings.filter(({ end_time }) => now < Date.parse(end_time)),
    };
  } catch {
    // Its storage may be blocked, or hold something of another version.
    return null;
  }
}

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text) {
  return String(text).replace(/[&<>"']/g, (character) => ENTITIES[character]);
}

/** Its colours are those of tailwind.config.ts (offline.test.ts); no file has to be there for it. */
const STYLE = `*{box-sizing:border-box;margin:0}
body{background:#FBFAF7;color:#1E1D19;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1,h2,.name{font-family:Newsreader,Georgia,"Noto Serif",serif;font-weight:500;color:#083735}
header{border-bottom:1px solid #E9E5DD}
header a{color:#083735;text-decoration:none}
header div,main{max-width:42rem;margin:0 auto;padding:0 1rem}
.name{display:inline-flex;align-items:center;gap:.5rem;min-height:4rem;font-size:1.625rem}
main{padding-top:2rem;padding-bottom:3.5rem}
h1{font-size:2rem;line-height:2.375rem}
h2{font-size:1.3125rem;line-height:1.625rem;margin-top:2.5rem}
p{margin-top:.75rem}
.note{color:#454239}
.small{font-size:.875rem;line-height:1.25rem;color:#5A564D}
ul{list-style:none;padding:0;margin-top:1rem;display:grid;gap:.75rem}
li{background:#fff;border:1px solid #E9E5DD;border-radius:.625rem;padding:1.25rem}
li p{margin-top:.25rem}
li .small{margin-top:.5rem}
.when{font-weight:600;font-size:1.125rem;line-height:1.625rem;margin:0;font-variant-numeric:tabular-nums}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:0 1rem;border-radius:.625rem;background:#0B4A47;color:#fff;font-weight:600;text-decoration:none;margin-top:1rem}
.button:hover{background:#145854}
.outline{background:#fff;color:#1E1D19;border:1px solid #918B7F}
.outline:hover{background:#F5F3EE}
.link{display:inline-flex;align-items:center;min-height:2.75rem;color:#0B4A47;font-weight:500;text-underline-offset:4px}
a:focus-visible{outline:3px solid #0B4A47;outline-offset:2px}
[hidden]{display:none}`;

const MARK =
  '<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><path fill="#0B4A47" d="M4 3h13a8 8 0 0 1 8 8v2H12a8 8 0 0 1-8-8z"/><path fill="#A9BC1B" d="M24 25H11a8 8 0 0 1-8-8v-2h13a8 8 0 0 1 8 8z"/></svg>';

/**
 * Loads the page again as soon as the site answers, and says what the clock of this device shows where it is not Manila's.
 * Runs in the page, where the browser says which clock that is.
 */
function inPage() {
  let leaving = false;
  // Whoever is on the way to another page is not called back.
  addEventListener('click', ({ target }) => {
    if (target.closest('a[href^="/"]')) leaving = true;
  });
  const again = () => {
    if (!leaving) location.reload();
  };
  addEventListener('online', again);
  setInterval(() => {
    if (navigator.onLine)
      fetch('/icons/icon-192.png', { method: 'HEAD', cache: 'no-store' }).then(again, () => {});
  }, 10_000);
  const city = Intl.DateTimeFormat().resolvedOptions().timeZone.split('/').pop();
  for (const line of document.querySelectorAll('[data-start]')) {
    const start = new Date(Number(line.dataset.start));
    if (start.getTimezoneOffset() === -480) continue;
    const inManila = new Date(start.getTime() + 8 * 60 * 60 * 1000).getUTCDate();
    const format = { hour: 'numeric', minute: '2-digit' };
    if (start.getDate() !== inManila) format.weekday = 'long';
    const text = start.toLocaleString('en-US', format);
    line.textContent = `Your time: ${text} ${city.replaceAll('_', ' ')}`;
    line.hidden = false;
  }
}

function meetingEntry({ _id, type, start_time, when, minutes, lawyer_name }) {
  const isVideo = type === 'VIDEO';
  const way = isVideo
    ? `<a class="button" href="/customer-portal/meeting/${encodeURIComponent(_id)}/join">Join meeting</a><p class="small">Press it any time. The call opens once you are online.</p>`
    : '<p>Your lawyer calls the number you gave. No internet is needed for it.</p>';
  return `<li><p class="when"><time datetime="${escaped(start_time)}">${escaped(when)}</time></p>
<p class="note" data-start="${Date.parse(start_time)}" hidden></p>
<p>${escaped(lawyer_name)}</p><p class="note">${isVideo ? 'Video' : 'Phone'}, ${Number(minutes)} minutes</p>${way}</li>`;
}

function meetingsPart({ meetings, as_of }) {
  const list = meetings.length
    ? `<ul>${meetings.map(meetingEntry).join('')}</ul>`
    : '<p>You had no meeting ahead.</p>';
  return `<h2>Your next meetings</h2><p class="note">As of ${escaped(as_of)}, when you were last online here. What changed since is not shown.</p>${list}`;
}

function supportPart({ support: { email, phone, phone_label } }) {
  const call = phone
    ? `<a class="link" href="tel:${escaped(phone)}">Call ${escaped(phone_label)}</a><br>`
    : '';
  return `<h2>Support</h2><p>${call}<a class="link" href="mailto:${escaped(email)}">${escaped(email)}</a></p>`;
}

async function offlinePage({ pathname }) {
  const kept = await readKept(Date.now());
  const isOffline = !self.navigator.onLine;
  const isCall = /^\/meeting\/|\/join$/.test(pathname);
  const title = isOffline ? 'You are offline' : 'We cannot be reached';
  const cause = isOffline
    ? 'This device has no connection.'
    : 'The connection did not get through.';
  const nonce = crypto.randomUUID();
  const page = `<!doctype html><html lang="en-PH"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="theme-color" content="#FBFAF7">
<title>${title} · Sangguni</title><style nonce="${nonce}">${STYLE}</style></head><body>
<header><div><a class="name" href="/">${MARK}Sangguni</a></div></header>
<main id="main"><h1>${title}</h1>
<p role="status">${cause} ${isCall ? 'Your call' : 'This page'} opens here by itself as soon as it is back.</p>
<a class="button outline" href="">Try again</a>
${kept ? meetingsPart(kept) + supportPart(kept) : ''}</main>
<script nonce="${nonce}">(${inPage})()</script></body></html>`;
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}

async function activate() {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

// Without a page to update there is nothing to wait for.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode !== 'navigate' || method !== 'GET') return;
  event.respondWith(answer(event));
  // A browser that refuses storage has stored nothing.
  event.waitUntil(forgetWhenSignedOut().catch(() => {}));
});
self.addEventListener('push', (event) => event.waitUntil(show(event)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pathOf(event.notification.data?.url)));
});
