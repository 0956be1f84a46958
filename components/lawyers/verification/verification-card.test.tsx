import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { ownVerificationQuery } from '@/lib/client/lawyers/verification';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { OwnVerification } from '@/lib/contract/lawyers/verification';
import { VerificationCard } from './verification-card';

const APPROVED: OwnVerification = {
  status: 'APPROVED',
  submitted_at: '2025-11-26T02:00:00Z',
  decided_at: '2025-11-28T06:00:00Z',
  checked_at: '2025-11-28T06:00:00Z',
  check_ends_at: '2026-12-27T16:00:00Z',
  renewal_due: false,
  reason: null,
  ibp_number: '369690',
  roll_number: '88894',
  documents: [],
};

function show(own: OwnVerification, when: 'open' | 'approved') {
  const queries = createQueryClient();
  queries.setQueryData(ownVerificationQuery.queryKey, own);
  render(
    <QueryClientProvider client={queries}>
      <VerificationCard when={when} />
    </QueryClientProvider>,
  );
}

it('says in which year the IDs were checked', () => {
  show(APPROVED, 'approved');
  expect(screen.getByText('November 28, 2025')).toBeInTheDocument();
});

it('asks for the IBP ID alone when a check is a year old, and says until when it counts', async () => {
  show({ ...APPROVED, renewal_due: true }, 'open');
  expect(screen.getByRole('heading', { name: 'Please hand in your new IBP ID' })).toBeVisible();
  expect(screen.getByText(/clients can no longer see it from December 28, 2026/)).toBeVisible();
  expect(await screen.findByText('IBP ID')).toBeVisible();
  expect(screen.queryByText('Government ID')).toBeNull();
  expect(screen.getByRole('button', { name: 'Send the IBP ID' })).toBeVisible();
});

it('does not say that clients see nothing while a renewal is looked at', () => {
  show({ ...APPROVED, status: 'PENDING', decided_at: null }, 'open');
  expect(screen.getByText(/Your profile stays public in the meantime/)).toBeVisible();
  expect(screen.queryByText(/do not see your profile/)).toBeNull();
});

it('asks for both IDs where no check counts', () => {
  show({ ...APPROVED, status: 'NONE', checked_at: null, check_ends_at: null }, 'open');
  expect(screen.getByText('Government ID')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send both IDs' })).toBeVisible();
});
