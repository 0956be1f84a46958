import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { HelpForm, type OfferedSituation } from './help-form';

const SITUATIONS: readonly OfferedSituation[] = [
  {
    id: 'not_paid' as const,
    side: 'client',
    title: 'I paid and nothing came',
    steps: ['Open your meetings.'],
    links: [{ label: 'Open the meeting', href: '/customer-portal/meeting/m1' }],
    we: 'We look for the payment.',
  },
];

beforeEach(() => sessionStorage.clear());

const show = (userId: string | null, situations = SITUATIONS) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <HelpForm
        situations={situations}
        about={undefined}
        reference="23CBD2F0"
        userId={userId}
        supportEmail="help@sangguni.example"
        onAsked={() => undefined}
      />
    </QueryClientProvider>,
  );

const press = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send the question' })));

test('what can be done now stands there once the situation is chosen', () => {
  show('u1');
  expect(screen.queryByText('We look for the payment.')).toBeNull();
  fireEvent.change(screen.getByLabelText('What is it about?'), { target: { value: 'not_paid' } });
  expect(screen.getByRole('region', { name: 'What you can do now' })).toHaveTextContent(
    'Open your meetings.',
  );
  expect(screen.getByRole('link', { name: 'Open the meeting' })).toHaveAttribute(
    'href',
    '/customer-portal/meeting/m1',
  );
  expect(screen.getByLabelText(/^Reference of the meeting or payment/)).toHaveValue('23CBD2F0');
});

test('a visitor chooses among those of both sides, a lawyer’s apart', () => {
  const late = { ...SITUATIONS[0], id: 'payout_late', side: 'lawyer', title: 'My payout is late' };
  show(null, [...SITUATIONS, late as OfferedSituation]);
  const group = screen.getByRole('group', { name: 'For lawyers' });
  expect(within(group).getAllByRole('option')).toHaveLength(1);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Please choose',
    SITUATIONS[0]?.title,
    'My payout is late',
    'Something else',
  ]);
});

test('a lawyer chooses among the own ones, without a group', () => {
  const late = { ...SITUATIONS[0], id: 'payout_late', side: 'lawyer', title: 'My payout is late' };
  show('u1', [late as OfferedSituation]);
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByRole('option', { name: 'My payout is late' })).toBeInTheDocument();
});

test('the address is asked for of visitors alone, and what is missing is said beside it', async () => {
  const { unmount } = show('u1');
  expect(screen.queryByLabelText('Your email address')).toBeNull();
  unmount();
  show(null);
  await press();
  expect(screen.getByText('Please choose what it is about.')).toBeVisible();
  fireEvent.change(screen.getByLabelText('What is it about?'), { target: { value: 'other' } });
  fireEvent.change(screen.getByLabelText('What happened?'), { target: { value: 'No code came.' } });
  await press();
  expect(screen.getByText('Please provide a valid email address')).toBeVisible();
});

test('what was typed is there after a reload, and not for somebody else', () => {
  const { unmount } = show('u1');
  fireEvent.change(screen.getByLabelText('What happened?'), { target: { value: 'No code came.' } });
  unmount();
  const again = show('u1');
  expect(screen.getByLabelText('What happened?')).toHaveValue('No code came.');
  again.unmount();
  show('u2');
  expect(screen.getByLabelText('What happened?')).toHaveValue('');
});
