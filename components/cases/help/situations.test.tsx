import { render, screen, within } from '@testing-library/react';
import { helpFor } from '@/lib/catalogue/help';
import { Situations } from './situations';

const item = (title: string) => screen.getByText(title).closest('details') as HTMLElement;

test('a lawyer reads the own situations, each with how the account stands', () => {
  render(
    <Situations
      entries={helpFor('lawyer')}
      states={{ payout_late: 'Your next payout: ₱19,700 on Mon, Dec 7.' }}
      running={[]}
    />,
  );
  const late = item('My payout has not come');
  expect(late).toHaveTextContent('Your next payout: ₱19,700 on Mon, Dec 7.');
  expect(within(late).getByText('Ask us about this')).toHaveAttribute(
    'href',
    '/help/ask?about=payout_late',
  );
  expect(item('My client did not come')).not.toHaveTextContent('payout');
  expect(screen.queryByText('I want my money back')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Waiting for your answer' })).toBeNull();
});

test('what is running comes before everything else', () => {
  render(
    <Situations
      entries={helpFor('client')}
      states={{}}
      running={[
        {
          _id: 'c1',
          kind: 'case',
          action: 'Answer the offer',
          about: 'Review of a lease',
          since: '2026-11-30T00:00:00.000Z',
          until: null,
          alert: null,
          href: '/customer-portal/work-items/w1',
        },
      ]}
    />,
  );
  const running = screen.getByRole('region', { name: 'Waiting for your answer' });
  const link = within(running).getByRole('link', { name: 'Answer the offer: Review of a lease' });
  expect(link).toHaveAttribute('href', '/customer-portal/work-items/w1');
  expect(running.compareDocumentPosition(screen.getByText('What happened?'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
