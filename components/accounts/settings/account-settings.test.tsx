import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { accountKeys } from '@/lib/client/accounts/account-keys';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { AccountSettings } from './account-settings';
import { SETTINGS_PARTS, type SettingsPart } from './settings-parts';

const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }));

const NOW = Date.parse('2026-11-23T01:00:00Z');
const USER = {
  _id: 'u1',
  type: 'CUSTOMER',
  first_name: 'Ana',
  last_name: 'Reyes',
  roles: [],
  email: 'ana@example.com',
  phone: null,
  picture_url: null,
  email_verified: true,
};
const OPTIONS = { pending_email: null, has_password: true, deletes_at: null };
const EXPORT = { state: 'none', expires_at: null };

function session(id: string, current: boolean) {
  const at = '2026-11-23T00:00:00Z';
  return { _id: id, device: `Chrome on ${id}`, created_at: at, seen_at: at, current };
}

const realFetch = globalThis.fetch;
/** Answers to the writes; what is read is below. */
const write = jest.fn<{ status: number; body?: unknown }, [method: string, url: string]>();
let sessions = [session('laptop', true), session('phone', false)];
let user = USER;
/** Body of the last write. */
let sentBody = '';

function read(url: string): unknown {
  if (url.endsWith('/sessions')) return { results: sessions };
  if (url.endsWith('/second-factor'))
    return {
      app_since: null,
      passkeys: [],
      recovery_codes_left: 0,
      given_until: '2026-11-23T01:10:00Z',
      has_password: true,
    };
  if (url.endsWith('/settings')) return { ...OPTIONS, user, export: EXPORT };
  return user;
}

beforeAll(() => {
  globalThis.fetch = (async (url: string, { method = 'GET', body: json }: RequestInit = {}) => {
    if (method !== 'GET') sentBody = String(json);
    // Have a test of their own.
    if (/\/(?:preferences|texts)$/.test(url)) return new Promise(() => {});
    const { status, body } =
      method === 'GET' ? { status: 200, body: read(url) } : write(method, url);
    return {
      status,
      statusText: '',
      headers: { get: () => null },
      text: async () => (body === undefined ? '' : JSON.stringify(body)),
    };
  }) as unknown as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});
beforeEach(() => {
  write.mockReset();
  sessions = [session('laptop', true), session('phone', false)];
  user = USER;
});

/** Pages of a client's account. */
const PARTS = SETTINGS_PARTS.filter((one) => one !== 'programs');

function show(part: SettingsPart | null, emailConfirmed = false) {
  const queries = createQueryClient();
  queries.setQueryData(accountKeys.settings(), { ...OPTIONS, user, export: EXPORT });
  queries.setQueryData(accountKeys.sessions(), { results: sessions });
  render(
    <QueryClientProvider client={queries}>
      <AccountSettings
        base="/customer-portal/account-settings"
        part={part}
        parts={PARTS}
        hasPractices={false}
        requestNow={NOW}
        emailConfirmed={emailConfirmed}
      />
    </QueryClientProvider>,
  );
}

const part = (name: string) => within(screen.getByRole('region', { name }));

it('says beside the button that the changes are saved, until something is changed again', async () => {
  show('you');
  const changed = { ...USER, first_name: 'Anna' };
  write.mockImplementation(() => {
    user = changed;
    return { status: 200, body: changed };
  });
  const name = part('You').getByLabelText('First name');
  fireEvent.input(name, { target: { value: 'Anna' } });
  const button = part('You').getByRole('button', { name: 'Save changes' });
  fireEvent.click(button);
  const note = await part('You').findByText('Your changes are saved');
  expect(note.closest('p')?.parentElement).toBe(button.parentElement);
  await waitFor(() => expect(button).toBeDisabled());
  fireEvent.input(name, { target: { value: 'Anne' } });
  await waitFor(() => expect(screen.queryByText('Your changes are saved')).toBeNull());
});

describe('one name alone', () => {
  const you = () => part('You');
  const box = () => you().getByLabelText<HTMLInputElement>('I have one name');
  const last = () => you().getByLabelText<HTMLInputElement>('Last name');
  const saves = (changed: typeof USER) =>
    write.mockImplementation(() => {
      user = changed;
      return { status: 200, body: changed };
    });
  const save = () => fireEvent.click(you().getByRole('button', { name: 'Save changes' }));

  it('is said by a tick, which takes the last name out of sight and keeps it until it is saved', async () => {
    show('you');
    expect(box().checked).toBe(false);
    fireEvent.click(box());
    await you().findByLabelText('Name');
    expect(last()).not.toBeVisible();
    fireEvent.click(box());
    await you().findByLabelText('First name');
    expect(last().value).toBe('Reyes');
    fireEvent.click(box());
    saves({ ...USER, last_name: '' });
    save();
    await you().findByText('Your changes are saved');
    expect(JSON.parse(sentBody)).toEqual({
      first_name: 'Ana',
      last_name: '',
      one_name: true,
      phone: null,
    });
    expect(box().checked).toBe(true);
  });

  it('is shown ticked, and a last name can be added', async () => {
    user = { ...USER, first_name: 'Sukarno', last_name: '' };
    show('you');
    expect(box().checked).toBe(true);
    expect(you().getByLabelText<HTMLInputElement>('Name').value).toBe('Sukarno');
    fireEvent.click(box());
    await you().findByLabelText('First name');
    save();
    expect(await you().findByText('Please provide a value.')).toBeVisible();
    expect(write).not.toHaveBeenCalled();
    fireEvent.input(last(), { target: { value: 'Putra' } });
    saves({ ...USER, first_name: 'Sukarno', last_name: 'Putra' });
    save();
    await you().findByText('Your changes are saved');
    expect(JSON.parse(sentBody)).toMatchObject({ last_name: 'Putra', one_name: false });
  });
});

it('leads from an anchor of the former single page to the page that has it now', () => {
  window.history.replaceState(null, '', '/customer-portal/account-settings#sessions');
  show(null);
  expect(replace).toHaveBeenCalledWith('/customer-portal/account-settings/security#sessions');
  window.history.replaceState(null, '', '/');
});

it('stays on the list where the account has no page of an anchor', () => {
  replace.mockClear();
  window.history.replaceState(null, '', '/customer-portal/account-settings#programs');
  show(null);
  expect(replace).not.toHaveBeenCalled();
  window.history.replaceState(null, '', '/');
});

it('after a new password: says so at the button, and lists the devices as they are', async () => {
  show('security');
  write.mockImplementation(() => {
    sessions = [session('laptop', true)];
    return { status: 204 };
  });
  const password = part('Password');
  const type = (label: string, value: string) =>
    fireEvent.input(password.getByLabelText(label), { target: { value } });
  type('Current password', 'Old-Pass-1234');
  type('New password', 'Lanzones-4821');
  type('Repeat the new password', 'Lanzones-4821');
  const button = password.getByRole('button', { name: 'Change the password' });
  fireEvent.click(button);
  const announcement = await password.findByText('Your new password is set');
  expect(announcement.closest('[role=status]')?.nextElementSibling).toBe(button);
  await waitFor(() => expect(screen.queryByText('Chrome on phone')).toBeNull());
});

it('a device that is gone already counts as signed out', async () => {
  show('security');
  write.mockImplementation(() => {
    sessions = [session('laptop', true)];
    return { status: 404, body: { key: 'not_found', message: 'Not found' } };
  });
  fireEvent.click(screen.getByRole('button', { name: /Chrome on phone/ }));
  const question = within(await screen.findByRole('dialog'));
  fireEvent.click(question.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(screen.queryByText('Chrome on phone')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says on top that the new email is confirmed, and only once', () => {
  window.history.replaceState(null, '', '/customer-portal/account-settings?email=confirmed');
  show(null, true);
  expect(screen.getByText('Your new email is confirmed')).toBeVisible();
  expect(window.location.search).toBe('');
});

it('tells a lawyer which name clients see', () => {
  user = { ...USER, type: 'LAWYER' };
  show('you');
  expect(part('You').getByText(/Clients see your public name/)).toBeVisible();
  expect(part('You').getByRole('link', { name: 'Basic info' })).toHaveAttribute(
    'href',
    '/lawyer-portal/profile/basic-info',
  );
});

describe('a picture', () => {
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText('Picture'), { target: { files: [file] } });

  it('that is none is refused where it was chosen', async () => {
    show('you');
    choose(new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' }));
    expect(await part('You').findByText(/can’t be read as a picture/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that is none in spite of its name is refused too', async () => {
    globalThis.createImageBitmap = jest.fn().mockRejectedValue(new Error('not a picture'));
    show('you');
    choose(new File(['MZ'], 'me.jpg', { type: 'image/jpeg' }));
    expect(await part('You').findByText(/can’t be read as a picture/)).toBeVisible();
  });
});
