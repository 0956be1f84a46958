import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { WorkItemVersion } from '@/lib/contract/work-items/documents';
import { fakeServer } from '@/lib/testing/fake-server';
import { CompareVersions } from './compare-versions';

const server = fakeServer();

const textOf = (...words: string[]): WorkItemVersion['description'] => ({
  type: 'doc',
  content: words.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

const FIRST: WorkItemVersion = {
  version: 1,
  sha256: 'a'.repeat(64),
  title: 'Illegal dismissal',
  created_at: '2026-11-20T01:00:00Z',
  sent_at: '2026-11-20T02:00:00Z',
  description: textOf('I represent you before the arbiter.', 'An appeal is not included.'),
  price: 2_800_000,
  platform_fee: 0,
  due_date: null,
  milestones: [{ name: null, amount: 2_800_000, due_date: null }],
  meetings: [{ title: 'Prepare', duration: 60 }],
};
const SECOND: WorkItemVersion = {
  ...FIRST,
  version: 2,
  sent_at: '2026-11-21T02:00:00Z',
  description: textOf('I represent you before the labor arbiter.', 'An appeal is not included.'),
};
const THIRD: WorkItemVersion = {
  ...SECOND,
  version: 3,
  sent_at: '2026-11-22T02:00:00Z',
  price: 3_000_000,
  due_date: '2026-12-24',
  milestones: [
    { name: 'Complaint', amount: 1_000_000, due_date: null },
    { name: 'Reply', amount: 2_000_000, due_date: '2026-12-01' },
  ],
};

function show(...versions: WorkItemVersion[]) {
  server.answer = () => ({ status: 200, payload: { results: versions } });
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <CompareVersions workItemId="7d5b0c58-7a0f-4ad3-9c32-0e7c0a3e6a11" />
    </QueryClientProvider>,
  );
}

const marks = (tag: 'ins' | 'del') =>
  Array.from(document.querySelectorAll(tag), (mark) => mark.textContent);

test('begins with the newest and the one before: prices and dates side by side', async () => {
  show(THIRD, SECOND, FIRST);
  expect(await screen.findByLabelText('Compare')).toHaveValue('2');
  expect(screen.getByLabelText('With')).toHaveValue('3');
  expect(screen.getByText('Nothing in the text changed.')).toBeInTheDocument();
  expect(marks('del')).toEqual([
    ' removed: ₱28,000 end of removed ',
    ' removed: No date end of removed ',
    ' removed: Paid at once end of removed ',
  ]);
  expect(marks('ins')).toEqual([
    ' added: ₱30,000 end of added ',
    ' added: December 24, 2026 end of added ',
    ' added: 1. Complaint: ₱10,000 end of added ',
    ' added: 2. Reply: ₱20,000, due December 1, 2026 end of added ',
  ]);
  // An unchanged entry is named for both and marked for neither.
  expect(screen.getAllByText('Prepare, 60 minutes')).toHaveLength(2);
});

test('of the text the words that changed are marked, and nothing else', async () => {
  show(SECOND, FIRST);
  await screen.findByText(/labor/);
  expect(marks('ins')).toEqual([expect.stringMatching(/^ added: ?\s?labor\s? end of added $/)]);
  expect(marks('del')).toEqual([]);
  expect(document.body.textContent).toContain('An appeal is not included.');
});

test('any two can be chosen, and not one with itself', async () => {
  show(THIRD, SECOND, FIRST);
  fireEvent.change(await screen.findByLabelText('Compare'), { target: { value: '1' } });
  expect(await screen.findByText(/labor/)).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('With'), { target: { value: '1' } });
  expect(screen.getByText('Please choose two different versions.')).toBeInTheDocument();
  const options = within(screen.getByLabelText('With')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Version 3, sent November 22, 2026',
    'Version 2, sent November 21, 2026',
    'Version 1, sent November 20, 2026',
  ]);
});

test('bold words alone are no change of words, and said', async () => {
  const bold: WorkItemVersion['description'] = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'I represent you before the arbiter.', marks: [{ type: 'bold' }] },
        ],
      },
      ...FIRST.description.content.slice(1),
    ],
  };
  show({ ...SECOND, description: bold }, FIRST);
  expect(
    await screen.findByText('The words are the same. Only headings, lists or bold type changed.'),
  ).toBeInTheDocument();
});

test('one version is nothing to compare', async () => {
  show(FIRST);
  expect(await screen.findByText('Nothing to compare yet')).toBeInTheDocument();
});

test('a failure says so and tries again', async () => {
  server.answer = () => ({ status: 404, payload: { key: 'not_found', message: '' } });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CompareVersions workItemId="7d5b0c58-7a0f-4ad3-9c32-0e7c0a3e6a11" />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading the versions');
  await screen.findByText('The versions could not be loaded');
  server.answer = () => ({ status: 200, payload: { results: [SECOND, FIRST] } });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Compare')).toHaveValue('1');
});
