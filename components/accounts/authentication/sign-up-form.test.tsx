import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { FormRefusal } from '@/lib/contract/platform/form-refusal';
import { sitePath } from '@/lib/domain/platform/safe-path';
import { SignUpForm } from './sign-up-form';

const realFetch = globalThis.fetch;
const sent = jest.fn<unknown, [unknown]>();

beforeAll(() => {
  globalThis.fetch = ((_url: string, { body }: RequestInit) =>
    Promise.resolve(sent(JSON.parse(String(body))))) as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});
beforeEach(() => {
  sent.mockReset();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SignUpForm callbackUrl={sitePath`/book/x`} refused={null} />
    </QueryClientProvider>,
  );
});

test('from an invitation the address is given, and its token is sent along', async () => {
  cleanup();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SignUpForm
        callbackUrl={sitePath`/join-practice/secret`}
        refused={null}
        invited={{ token: 'secret', email: 'lila@example.com' }}
      />
    </QueryClientProvider>,
  );
  expect(field('Email')).toHaveValue('lila@example.com');
  expect(field('Email')).toHaveAttribute('readonly');
  expect(describedBy(field('Email'))).toContain('works with this address alone');
  refuse(500, {});
  type('First name', 'Lila');
  type('Last name', 'Robles');
  type('Password', 'Kalamansi88');
  await submit();
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ email: 'lila@example.com', invitation: 'secret' }),
  );
});

function refuse(status: number, payload: unknown) {
  sent.mockReturnValue({
    status,
    statusText: '',
    headers: { get: () => null },
    text: async () => JSON.stringify(payload),
  });
}

function field(label: RegExp | string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label);
}

function type(label: RegExp | string, value: string) {
  fireEvent.input(field(label), { target: { value } });
}

function fillIn({ password = 'Kalamansi88', email = 'ana@example.com' } = {}) {
  type('First name', 'Ana');
  type('Last name', 'Ferrer');
  type('Email', email);
  type('Password', password);
}

async function submit() {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  });
}

function describedBy(input: HTMLElement): string {
  return (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
}

test('says what an account accepts, and leads there without leaving the form', () => {
  expect(document.body.textContent).toContain(
    'you accept the Terms of Service and the Privacy Policy',
  );
  for (const [name, href] of [
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
  ]) {
    const link = screen.getByRole('link', { name });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, '_blank']);
  }
});

test('a name that cannot be one: said at its field, nothing is sent', async () => {
  fillIn();
  type('First name', 'evil.example');
  await submit();
  await waitFor(() => expect(document.activeElement).toBe(field('First name')));
  expect(describedBy(field('First name'))).toContain('no web address');
  expect(sent).not.toHaveBeenCalled();
});

test('empty: every required field says so, the first gets the focus, nothing is sent', async () => {
  await submit();
  await waitFor(() => expect(document.activeElement).toBe(field('First name')));
  expect(describedBy(field('First name'))).toContain('Please provide a value.');
  expect(describedBy(field('Email'))).toContain('Please provide a valid email address');
  expect(describedBy(field('Password'))).toContain('Please provide a value.');
  expect(sent).not.toHaveBeenCalled();
});

test('asks for four things, and whether there are two names; the password is shown on request instead of typed again', () => {
  expect([...document.querySelectorAll('input')].map(({ name }) => name)).toEqual([
    'first_name',
    'last_name',
    'email',
    'password',
    // Last, so that the keyboard passes it on no way that most go.
    'one_name',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(field('Password').type).toBe('text');
});

describe('a mail domain that looks mistyped', () => {
  test('is asked about once the field was left, and taken over with a press', async () => {
    type('Email', 'ligaya@gmial.com');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    fireEvent.blur(field('Email'));
    expect(screen.getByRole('status').textContent).toContain('Did you mean ligaya@gmail.com?');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Use this address' }));
    });
    expect(field('Email').value).toBe('ligaya@gmail.com');
    expect(document.activeElement).toBe(field('Email'));
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });

  test('is sent as it was typed where that was meant', async () => {
    sent.mockReturnValue(new Promise(() => {}));
    fillIn({ email: 'ligaya@gmial.com' });
    fireEvent.blur(field('Email'));
    await submit();
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ email: 'ligaya@gmial.com' }));
  });
});

test('a password that breaks the rule', async () => {
  fillIn({ password: 'short' });
  await submit();
  await waitFor(() => expect(document.activeElement).toBe(field('Password')));
  expect(describedBy(field('Password'))).toContain('Must be atleast 8 characters long');
});

describe('a password that is made of names', () => {
  const line = () =>
    /more than your name or words of this site(, done)?/.exec(describedBy(field('Password')));

  test('is said while it is typed, as the server would refuse it', () => {
    type('First name', 'Ana');
    type('Last name', 'Ferrer');
    expect(line()?.[1]).toBeUndefined();
    type('Password', 'Ferrer-2026');
    expect(line()?.[1]).toBeUndefined();
    type('Password', 'Ferrer-2026-river');
    expect(line()?.[1]).toBe(', done');
    type('Password', 'Lawyer-2026');
    expect(line()?.[1]).toBeUndefined();
  });

  test('follows the names as they change', () => {
    type('Password', 'Kalamansi-88');
    expect(line()?.[1]).toBe(', done');
    type('Last name', 'Kalamansi');
    expect(line()?.[1]).toBeUndefined();
  });
});

test('an address that is taken: said at the field, everything typed stays, a way to sign in', async () => {
  refuse(409, { key: 'email_taken', message: 'Taken.' });
  fillIn();
  await submit();
  const email = field('Email');
  await waitFor(() => expect(document.activeElement).toBe(email));
  expect(describedBy(email)).toContain('There is already an account with this email.');
  expect(screen.getByRole('link', { name: 'Sign in instead' }).getAttribute('href')).toBe(
    '/login?sign_in=1&callback_url=%2Fbook%2Fx',
  );
  expect(field('First name').value).toBe('Ana');
  expect(field('Password').value).toBe('Kalamansi88');
});

describe('a person with one name', () => {
  const box = () => field('I have one name');

  test('is asked for that alone, and sent without what was typed as the other', async () => {
    sent.mockReturnValue(new Promise(() => {}));
    fillIn();
    type('First name', 'Sukarno');
    type('Last name', 'evil.example');
    fireEvent.click(box());
    expect(await screen.findByLabelText('Name')).toBe(field('Name'));
    expect(screen.queryByLabelText('First name')).toBeNull();
    expect(field('Last name')).not.toBeVisible();
    await submit();
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ first_name: 'Sukarno', last_name: '', one_name: true }),
    );
  });

  test('finds the last name as it was typed when the box is cleared again', async () => {
    sent.mockReturnValue(new Promise(() => {}));
    fillIn();
    fireEvent.click(box());
    await screen.findByLabelText('Name');
    fireEvent.click(box());
    expect(await screen.findByLabelText('First name')).toBe(field('First name'));
    expect(field('Last name')).toBeVisible();
    expect(field('Last name').value).toBe('Ferrer');
    await submit();
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ first_name: 'Ana', last_name: 'Ferrer', one_name: false }),
    );
  });

  test('nobody else may leave the last name out', async () => {
    fillIn();
    type('Last name', '');
    await submit();
    await waitFor(() => expect(document.activeElement).toBe(field('Last name')));
    expect(describedBy(field('Last name'))).toContain('Please provide a value.');
    expect(sent).not.toHaveBeenCalled();
  });
});

test('a box that was ticked before the scripts were there counts', async () => {
  cleanup();
  sent.mockReturnValue(new Promise(() => {}));
  const form = (
    <QueryClientProvider client={createQueryClient()}>
      <SignUpForm callbackUrl={null} refused={null} />
    </QueryClientProvider>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(form);
  field('First name').value = 'Sukarno';
  field('Email').value = 'sukarno@example.com';
  field('Password').value = 'Kalamansi88';
  field('I have one name').checked = true;
  render(form, { container, hydrate: true });
  expect(await screen.findByLabelText('Name')).toBe(field('Name'));
  await submit();
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ first_name: 'Sukarno', last_name: '', one_name: true }),
  );
});

test('a form that came back has the box as it was', () => {
  cleanup();
  const values = { first_name: 'Sukarno', last_name: 'x', one_name: 'on', email: 'sukarno' };
  const refused: FormRefusal = {
    values,
    status: 400,
    key: 'invalid_input',
    message: 'No.',
    fields: { email: 'Please provide valid email.' },
    retryAfter: null,
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SignUpForm callbackUrl={null} refused={refused} />
    </QueryClientProvider>,
  );
  expect(field('I have one name').checked).toBe(true);
  expect(field('Name').value).toBe('Sukarno');
});

test("the server's messages stand at their fields", async () => {
  const fields = { first_name: 'Please write it out.' };
  refuse(400, { key: 'invalid_input', message: 'No.', fields });
  fillIn();
  await submit();
  await waitFor(() => expect(document.activeElement).toBe(field('First name')));
  expect(describedBy(field('First name'))).toContain('Please write it out.');
  expect(screen.getByRole('alert').textContent).toContain('Please check the marked fields.');
});

test('sends the contract, once, with the callback', async () => {
  sent.mockReturnValue(new Promise(() => {}));
  fillIn();
  await submit();
  const button = await screen.findByRole('button', { name: 'Creating your account' });
  fireEvent.click(button);
  fireEvent.click(button);
  await act(async () => {});
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledWith({
    first_name: 'Ana',
    last_name: 'Ferrer',
    one_name: false,
    email: 'ana@example.com',
    password: 'Kalamansi88',
    consent: true,
    callback_url: '/book/x',
  });
});
