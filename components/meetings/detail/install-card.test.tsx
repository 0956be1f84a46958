import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as react from 'react';

const agent = jest.spyOn(navigator, 'userAgent', 'get');

beforeEach(() => {
  localStorage.clear();
  agent.mockReturnValue('Mozilla/5.0 (Linux; Android 14) Chrome/140');
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
});

/** As a fresh page has it: what it knew of the browser's offer is gone. */
async function show() {
  jest.resetModules();
  jest.doMock('react', () => react);
  const { InstallCard } = await import('./install-card');
  return render(<InstallCard />);
}

/** The browser offers to install; `outcome` is what its own question is answered. */
function offer(outcome: 'accepted' | 'dismissed') {
  const prompt = jest.fn(async () => undefined);
  const event = new Event('beforeinstallprompt', { cancelable: true });
  Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) });
  act(() => void window.dispatchEvent(event));
  return { prompt, event };
}

const card = () => screen.queryByRole('region', { name: 'Open your meetings with one press' });

test('is there once the browser offers it, and gone when it is installed', async () => {
  await show();
  expect(card()).toBeNull();
  const { prompt, event } = offer('accepted');
  expect(event.defaultPrevented).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(card()).toBeNull());
  expect(localStorage.getItem('install_choice')).toBeNull();
});

test.each(['Not now', 'Install'])('refused by “%s” it stays away', async (press) => {
  const { unmount } = await show();
  offer('dismissed');
  fireEvent.click(screen.getByRole('button', { name: press }));
  await waitFor(() => expect(card()).toBeNull());
  unmount();
  await show();
  offer('dismissed');
  expect(card()).toBeNull();
});

test('an iPhone has no question of its own: the card says where to press', async () => {
  agent.mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1');
  await show();
  expect(screen.getByText(/^Press Share, then Add to Home Screen/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
});

test('on the home screen nothing is asked', async () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  await show();
  offer('accepted');
  expect(card()).toBeNull();
});
