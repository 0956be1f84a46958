import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ApiOperation, ApiPart } from '@/lib/contract/site/api-reference';
import { DevelopersPage } from './developers-page';
import { PartPage } from './part-page';

const operation: ApiOperation = {
  name: 'listBlockers',
  method: 'GET',
  path: '/api/v1/blockers',
  summary: 'Own unavailable times',
  access: 'For lawyers whose email address is verified.',
  parameters: [
    { name: 'page', kind: 'integer, in the query', schemas: [], isRequired: false, text: null },
  ],
  body: null,
  answer: {
    status: 200,
    body: {
      mediaType: 'application/json',
      kind: 'object',
      schemas: [],
      fields: [
        {
          name: 'results',
          kind: 'list of Blocker',
          schemas: ['Blocker'],
          isRequired: true,
          text: null,
        },
      ],
    },
  },
  errors: [{ key: 'no_session', status: 401 }],
  example: { call: "curl 'https://sangguni.example/api/v1/blockers'", answer: '{}' },
};
const part: ApiPart = {
  slug: 'blockers',
  title: 'Blockers',
  text: 'Times that a lawyer keeps free.',
  operations: [operation],
  schemas: [{ name: 'Blocker', kind: 'object', schemas: [], fields: [] }],
};

test('a part shows of each operation who may call it, what it takes and how it fails', () => {
  render(<PartPage part={part} />);
  const section = screen.getByRole('region', { name: 'Own unavailable times' });
  expect(section).toHaveTextContent('GET/api/v1/blockers');
  expect(section).toHaveTextContent('For lawyers whose email address is verified.');
  expect(section).toHaveTextContent('pageinteger, in the query');
  expect(section).toHaveTextContent('401no_session');
  expect(section).toHaveTextContent("curl 'https://sangguni.example/api/v1/blockers'");
});

test('a property leads to its schema on the page', () => {
  render(<PartPage part={part} />);
  expect(screen.getByText('results').closest('dt')).toHaveTextContent('list of Blocker, required');
  const section = screen.getByRole('region', { name: 'Own unavailable times' });
  const { hash } = within(section).getByRole<HTMLAnchorElement>('link', { name: 'Blocker' });
  const schemas = screen.getByRole('region', { name: 'Schemas' });
  expect(within(schemas).getByText('Blocker').closest('details')).toHaveAttribute(
    'id',
    hash.slice(1),
  );
});

test('what an operation takes and answers is folded away until it is asked for', () => {
  render(<PartPage part={part} />);
  const section = within(screen.getByRole('region', { name: 'Own unavailable times' }));
  expect(section.getByText('/api/v1/blockers')).toBeVisible();
  expect(section.getByText('no_session')).not.toBeVisible();
  fireEvent.click(section.getByText('Parameters, answer, errors and example'));
  expect(section.getByText('no_session')).toBeVisible();
});

test('the first page leads to the parts, connects assistants and explains every error', () => {
  const tools = [{ name: 'block_time', title: 'Block a time' }];
  const assistant = { config: '{"mcpServers":{}}', tools };
  render(<DevelopersPage parts={[part]} first={operation} assistant={assistant} />);
  expect(screen.getByRole('link', { name: 'Blockers' })).toHaveAttribute(
    'href',
    '/developers/blockers',
  );
  expect(screen.getByRole('region', { name: 'Errors' })).toHaveTextContent('schedule_conflict 409');
  // The account settings lead there.
  expect(document.getElementById('rule-tokens')).toHaveTextContent(/^Tokens: .*Bearer/);
  expect(document.getElementById('rule-events')).toHaveTextContent(/^Events: .*Webhooks/);
  const assistants = screen.getByRole('region', { name: 'Assistants' });
  expect(assistants).toHaveTextContent('{"mcpServers":{}}');
  expect(within(assistants).getByRole('listitem')).toHaveTextContent('block_time: Block a time');
});
