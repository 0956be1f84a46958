import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { clientKeys, clientQuery } from '@/lib/client/meetings/clients';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { ClientDetail, ClientNote } from '@/lib/contract/meetings/clients';
import { PrivateNote } from './private-note';

const NOTE: ClientNote = { text: 'One', version: 1, updated_at: '2026-11-22T02:00:00.000Z' };
const CLIENT: ClientDetail = {
  _id: 'c1',
  display_name: 'Liza Cordero',
  picture_url: null,
  last_subject: 'Dismissal',
  meeting_count: 1,
  files: [],
  last_meeting: null,
  next_meeting: null,
  client_since: '2026-11-20T02:00:00Z',
  note: NOTE,
};

const realFetch = globalThis.fetch;
let server: ClientNote;
let sent: { note: string; version: number }[];
let answer: (body: { note: string; version: number }) => [status: number, payload: unknown];

beforeEach(() => {
  [server, sent] = [NOTE, []];
  answer = ({ note, version }) => {
    if (version !== server.version) return [409, { key: 'version_changed', message: '' }];
    server = { text: note.trim(), version: version + 1, updated_at: '2026-11-23T02:00:00.000Z' };
    return [200, server];
  };
  globalThis.fetch = (async (_url: string, { method, body }: RequestInit) => {
    if (method !== 'PUT') return reply(200, { ...CLIENT, note: server });
    const given = JSON.parse(String(body));
    sent.push(given);
    return reply(...answer(given));
  }) as unknown as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

function reply(status: number, payload: unknown) {
  return {
    status,
    statusText: '',
    headers: { get: () => null },
    text: async () => JSON.stringify(payload),
  };
}

function Page() {
  const { data } = useQuery(clientQuery('c1'));
  return data?.note && <PrivateNote clientId="c1" note={data.note} />;
}

function open(queries = createQueryClient()) {
  if (!queries.getQueryData(clientKeys.detail('c1')))
    queries.setQueryData(clientKeys.detail('c1'), CLIENT);
  const { unmount } = render(
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>,
  );
  return { queries, unmount };
}

const field = () => screen.getByLabelText('Your note');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save note' }));

test('says what is saved and what is not', async () => {
  open();
  expect(field()).toHaveValue('One');
  expect(screen.getByText('Saved November 22, 2026, 10:00 AM PHT')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save note' })).toBeDisabled();
  type('Two ');
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
  save();
  expect(await screen.findByText('Saved November 23, 2026, 10:00 AM PHT')).toBeInTheDocument();
  expect(sent).toEqual([{ note: 'Two ', version: 1 }]);
  expect(field()).toHaveValue('Two');
});

test('what was typed stays when it could not be saved', async () => {
  answer = () => [500, { key: 'internal', message: 'Unknown Error' }];
  open();
  type('Two');
  save();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The note was not saved. Please try again.',
  );
  expect(field()).toHaveValue('Two');
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
});

test('what was typed is there again on the way back to the page', () => {
  const { queries, unmount } = open();
  type('Half a sentence');
  unmount();
  open(queries);
  expect(field()).toHaveValue('Half a sentence');
});

describe('changed in another tab meanwhile', () => {
  beforeEach(async () => {
    server = { text: 'Theirs', version: 2, updated_at: '2026-11-22T03:00:00.000Z' };
    open();
    type('Mine');
    save();
    expect(await screen.findByText('Theirs')).toBeInTheDocument();
    expect(field()).toHaveValue('Mine');
  });

  test('the own text can be saved instead', async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save mine instead' }));
    expect(await screen.findByText('Saved November 23, 2026, 10:00 AM PHT')).toBeInTheDocument();
    expect(server).toMatchObject({ text: 'Mine', version: 3 });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('the other can be taken', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Take the other' }));
    expect(field()).toHaveValue('Theirs');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(server.version).toBe(2);
  });
});

test('more than 4,000 characters are not sent', () => {
  open();
  type('a'.repeat(4_001));
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByText("Value can't be longer than 4000.")).toBeInTheDocument();
  save();
  expect(sent).toEqual([]);
  expect(field()).toHaveValue('a'.repeat(4_001));
});
