import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { summaryKeys } from '@/lib/client/meetings/summaries';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import type { MeetingSummary } from '@/lib/contract/meetings/summaries';
import type { Side } from '../meeting-labels';
import { LawyerSummary } from './lawyer-summary';

const NONE: MeetingSummary = {
  can_send: true,
  text: '',
  next_steps: [],
  papers: [],
  version: 0,
  written_at: null,
  edited_at: null,
};
const WRITTEN: MeetingSummary = {
  can_send: true,
  text: 'You have a claim.',
  next_steps: ['Write to him.', 'Call me.'],
  papers: [],
  version: 1,
  written_at: '2026-11-20T03:00:00Z',
  edited_at: null,
};
const NOW = Date.parse('2026-11-20T04:00:00Z');
const person = { _id: 'x', display_name: 'Liza Cordero', picture_url: null };
const MEETING = {
  _id: 'm1',
  status: 'COMPLETED',
  start_time: '2026-11-20T01:30:00Z',
  end_time: '2026-11-20T02:00:00Z',
  lawyer: { ...person, display_name: 'Maria Santos' },
  client: person,
} as unknown as Meeting;

const realFetch = globalThis.fetch;
let server: MeetingSummary;
let stored: object | null;
let waiting: Meeting[];
let sent: { text: string; next_steps: string[]; papers: string[]; version: number }[];

beforeEach(() => {
  [server, stored, sent, waiting] = [NONE, null, [], []];
  globalThis.fetch = (async (url: string, { method, body }: RequestInit) => {
    if (url.includes('draft')) return reply(200, { draft: stored });
    if (url.includes('only=no_summary')) return reply(200, pageOf(waiting));
    if (method !== 'PUT') return reply(200, server);
    const given = JSON.parse(String(body));
    sent.push(given);
    if (given.version !== server.version)
      return reply(409, { key: 'version_changed', message: '' });
    const { text, next_steps, papers, version } = given;
    const first = version === 0;
    server = {
      text,
      next_steps,
      papers,
      version: version + 1,
      written_at: '2026-11-20T03:00:00Z',
      can_send: true,
      edited_at: first ? null : '2026-11-21T03:00:00Z',
    };
    return reply(200, server);
  }) as unknown as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

const pageOf = (results: Meeting[]) => ({
  results,
  total: results.length,
  page: 0,
  hasMore: false,
});

function reply(status: number, payload: unknown) {
  return {
    status,
    statusText: '',
    headers: { get: () => null },
    text: async () => JSON.stringify(payload),
  };
}

function open(side: Side, summary: MeetingSummary, queries = createQueryClient(), now = NOW) {
  server = summary;
  queries.setQueryData(summaryKeys.detail('m1'), summary);
  const { unmount } = render(
    <QueryClientProvider client={queries}>
      <LawyerSummary meeting={MEETING} side={side} now={now} />
    </QueryClientProvider>,
  );
  return { queries, unmount };
}

const text = () => screen.getByRole('textbox', { name: 'Summary' });
const steps = () => screen.getByRole('textbox', { name: /^Next steps/ });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the client reads it with its steps, and saves it as a PDF', () => {
  open('client', WRITTEN);
  expect(screen.getByRole('heading', { name: 'Summary by Atty. Maria Santos' })).toBeVisible();
  expect(screen.getByText('You have a claim.')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Download as PDF' })).toHaveAttribute(
    'href',
    '/api/v1/meeting/m1/summary/pdf',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('without one the client is told so', () => {
  open('client', NONE);
  expect(screen.getByText(/has not written a summary/)).toBeVisible();
});

test('the lawyer writes it, a step a line, and edits it', async () => {
  open('lawyer', NONE);
  type(text(), 'You have a claim.');
  type(steps(), 'Write to him.\n\n  Call me. ');
  press('Send to the client');
  expect(await screen.findByText('Written November 20, 2026')).toBeVisible();
  expect(sent).toEqual([
    {
      text: 'You have a claim.',
      next_steps: ['Write to him.', 'Call me.'],
      papers: [],
      version: 0,
    },
  ]);
  press('Edit the summary');
  type(text(), 'You have a good claim.');
  press('Save changes');
  expect(
    await screen.findByText('Written November 20, 2026, edited November 21, 2026'),
  ).toBeVisible();
});

test('once sent, the next meeting without one is a press away', async () => {
  const next = { ...MEETING, _id: 'm2', client: { ...person, display_name: 'Ben Reyes' } };
  // The list still has the meeting whose summary is being sent.
  waiting = [MEETING, next];
  open('lawyer', NONE);
  expect(screen.queryByRole('link', { name: /^Next summary/ })).toBeNull();
  type(text(), 'You have a claim.');
  press('Send to the client');
  const link = await screen.findByRole('link', {
    name: 'Next summary: Ben Reyes, Nov 20',
  });
  expect(link).toHaveAttribute('href', '/lawyer-portal/meeting/m2#summary');
});

test('a gap of a template is said at its field and chosen there, before a second press sends it', async () => {
  open('lawyer', NONE);
  type(text(), 'You have a claim.');
  type(steps(), 'Write to […] by Friday.');
  press('Send to the client');
  expect(steps()).toHaveAccessibleDescription(/One gap is still marked \[…\]\./);
  expect(text()).not.toBeInvalid();
  const { selectionStart, selectionEnd, value } = steps() as HTMLTextAreaElement;
  expect(steps()).toHaveFocus();
  expect(value.slice(selectionStart, selectionEnd)).toBe('[…]');
  expect(sent).toEqual([]);
  press('Send to the client');
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('after the last one it says that none is missing', async () => {
  open('lawyer', NONE);
  type(text(), 'You have a claim.');
  press('Send to the client');
  expect(await screen.findByText('Every meeting of yours has its summary.')).toBeVisible();
});

test('what is typed outlives the page, and is not sent with too many steps', async () => {
  const { queries, unmount } = open('lawyer', NONE);
  type(text(), 'Half a thought');
  type(steps(), Array.from({ length: 11 }, (_, n) => `Step ${n}`).join('\n'));
  expect(await screen.findByText('At most 10 steps.')).toBeVisible();
  press('Send to the client');
  await waitFor(() => expect(steps()).toHaveFocus());
  expect(sent).toEqual([]);
  unmount();
  open('lawyer', NONE, queries);
  expect(text()).toHaveValue('Half a thought');
});

test('what was kept from another browser comes back, every field of it', async () => {
  const papers = 'The lease.';
  stored = { text: 'Kept.', steps: 'One.', papers, base: 0, updated_at: '2026-11-20T03:00:00Z' };
  open('lawyer', NONE);
  await waitFor(() => expect(text()).toHaveValue('Kept.'));
  expect(steps()).toHaveValue('One.');
  expect(screen.getByRole('textbox', { name: /^Papers/ })).toHaveValue('The lease.');
  expect(await screen.findByText('Draft kept, not sent')).toBeVisible();
});

test('a line that is too long is said beside its field, and goes away with it', async () => {
  open('lawyer', NONE);
  type(text(), 'You have a claim.');
  type(steps(), `Write.\n${'x'.repeat(301)}`);
  expect(await screen.findByText("Value can't be longer than 300.")).toBeVisible();
  type(steps(), 'Write.');
  await waitFor(() => expect(screen.queryByText(/longer than/)).toBeNull());
});

test('with nothing typed the form shows what is saved elsewhere meanwhile', async () => {
  const { queries } = open('lawyer', WRITTEN);
  press('Edit the summary');
  act(() =>
    queries.setQueryData(summaryKeys.detail('m1'), { ...WRITTEN, text: 'Newer.', version: 2 }),
  );
  await waitFor(() => expect(text()).toHaveValue('Newer.'));
  server = { ...WRITTEN, text: 'Newer.', version: 2 };
  type(text(), 'Newest.');
  press('Save changes');
  await waitFor(() => expect(sent).toMatchObject([{ text: 'Newest.', version: 2 }]));
});

test('of two versions the lawyer chooses, and loses neither', async () => {
  open('lawyer', WRITTEN);
  press('Edit the summary');
  type(text(), 'Mine.');
  server = { ...WRITTEN, text: 'Theirs.', version: 2 };
  press('Save changes');
  expect(await screen.findByText(/Theirs\./)).toBeVisible();
  expect(text()).toHaveValue('Mine.');
  press('Save mine instead');
  expect(await screen.findByText(/^Written .*, edited/)).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ text: 'Mine.', version: 2 });
});

describe('while the call goes on', () => {
  const DURING = Date.parse('2026-11-20T01:40:00Z');
  const EARLY = { ...NONE, can_send: false };

  test('the lawyer begins it as a draft, and sends it once both have left', async () => {
    const { queries } = open('lawyer', EARLY, createQueryClient(), DURING);
    type(text(), 'You have a claim.');
    expect(screen.getByText(/^You can begin now/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send to the client' })).toBeDisabled();
    server = NONE;
    act(() => queries.setQueryData(summaryKeys.detail('m1'), NONE));
    await waitFor(() => expect(screen.queryByText(/^You can begin now/)).toBeNull());
    press('Send to the client');
    expect(await screen.findByText('Written November 20, 2026')).toBeVisible();
  });

  test('the client sees nothing until it is sent, and nobody anything before the call opens', () => {
    open('client', EARLY, createQueryClient(), DURING);
    expect(screen.queryByRole('heading')).toBeNull();
    open('lawyer', EARLY, createQueryClient(), Date.parse('2026-11-20T01:19:00Z'));
    expect(screen.queryByRole('heading')).toBeNull();
    open('client', WRITTEN, createQueryClient(), DURING);
    expect(screen.getByText('You have a claim.')).toBeVisible();
  });
});
