// Shows what arrives by web push, and opens what it is about. It caches nothing and answers no request.

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

// Without a page to update there is nothing to wait for.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => event.waitUntil(show(event)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pathOf(event.notification.data?.url)));
});
