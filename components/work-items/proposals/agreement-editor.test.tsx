import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { WorkItemTemplate } from '@/lib/contract/work-items/templates';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { fakeServer } from '@/lib/testing/fake-server';
import { shownAgreement } from '@/lib/testing/shown-agreement';
import { EditAgreement } from './edit-agreement';
import { NewAgreement } from './new-agreement';

const mockPush = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: mockPush }) }));
jest.mock('../text/rich-text-editor', () => ({
  RichTextEditor: (props: {
    id: string;
    label: string;
    error?: string;
    value: { content: { content?: { text: string }[] }[] } | null;
    onChange: (document: object) => void;
  }) => (
    <label>
      {props.label}
      <textarea
        id={props.id}
        aria-label={props.label}
        value={props.value?.content[0]?.content?.[0]?.text ?? ''}
        onChange={({ target }) =>
          props.onChange({
            type: 'doc',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: target.value }] }],
          })
        }
      />
      <span>{props.error}</span>
    </label>
  ),
}));

/** Mon, Nov 23, 2026, 9:00 AM in Manila. */
const NOW = Date.UTC(2026, 10, 23, 1);
const CLIENT = '6b3f2a58-1f0e-4c7f-9a51-0d7f4f1f2a10';
const ANNA = {
  _id: CLIENT,
  display_name: 'Anna Ferrer',
  picture_url: null,
  last_subject: 'Dismissal',
  meeting_count: 2,
  last_meeting: null,
  next_meeting: null,
};
const PLACE = { userId: 'u1', platformFee: 5_000, requestNow: NOW };
const server = fakeServer();
let stored: WorkItem;
let templates: WorkItemTemplate[];
let refusal: { status: number; payload: object } | null;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
  window.sessionStorage.clear();
  mockPush.mockClear();
  refusal = null;
  templates = [];
  stored = shownAgreement({ status: 'DRAFT', can: ['edit', 'send', 'delete'] });
  server.answer = ({ method, path }) => {
    if (path.startsWith('/lawyers/clients?')) {
      const found = { results: [ANNA], page: 0, hasMore: false, total: 1 };
      return { status: 200, payload: found };
    }
    if (path.startsWith('/lawyers/clients/')) {
      const note = { text: '', version: 0, updated_at: null };
      const detail = { ...ANNA, client_since: '2026-01-01T00:00:00Z', files: [], note };
      return { status: 200, payload: detail };
    }
    if (method === 'GET' && path === '/work-item-templates')
      return { status: 200, payload: { results: templates } };
    if (method === 'GET') return { status: 200, payload: stored };
    return refusal ?? { status: method === 'POST' ? 201 : 200, payload: stored };
  };
});
afterEach(() => jest.useRealTimers());

function show(element: React.ReactNode) {
  render(<QueryClientProvider client={createQueryClient()}>{element}</QueryClientProvider>);
}
const openNew = (clientId = CLIENT) =>
  show(<NewAgreement clientId={clientId} fromId="" {...PLACE} />);
const openEdit = () => show(<EditAgreement workItemId="w1" {...PLACE} />);

const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');
const text = (value: string) => [{ type: 'paragraph', content: [{ type: 'text', text: value }] }];

function write() {
  type('Title', 'NLRC case');
  type('What is agreed', 'I represent you.');
  type('Your fee', '28,000');
}

test('an agreement is written and sent after it was said what happens', async () => {
  openNew();
  await screen.findByText('Anna Ferrer');
  write();
  press('Send to Anna Ferrer');
  const asked = await dialog();
  expect(asked).toHaveTextContent('can accept or decline until November 30, 2026');
  expect(asked).toHaveTextContent('This is version 1.');
  expect(server.of('POST')).toHaveLength(0);
  fireEvent.click(within(asked).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(mockPush).toHaveBeenCalledWith('/lawyer-portal/work-items/w1'));
  expect(server.of('POST')[0]?.body).toEqual({
    client_id: CLIENT,
    status: 'PROPOSAL',
    title: 'NLRC case',
    price: 2_800_000,
    description: { type: 'doc', content: text('I represent you.') },
    milestones: [],
    due_date: null,
    meetings: [],
    additional_services: [],
    expires_in_days: 7,
  });
  expect(window.sessionStorage).toHaveLength(0);
});

test('what is missing is said beside its field and above the form; nothing is sent', async () => {
  openNew('');
  fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByText('4 fields need your attention')).toBeInTheDocument();
  for (const label of ['Client', 'Title', 'What is agreed', 'Your fee'])
    expect(
      screen.getByRole('button', { name: `${label}: Please provide a value.` }),
    ).toBeInTheDocument();
  expect(field('Title')).toHaveAccessibleDescription(/Please provide a value\./);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a client is found by name', async () => {
  openNew('');
  fireEvent.click(await screen.findByRole('button', { name: 'Anna Ferrer' }));
  expect(screen.getByRole('button', { name: 'Send to Anna Ferrer' })).toBeInTheDocument();
  press('Change the client');
  expect(await screen.findByRole('button', { name: 'Anna Ferrer' })).toBeInTheDocument();
});

test('milestones add up to the price, which the client sees in the preview', async () => {
  openNew();
  write();
  fireEvent.click(screen.getByRole('radio', { name: /^In milestones/ }));
  const [first, second] = [/^Milestone 1$/, /^Milestone 2$/].map((name) =>
    within(screen.getByRole('group', { name })),
  );
  const put = (row: typeof first, name: string, value: string) =>
    fireEvent.change(row?.getByRole('textbox', { name }) as HTMLElement, { target: { value } });
  put(first, 'Name', 'Complaint');
  put(first, 'Amount', '10,000');
  put(second, 'Name', 'Decision');
  put(second, 'Amount', '18,000.50');
  expect(await screen.findByText('₱28,000.50', { selector: 'p > span' })).toBeInTheDocument();
  const preview = screen.getByRole('region', { name: 'As your client sees it' });
  await waitFor(() => expect(preview).toHaveTextContent('1. Complaint'));
  expect(preview).toHaveTextContent('₱18,000.50');
  press('Save draft');
  await waitFor(() => expect(server.of('POST')).toHaveLength(1));
  expect(server.of('POST')[0]?.body).toMatchObject({
    status: 'DRAFT',
    price: 2_800_050,
    milestones: [
      { name: 'Complaint', amount: 1_000_000, due_date: null },
      { name: 'Decision', amount: 1_800_050, due_date: null },
    ],
  });
});

test('what the server refuses stands beside its field, and nothing typed is lost', async () => {
  const fields = { title: 'Please choose another title.' };
  refusal = { status: 400, payload: { key: 'invalid_input', message: '', fields } };
  openEdit();
  await screen.findByText('Anna Ferrer');
  type('Title', 'Another title');
  press('Save draft');
  expect(await screen.findByText('Please check the marked fields.')).toBeInTheDocument();
  expect(field('Title')).toHaveAccessibleDescription(/Please choose another title\./);
  expect(field('Title')).toHaveValue('Another title');
});

test('a draft is sent with the version it was typed over', async () => {
  openEdit();
  await screen.findByText('Anna Ferrer');
  type('Title', 'Another title');
  press('Send to Anna Ferrer');
  expect(await dialog()).toHaveTextContent('This is version 2.');
  press('Send');
  await waitFor(() => expect(server.of('PUT')).toHaveLength(1));
  expect(server.of('PUT')[0]?.body).toMatchObject({
    status: 'PROPOSAL',
    version: 1,
    title: 'Another title',
    price: 2_800_000,
  });
});

test('a proposal says that the client has to accept the new version', async () => {
  stored = shownAgreement();
  openEdit();
  expect(await screen.findByText('Anna Ferrer has this agreement already')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Send the changes' })).toBeDisabled();
  type('Your fee', '30,000');
  press('Send the changes');
  const asked = await dialog();
  expect(asked).toHaveTextContent('This is version 2. Earlier versions can no longer be accepted');
  fireEvent.click(within(asked).getByRole('button', { name: 'Send the changes' }));
  await waitFor(() => expect(server.of('PUT')).toHaveLength(1));
  const body = server.of('PUT')[0]?.body;
  expect(body).toMatchObject({ version: 1, price: 3_000_000 });
  expect(body).not.toHaveProperty('status');
});

test('services, and an amount that is written in another way, make no other version', async () => {
  stored = shownAgreement();
  openEdit();
  await screen.findByText('Anna Ferrer');
  type('Your fee', '28000.00');
  press('Add a service');
  const service = within(screen.getByRole('group', { name: 'Service 1' }));
  for (const [name, value] of [
    ['Name', 'Appeal'],
    ['Price', '15,000'],
  ] as const)
    fireEvent.change(service.getByRole('textbox', { name }), { target: { value } });
  press('Send the changes');
  expect(await dialog()).toHaveTextContent('This is version 1.');
});

test('a version of another tab is shown beside what was typed, which goes on from it', async () => {
  openEdit();
  await screen.findByText('Anna Ferrer');
  type('Title', 'Mine');
  refusal = { status: 409, payload: { key: 'version_changed', message: 'Changed.' } };
  stored = { ...stored, version: 2, title: 'Theirs' };
  press('Save draft');
  expect(
    await screen.findByText('Version 2 was saved in another tab or on another device'),
  ).toBeInTheDocument();
  expect(field('Title')).toHaveValue('Mine');
  expect(screen.getByText('Theirs')).toBeInTheDocument();
  press('Go on with mine');
  refusal = null;
  press('Save draft');
  await waitFor(() => expect(mockPush).toHaveBeenCalled());
  expect(server.of('PUT').at(-1)?.body).toMatchObject({ version: 2, title: 'Mine' });
});

test('the version of the other tab can be taken', async () => {
  openEdit();
  await screen.findByText('Anna Ferrer');
  type('Title', 'Mine');
  refusal = { status: 409, payload: { key: 'version_changed', message: 'Changed.' } };
  stored = { ...stored, version: 2, title: 'Theirs' };
  press('Save draft');
  fireEvent.click(await screen.findByRole('button', { name: 'Take version 2' }));
  await waitFor(() => expect(field('Title')).toHaveValue('Theirs'));
});

test('what was answered meanwhile can no longer be changed, and is not lost without a word', async () => {
  stored = shownAgreement();
  openEdit();
  await screen.findByText('Anna Ferrer');
  type('Title', 'Mine');
  refusal = { status: 409, payload: { key: 'bad_transition', message: 'It was accepted.' } };
  stored = { ...stored, status: 'PAYMENT_PENDING', can: [] };
  press('Send the changes');
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Send the changes' }));
  expect(await screen.findByText('This agreement can no longer be changed')).toBeInTheDocument();
  expect(field('Title')).toHaveValue('Mine');
  expect(screen.queryByRole('button', { name: 'Send the changes' })).toBeNull();
});

test('what was typed comes back after a reload, to the same person alone', async () => {
  openNew();
  await screen.findByText('Anna Ferrer');
  write();
  document.body.innerHTML = '';
  openNew();
  expect(await screen.findByText('We brought back what you wrote')).toBeInTheDocument();
  expect(field('Title')).toHaveValue('NLRC case');
  press('Start over');
  expect(field('Title')).toHaveValue('');
  type('Title', 'Again');
  document.body.innerHTML = '';
  show(<NewAgreement clientId={CLIENT} fromId="" {...PLACE} userId="u2" />);
  await screen.findByText('Anna Ferrer');
  expect(field('Title')).toHaveValue('');
});

test('an earlier agreement begins another one, without days that are over', async () => {
  stored = shownAgreement({ status: 'REJECTED', due_date: '2026-11-01', can: [] });
  show(<NewAgreement clientId="" fromId="w1" {...PLACE} />);
  expect(
    await screen.findByText('Started with the terms of “Illegal dismissal case”'),
  ).toBeInTheDocument();
  expect(field('Title')).toHaveValue('Illegal dismissal case');
  expect(field('Your fee')).toHaveValue('28,000');
  expect(screen.getByLabelText(/^To be done by/)).toHaveValue('');
});

test('it can be sent from the preview, which gives way to what is missing', async () => {
  openNew();
  await screen.findByText('Anna Ferrer');
  fireEvent.click(screen.getByRole('tab', { name: 'As your client sees it' }));
  press('Send to Anna Ferrer');
  await waitFor(() => expect(field('Title')).toHaveFocus());
  expect(screen.getByRole('tab', { name: 'Write' })).toHaveAttribute('aria-selected', 'true');
  write();
  fireEvent.click(screen.getByRole('tab', { name: 'As your client sees it' }));
  press('Send to Anna Ferrer');
  expect(await dialog()).toHaveTextContent('This is version 1.');
});

test('a text to begin with brings everything but amounts, and can be kept under its title', async () => {
  openNew();
  await screen.findByText('Anna Ferrer');
  type('Title', 'Something else');
  press('Templates');
  const use = { name: 'Use Labor complaint before the NLRC' };
  fireEvent.click(await screen.findByRole('button', use));
  fireEvent.click(screen.getByRole('button', { name: 'Replace it' }));
  expect(await screen.findByDisplayValue('Labor complaint before the NLRC')).toBeVisible();
  expect(screen.getByText('Anna Ferrer')).toBeVisible();
  expect(screen.getByDisplayValue('Position paper and reply')).toBeVisible();
  expect(screen.getByDisplayValue('Before the position paper')).toBeVisible();
  for (const amount of screen.getAllByLabelText('Amount'))
    fireEvent.change(amount, { target: { value: '10,000' } });
  press('Templates');
  const name = await screen.findByRole('textbox', { name: /^Keep what/ });
  expect(name).toHaveValue('Labor complaint before the NLRC');
});

test('a template is used after a question, renamed, and kept from what is written', async () => {
  const template: WorkItemTemplate = {
    _id: 't1',
    name: 'Labor case',
    updated_at: '2026-11-01T00:00:00Z',
    terms: {
      title: 'From the template',
      price: 1_000_000,
      milestones: [],
      due_date: null,
      description: { type: 'doc', content: text('As always.') as never },
      meetings: [],
      additional_services: [],
      expires_in_days: 3,
    },
  };
  templates = [template];
  openNew();
  await screen.findByText('Anna Ferrer');
  write();
  press('Templates');
  const shown = within(await dialog());
  await shown.findByRole('button', { name: 'Use Labor case' });
  fireEvent.change(shown.getByRole('textbox', { name: /^Keep what/ }), {
    target: { value: 'NLRC' },
  });
  refusal = { status: 201, payload: { ...template, _id: 't2', name: 'NLRC' } };
  fireEvent.click(shown.getByRole('button', { name: 'Keep as a template' }));
  await waitFor(() => expect(server.of('POST')).toHaveLength(1));
  expect(server.of('POST')[0]).toMatchObject({
    path: '/work-item-templates',
    body: { name: 'NLRC', terms: { title: 'NLRC case', price: 2_800_000 } },
  });
  fireEvent.click(shown.getByRole('button', { name: 'Rename Labor case' }));
  const name = shown.getByRole('textbox', { name: 'Name of the template' });
  fireEvent.change(name, { target: { value: 'Labor' } });
  fireEvent.click(shown.getByRole('button', { name: 'Save the name' }));
  await waitFor(() => expect(server.of('PUT')).toHaveLength(1));
  expect(server.of('PUT')[0]?.body).toMatchObject({ name: 'Labor', terms: template.terms });
  fireEvent.click(await shown.findByRole('button', { name: 'Use Labor case' }));
  fireEvent.click(shown.getByRole('button', { name: 'Replace it' }));
  await waitFor(() => expect(field('Title')).toHaveValue('From the template'));
  expect(field('Days to accept it')).toHaveValue('3');
  await act(async () => {});
});
