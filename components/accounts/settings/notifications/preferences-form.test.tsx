import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { NotificationPreferences } from '@/lib/contract/notifications/preferences';
import { PreferencesForm } from './preferences-form';

const ON = { email: true, push: true, in_app: true };
const ALL_ON: NotificationPreferences = {
  kinds: {
    booking: ON,
    agreement: ON,
    message: ON,
    reminder: ON,
    review: ON,
    waitlist: ON,
    account: ON,
  },
  quiet_hours: null,
  push: { application_key: 'key', subscribed: false },
};

const realFetch = globalThis.fetch;
const sent = jest.fn<{ status: number; body: object }, [NotificationPreferences]>();

beforeEach(() => {
  sent.mockReset();
  globalThis.fetch = (async (_url: string, { body }: RequestInit = {}) => {
    // Text messages have a test of their own.
    if (body === undefined) return new Promise(() => {});
    const { status, body: answer } = sent(JSON.parse(String(body)));
    return {
      status,
      statusText: '',
      headers: { get: () => null },
      text: async () => JSON.stringify(answer),
    };
  }) as unknown as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

function show(preferences: NotificationPreferences, userType: 'CUSTOMER' | 'LAWYER' = 'CUSTOMER') {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PreferencesForm
        userType={userType}
        preferences={preferences}
        textsPath="/customer-portal/account-settings/texts"
      />
    </QueryClientProvider>,
  );
}

const button = () => screen.getByRole('button', { name: /Save notification settings|Saving/ });
const press = (label: string) => fireEvent.click(screen.getByLabelText(label));

it('sends every kind, the hidden and the fixed ones as they are', async () => {
  sent.mockImplementation(({ kinds, quiet_hours }) => ({
    status: 200,
    body: { ...ALL_ON, kinds, quiet_hours },
  }));
  const waitlist = { email: true, push: false, in_app: true };
  show({ ...ALL_ON, kinds: { ...ALL_ON.kinds, waitlist } }, 'LAWYER');
  expect(screen.queryByLabelText('Free times by push')).toBeNull();
  expect(screen.queryByLabelText('Bookings and payments by email')).toBeNull();
  press('Reminders by push');
  fireEvent.click(button());
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const reminder = { email: true, push: false, in_app: true };
  expect(sent.mock.calls[0]?.[0]).toEqual({
    kinds: { ...ALL_ON.kinds, waitlist, reminder },
    quiet_hours: null,
  });
  await waitFor(() => expect(button()).toBeDisabled());
});

it('answers a question for several kinds at once, and says which are apart', async () => {
  sent.mockImplementation(({ kinds, quiet_hours }) => ({
    status: 200,
    body: { ...ALL_ON, kinds, quiet_hours },
  }));
  show(ALL_ON);
  const others = within(screen.getByRole('group', { name: 'How shall we tell you what is new?' }));
  fireEvent.click(others.getByLabelText('Push'));
  press('Messages and files by push');
  expect(others.getByLabelText('Push')).not.toBeChecked();
  expect(others.getByText('For 1 of 6 kinds; see “Fine-tune”.')).toBeVisible();
  fireEvent.click(button());
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const { booking, message, reminder } = sent.mock.calls[0]?.[0].kinds ?? ALL_ON.kinds;
  expect([booking.push, message.push, reminder.push]).toEqual([false, true, true]);
});

it('keeps what was chosen when it cannot be saved', async () => {
  sent.mockReturnValue({ status: 500, body: { key: 'internal', message: 'Failed.' } });
  show(ALL_ON);
  press('Messages and files by email');
  press('Quiet hours');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '23:15' } });
  fireEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Your choices were not saved.');
  expect(screen.getByLabelText('Messages and files by email')).not.toBeChecked();
  expect(screen.getByLabelText('From')).toHaveValue('23:15');
  expect(sent.mock.calls[0]?.[0].quiet_hours).toMatchObject({ from: '23:15', to: '07:00' });
  expect(button()).toBeEnabled();
});
