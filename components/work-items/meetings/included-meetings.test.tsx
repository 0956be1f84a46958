import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { IncludedMeeting, WorkItem } from '@/lib/contract/work-items/work-items';
import { fakeServer } from '@/lib/testing/fake-server';
import { shownAgreement } from '@/lib/testing/shown-agreement';
import type { Reader } from '../work-item-paths';
import { IncludedMeetings } from './included-meetings';

const server = fakeServer();

const OPEN: IncludedMeeting = {
  _id: 'r1',
  title: 'Prepare for the conference',
  duration: 60,
  meeting_id: null,
  meeting: null,
};
const AT = { start_time: '2026-11-27T02:00:00Z', end_time: '2026-11-27T03:00:00Z' };
const AHEAD: IncludedMeeting = {
  _id: 'r2',
  title: 'Go through the paper',
  duration: 60,
  meeting_id: 'm2',
  meeting: { status: 'CONFIRMED', type: 'PHONE', can_join: false, ...AT },
};
const HELD: IncludedMeeting = {
  _id: 'r3',
  title: 'First steps',
  duration: 30,
  meeting_id: 'm3',
  meeting: { status: 'COMPLETED', type: 'VIDEO', can_join: false, ...AT },
};

function show(reader: Reader, parts: Partial<WorkItem>) {
  const item = shownAgreement({ status: 'PAID', can: [], ...parts });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <IncludedMeetings item={item} reader={reader} />
    </QueryClientProvider>,
  );
}

const row = (title: string) => {
  const found = screen.getByText(title, { selector: 'p' }).closest('li');
  if (!found) throw new Error('no row');
  return within(found);
};
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('a client chooses a time for what has none, and opens what has one', () => {
  show('client', { work_item_meetings: [OPEN, AHEAD, HELD], can: ['schedule_meeting'] });
  expect(
    row(OPEN.title).getByRole('link', { name: 'Choose a time for Prepare for the conference' }),
  ).toHaveAttribute('href', '/customer-portal/work-items/w1/meetings/r1');
  expect(row(AHEAD.title).getByRole('link')).toHaveAttribute('href', '/customer-portal/meeting/m2');
  expect(row(AHEAD.title).getByRole('link')).toHaveTextContent('Fri, Nov 27, 10:00 AM');
  expect(row(HELD.title).getByText('held')).toBeVisible();
  expect(row(HELD.title).getByText('30 minutes')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['PROPOSAL', 'after payment'],
  ['PAYMENT_PENDING', 'after payment'],
  ['COMPLETED', 'not used'],
] as const)('in %s: %s', (status, words) => {
  show('client', { status, work_item_meetings: [OPEN] });
  expect(row(OPEN.title).getByText(words)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('without any there is nothing to see, but for who can add one', () => {
  show('client', {});
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  show('lawyer', { can: ['add_meeting'] });
  expect(screen.getByRole('button', { name: 'Add a meeting' })).toBeVisible();
});

describe('a lawyer', () => {
  const title = () => screen.getByRole('textbox', { name: /^What is it for/ });

  test('adds one; a title is needed, and a failure keeps what was typed', async () => {
    show('lawyer', { work_item_meetings: [HELD], can: ['add_meeting', 'change_meeting'] });
    await press('Add a meeting');
    expect(screen.getByRole('dialog')).toHaveTextContent('your client pays nothing more for it');
    await press('Add');
    expect(screen.getByText('Please provide a value.')).toBeVisible();
    fireEvent.change(title(), { target: { value: 'Before the decision' } });
    fireEvent.click(screen.getByRole('radio', { name: '30 minutes' }));
    server.answer = () => ({ status: 500, payload: { key: 'internal', message: '' } });
    await press('Add');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to add work item meeting');
    expect(title()).toHaveValue('Before the decision');
    server.answer = () => ({ status: 201, payload: { _id: 'r4' } });
    await press('Add');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(server.of('POST').map(({ path, body }) => [path, body])).toEqual(
      Array(2).fill(['/work-items/w1/meetings', { title: 'Before the decision', duration: 30 }]),
    );
    expect(new Set(server.of('POST').map(({ key }) => key)).size).toBe(1);
  });

  test('changes one that has no time; of a proposal it says what follows', async () => {
    show('lawyer', {
      status: 'PROPOSAL',
      work_item_meetings: [OPEN],
      can: ['add_meeting', 'change_meeting'],
    });
    await press('Change Prepare for the conference');
    expect(screen.getByRole('dialog')).toHaveTextContent('This changes the proposal');
    expect(title()).toHaveValue(OPEN.title);
    expect(screen.getByRole('radio', { name: '60 minutes' })).toBeChecked();
    fireEvent.change(title(), { target: { value: 'Prepare' } });
    server.answer = () => ({ status: 200, payload: { ...OPEN, title: 'Prepare' } });
    await press('Save');
    expect(server.of('PUT')).toMatchObject([
      { path: '/work-items/w1/meetings/r1', body: { title: 'Prepare', duration: 60 } },
    ]);
  });

  test('changes none that has a time', () => {
    show('lawyer', { work_item_meetings: [AHEAD, HELD], can: ['change_meeting'] });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(row(AHEAD.title).getByRole('link')).toHaveAttribute('href', '/lawyer-portal/meeting/m2');
  });
});
