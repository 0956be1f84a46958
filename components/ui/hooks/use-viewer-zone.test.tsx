import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useViewerZone } from './use-viewer-zone';

const INSTANT = Date.parse('2026-11-24T02:00:00Z');
const DUBAI = -4 * 60;
const MANILA = -8 * 60;

let seen: (string | null)[] = [];

function Zone() {
  const zone = useViewerZone(INSTANT);
  seen.push(zone?.name ?? null);
  return <p>{zone?.name ?? 'PHT'}</p>;
}

/** The minutes to add to the browser's clock for UTC, as `Date` says it. */
function clockAt(minutes: number) {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes);
}

beforeEach(() => {
  seen = [];
  const options = new Intl.DateTimeFormat().resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...options, timeZone: 'Asia/Dubai' });
});

test('what the server drew is repeated before the zone is said', async () => {
  clockAt(DUBAI);
  const box = document.createElement('div');
  box.innerHTML = renderToString(<Zone />);
  expect(box).toHaveTextContent('PHT');
  seen = [];
  const problem = jest.fn();
  await act(async () => hydrateRoot(box, <Zone />, { onRecoverableError: problem }));
  expect(seen[0]).toBeNull();
  expect(box).toHaveTextContent('Asia/Dubai');
  expect(problem).not.toHaveBeenCalled();
});

test('what appears later has the zone at once, so that nothing moves', () => {
  clockAt(DUBAI);
  render(<Zone />);
  expect(seen[0]).toBe('Asia/Dubai');
});

test('where the clocks agree there is no zone to name', () => {
  clockAt(MANILA);
  render(<Zone />);
  expect(seen).toEqual(seen.map(() => null));
});

// cal.com 18121, dagster 19391: `Etc/Unknown` counts as UTC, which is nobody's clock.
test.each(['Etc/Unknown', '', '+00:00', 'GMT+04:00', 'Factory', 'UTC+8', '-08'])(
  'a browser whose zone is %j has none',
  (timeZone) => {
    const options = new Intl.DateTimeFormat().resolvedOptions();
    jest
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ ...options, timeZone });
    clockAt(0);
    jest.isolateModules(() => {
      const fresh = require('./use-viewer-zone') as typeof import('./use-viewer-zone');
      const zone = fresh.differing({ name: fresh.ownZone().name, offsetAt: () => 0 }, INSTANT);
      expect(zone).toBeNull();
    });
  },
);
