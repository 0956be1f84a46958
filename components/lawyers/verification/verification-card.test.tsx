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
  reason: null,
  ibp_number: '369690',
  roll_number: '88894',
  documents: [],
};

it('says in which year the IDs were checked', () => {
  const queries = createQueryClient();
  queries.setQueryData(ownVerificationQuery.queryKey, APPROVED);
  render(
    <QueryClientProvider client={queries}>
      <VerificationCard when="approved" />
    </QueryClientProvider>,
  );
  expect(screen.getByText('28 November 2025')).toBeInTheDocument();
});
