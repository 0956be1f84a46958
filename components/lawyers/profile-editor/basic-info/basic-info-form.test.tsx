import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ownProfile, renderWithProfile } from '@/lib/testing/own-profile';
import { WithOwnProfile } from '../with-own-profile';
import { BasicInfoForm } from './basic-info';

const PROFILE = ownProfile({
  display_name: 'Ana Reyes',
  basic_info: {
    ...ownProfile().basic_info,
    display_name: 'Ana Reyes',
    phone: '+639171234567',
    region: 'Caraga (XIII)',
    city: 'Butuan',
    office_address: 'Montilla Boulevard',
    areas_of_practice: ['Labor'],
    legal_problems: [402],
    specializations: ['Contracts'],
    languages: ['English'],
    roll_number: '50000',
    ibp_number: '1234',
    about: 'b'.repeat(250),
    quote: 'Bring every paper.',
  },
});

const realFetch = globalThis.fetch;
const sent = jest.fn<{ status: number; body: object }, [object]>();

beforeEach(() => {
  sent.mockReset();
  globalThis.fetch = (async (_url: string, { body }: RequestInit) => {
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

function show() {
  renderWithProfile(
    <WithOwnProfile>{(profile) => <BasicInfoForm profile={profile} />}</WithOwnProfile>,
    PROFILE,
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('asks before another name ends the check, and sends nothing until it is answered', async () => {
  sent.mockReturnValue({ status: 200, body: PROFILE });
  show();
  type('Display name', 'Ana Maria Reyes');
  type('IBP number', '9999');
  save();
  const question = await screen.findByRole('dialog', { name: 'This ends the check of your IDs' });
  expect(question).toHaveTextContent('You are changing your name and your IBP number');
  press('Go back');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Display name')).toHaveValue('Ana Maria Reyes');
  save();
  await screen.findByRole('dialog');
  press('Save and end the check');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ display_name: 'Ana Maria Reyes' });
});

it('does not ask about what the IDs do not say, nor about the title', async () => {
  const basic_info = { ...PROFILE.basic_info, city: 'Surigao' };
  sent.mockReturnValue({ status: 200, body: { ...PROFILE, basic_info } });
  show();
  type('Display name', 'Atty. Ana Reyes');
  type('City', 'Surigao');
  save();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ display_name: 'Ana Reyes', city: 'Surigao' });
  expect(await screen.findByText('No changes to save')).toBeInTheDocument();
  expect(screen.getByLabelText('Display name')).toHaveValue('Ana Reyes');
});

it('puts the server’s messages beside their fields, an entry’s beside its list, and keeps what was typed', async () => {
  sent.mockReturnValue({
    status: 400,
    body: {
      message: 'no',
      key: 'invalid_input',
      request_id: 'x',
      fields: { 'specializations.0': 'Too odd.', quote: 'Too loud.' },
    },
  });
  show();
  type('Quote', 'Bring every paper you have.');
  save();
  const summary = await screen.findByText('2 fields need your attention');
  expect(summary.parentElement).toHaveTextContent('Specializations: Too odd.');
  expect(screen.getByLabelText('Quote')).toHaveAccessibleDescription(/Too loud\./);
  expect(screen.getByLabelText('Quote')).toHaveValue('Bring every paper you have.');
  expect(screen.getByRole('textbox', { name: 'Specializations' })).toHaveFocus();
  press('Quote: Too loud.');
  await waitFor(() => expect(screen.getByLabelText('Quote')).toHaveFocus());
});

it('points out praise, and lets it be saved', async () => {
  sent.mockReturnValue({ status: 200, body: PROFILE });
  show();
  type('Quote', 'The best lawyer in Butuan.');
  const hints = screen.getAllByRole('status');
  expect(hints.some((hint) => within(hint).queryByText(/“best”/))).toBe(true);
  save();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
});

it('begins anew with what is stored when the changes are discarded', async () => {
  show();
  type('City', 'Surigao');
  press('Discard');
  expect(screen.getByLabelText('City')).toHaveValue('Butuan');
  expect(await screen.findByText('No changes to save')).toBeInTheDocument();
});

it('offers a lawyer the problems of the catalogue alone', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  show();
  const problems = screen.getByRole('combobox', { name: /legal problems/i });
  fireEvent.focus(problems);
  fireEvent.change(problems, { target: { value: 'estafa' } });
  expect(await screen.findByRole('option', { name: 'Estafa complaint' })).toBeVisible();
  expect(screen.queryByRole('option', { name: /Not sure/ })).not.toBeInTheDocument();
});
