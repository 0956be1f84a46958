import { reloadWhenStale } from './stale-page';

const CHUNK = `${location.origin}/_next/static/chunks/gone.js`;
const reload = jest.fn();
const fetched = jest.fn();
const real = globalThis.fetch;

beforeAll(() => {
  globalThis.fetch = fetched;
  reloadWhenStale(reload);
});
afterAll(() => {
  globalThis.fetch = real;
});
beforeEach(() => {
  sessionStorage.clear();
  fetched.mockReset().mockResolvedValue({ status: 404 });
  reload.mockReset();
});

/** As when the browser could not load it. */
async function fail(element: HTMLElement): Promise<void> {
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
  await new Promise((resolve) => setTimeout(resolve));
}

const script = (src: string) => Object.assign(document.createElement('script'), { src });

test('a script of this release that is nowhere reloads the page, once', async () => {
  await fail(script(CHUNK));
  expect(fetched).toHaveBeenCalledWith(CHUNK, { method: 'HEAD' });
  expect(reload).toHaveBeenCalledTimes(1);
  await fail(script(CHUNK));
  await fail(script(`${location.origin}/_next/static/chunks/another.js`));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('so does a style, and again after some minutes', async () => {
  const style = () =>
    Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: `${location.origin}/_next/static/chunks/gone.css`,
    });
  await fail(style());
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 290_000);
  await fail(style());
  expect(reload).toHaveBeenCalledTimes(1);
  clock.mockReturnValue(now + 310_000);
  await fail(style());
  expect(reload).toHaveBeenCalledTimes(2);
  clock.mockRestore();
});

test('nothing is reloaded without a connection, where the file is there, or where another site failed', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await fail(script(CHUNK));
  for (const status of [200, 503]) {
    fetched.mockResolvedValueOnce({ status });
    await fail(script(CHUNK));
  }
  await fail(script('https://elsewhere.example/_next/static/chunks/gone.js'));
  await fail(document.createElement('img'));
  window.dispatchEvent(new Event('error'));
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(reload).not.toHaveBeenCalled();
});

test('where nothing can be remembered, nothing is reloaded', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await fail(script(CHUNK));
  expect(reload).not.toHaveBeenCalled();
  blocked.mockRestore();
});
