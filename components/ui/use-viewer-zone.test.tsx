import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useViewerZone } from './use-viewer-zone';

const INSTANT = Date.parse('2026-11-24T02:00:00Z');

let seen: (string | null)[] = [];

function Zone() {
  const zone = useViewerZone(INSTANT);
  seen.push(zone);
  return <p>{zone ?? 'PHT'}</p>;
}

beforeEach(() => {
  seen = [];
  const options = new Intl.DateTimeFormat().resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...options, timeZone: 'Asia/Dubai' });
});

test('what the server drew is repeated before the zone is said', async () => {
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
  render(<Zone />);
  expect(seen[0]).toBe('Asia/Dubai');
});
