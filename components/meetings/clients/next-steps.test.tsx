import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { ClientStep } from '@/lib/contract/meetings/steps';
import { fakeServer } from '@/lib/testing/fake-server';
import { NextSteps } from './next-steps';

/** Wed, Nov 25, 2026, 9:00 AM in Manila. */
const NOW = Date.UTC(2026, 10, 25, 1);
const server = fakeServer();

const step = (id: string, text: string, due: string | null, done: string | null = null) =>
  ({ _id: id, text, due_on: due, done_at: done }) satisfies ClientStep;

let open: ClientStep[];
let done: ClientStep[];
let refusal: { status: number; payload: object } | null;
beforeEach(() => {
  open = [
    step('s1', 'Compute the back wages', '2026-11-23'),
    step('s2', 'Send the draft', '2026-11-25'),
    step('s3', 'Ask for witnesses', null),
  ];
  done = [];
  refusal = null;
  server.answer = ({ method, path, body }) => {
    if (method === 'GET') return { status: 200, payload: { open, done } };
    if (refusal) return refusal;
    if (method === 'DELETE') {
      open = open.filter(({ _id }) => !path.endsWith(_id));
      return { status: 204 };
    }
    if (path.endsWith('/done')) {
      done = open.slice(0, 1).map((one) => ({ ...one, done_at: '2026-11-25T01:00:00Z' }));
      open = open.slice(1);
      return { status: 200, payload: done[0] };
    }
    const saved = { _id: path.split('/').at(-1) ?? '', done_at: null, ...(body as object) };
    open = [...open.filter(({ _id }) => _id !== saved._id), saved as ClientStep];
    return { status: 200, payload: saved };
  };
});

function show() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NextSteps clientId="c1" now={NOW} />
    </QueryClientProvider>,
  );
}

const form = (name: string) => within(screen.getByRole('form', { name }));

test('steps stand with their days, and what is overdue is marked', async () => {
  show();
  expect(await screen.findByRole('checkbox', { name: /Compute the back wages/ })).not.toBeChecked();
  const rows = screen.getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Overdue November 23, 2026'),
    expect.stringContaining('Due today'),
    expect.stringContaining('No day'),
  ]);
});

test('a step is added with a day, and the form is empty for the next one', async () => {
  open = [];
  show();
  expect(await screen.findByText(/Nothing to do/)).toBeInTheDocument();
  const add = form('Add a step');
  fireEvent.click(add.getByRole('button', { name: 'Add step' }));
  expect(await screen.findByText('Please provide a value.')).toBeInTheDocument();
  fireEvent.change(add.getByLabelText('Another step'), { target: { value: ' Call her ' } });
  fireEvent.change(add.getByLabelText(/Due day/), { target: { value: '2026-11-30' } });
  fireEvent.click(add.getByRole('button', { name: 'Add step' }));
  expect(await screen.findByRole('checkbox', { name: /Call her/ })).toBeInTheDocument();
  expect(add.getByLabelText('Another step')).toHaveValue('');
  const [sent] = server.of('PUT');
  expect(sent?.path).toMatch(/^\/lawyers\/clients\/c1\/steps\/[0-9a-f-]{36}$/);
  expect(sent?.body).toEqual({ text: 'Call her', due_on: '2026-11-30' });
});

test('what was typed stays when it could not be saved, and goes under the same id again', async () => {
  refusal = { status: 409, payload: { key: 'bad_transition', message: 'There are 100 of them.' } };
  show();
  const add = await screen.findByRole('form', { name: 'Add a step' });
  fireEvent.change(within(add).getByLabelText('Another step'), { target: { value: 'Call' } });
  fireEvent.click(within(add).getByRole('button', { name: 'Add step' }));
  expect(await screen.findByText('There are 100 of them.')).toBeInTheDocument();
  expect(within(add).getByLabelText('Another step')).toHaveValue('Call');
  refusal = null;
  fireEvent.click(within(add).getByRole('button', { name: 'Add step' }));
  await waitFor(() => expect(within(add).getByLabelText('Another step')).toHaveValue(''));
  expect(new Set(server.of('PUT').map(({ path }) => path)).size).toBe(1);
});

test('a step that is done is listed apart', async () => {
  show();
  fireEvent.click(await screen.findByRole('checkbox', { name: /Compute the back wages/ }));
  expect(await screen.findByText('Done lately (1)')).toBeInTheDocument();
  expect(server.of('PUT')[0]).toMatchObject({
    path: '/lawyers/clients/c1/steps/s1/done',
    body: { done: true },
  });
});

test('a step is changed in its place, or removed', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Change “Send the draft”' }));
  const text = form('Change the step').getByLabelText('Step');
  expect(text).toHaveValue('Send the draft');
  fireEvent.change(text, { target: { value: 'Send the final text' } });
  fireEvent.click(form('Change the step').getByRole('button', { name: 'Save step' }));
  expect(await screen.findByRole('checkbox', { name: /Send the final text/ })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Change “Ask for witnesses”' }));
  fireEvent.click(form('Change the step').getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Ask for witnesses')).toBeNull());
  expect(server.of('DELETE')[0]?.path).toBe('/lawyers/clients/c1/steps/s3');
});

test('says that they could not be read', async () => {
  // The calls in between are a second and two apart.
  jest.useFakeTimers();
  server.answer = () => ({ status: 500, payload: { key: 'internal', message: '' } });
  show();
  expect(await screen.findByText('Failed to fetch the next steps')).toBeInTheDocument();
});
