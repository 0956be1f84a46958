import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { fakeServer } from '@/lib/testing/fake-server';
import { TextsOff } from './texts-off';

const server = fakeServer();

const show = (props: Parameters<typeof TextsOff>[0]) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TextsOff {...props} />
    </QueryClientProvider>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

it('goes from a number to its code and to the end, and asks nothing before that', async () => {
  show({ step: 'ask' });
  type('Mobile number', '02 8123 4567');
  press('Send me a code');
  expect(await screen.findByText(/Please enter a Philippine mobile number/)).toBeVisible();
  expect(server.sent).toEqual([]);
  server.answer = () => ({ status: 204 });
  type('Mobile number', '0917 123 4567');
  press('Send me a code');
  expect(await screen.findByText(/If texts from us go to your number/)).toBeVisible();
  expect(server.sent[0]).toMatchObject({ method: 'POST', body: { number: '+639171234567' } });
  expect(screen.getByLabelText('Mobile number')).toHaveValue('+639171234567');
  press('Turn off text messages');
  expect(await screen.findByText('Please provide a value.')).toBeVisible();
  type('Twelve-digit code', '1234 5678 9012');
  press('Turn off text messages');
  expect(await screen.findByRole('heading', { name: 'Text messages are off' })).toHaveFocus();
  expect(screen.getByText('••• 4567')).toBeVisible();
  expect(server.sent[1]?.body).toEqual({ number: '+639171234567', code: '123456789012' });
});

it('says beside the code that it is wrong, and keeps the number', async () => {
  show({ step: 'enter', number: '0917 123 4567' });
  const message = 'This code is not right.';
  server.answer = () => ({
    status: 400,
    payload: { key: 'invalid_input', message, fields: { code: message } },
  });
  type('Twelve-digit code', '123456789012');
  press('Turn off text messages');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Mobile number')).toHaveValue('0917 123 4567');
});

it('asks for another code only with a number, and says that it did', async () => {
  show({ step: 'enter' });
  press('Send another code');
  expect(await screen.findByText('Please provide a value.')).toBeVisible();
  expect(server.sent).toEqual([]);
  server.answer = () => ({ status: 204 });
  type('Mobile number', '0917 123 4567');
  press('Send another code');
  expect(await screen.findByText(/two minutes apart/)).toBeVisible();
  server.answer = () => ({ status: 429, payload: { key: 'rate_limited', message: 'x' } });
  press('Send another code');
  expect(await screen.findByText(/Many codes were asked for from your network/)).toBeVisible();
});

it('shows what was refused without scripts, and leads there before they run', () => {
  const refused = {
    values: { number: '12' },
    status: 400,
    key: 'invalid_input' as const,
    message: 'Wrong',
    fields: {
      number:
        'Please enter a Philippine mobile number, such as 0917 123 4567. Landlines take no texts.',
    },
    retryAfter: null,
  };
  show({ step: 'enter', refused });
  expect(screen.getByLabelText('Mobile number')).toHaveValue('12');
  expect(screen.getByText(refused.fields.number)).toBeVisible();
  expect(screen.queryByText(/a code is on its way/)).toBeNull();
  const another = screen.getByRole('button', { name: 'Send another code' });
  expect(another.closest('form')).toHaveAttribute('action', '/forms/texts-off');
  expect(another).toHaveAttribute('formaction', '/forms/texts-off-code');
});

it.each([
  ['0917 123 4567', true],
  ['0917 123 4568', false],
])(
  'says of the number that was asked for alone that a code is on its way: %s',
  (number, isSaid) => {
    const message = 'Too many attempts. Please try again later.';
    const said = {
      status: 429,
      key: 'rate_limited' as const,
      message,
      fields: {},
      retryAfter: 120,
    };
    show({ step: 'enter', number: '0917 123 4567', refused: { values: { number }, ...said } });
    expect(screen.queryAllByText(/a code is on its way/)).toHaveLength(isSaid ? 1 : 0);
    expect(
      screen.getByText(/^Many codes were asked for or tried\. .* in 2 minutes\.$/),
    ).toBeVisible();
  },
);
