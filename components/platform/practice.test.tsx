import { render, screen } from '@testing-library/react';
import { PermittedLink, WorkingFor } from './practice';

const MEMBER = { id: 'p1', lawyerName: 'Maria Santos', rights: ['messages', 'files'] as const };

function shown(href: string, practice: typeof MEMBER | null) {
  render(
    <WorkingFor practice={practice}>
      <PermittedLink href={href} className="">
        Open
      </PermittedLink>
    </WorkingFor>,
  );
  return screen.queryByRole('link', { name: 'Open' });
}

test.each([
  ['/lawyer-portal/meeting/m1', false],
  ['/lawyer-portal/work-items/w1', false],
  ['/lawyer-portal/profile/availability', false],
  ['/customer-portal/meeting/m1', false],
  ['/lawyer-portal/clients/c1?tab=files#files', true],
  ['/lawyer-portal/account-settings', true],
  ['/practices', true],
  ['/lawyers/maria', true],
])('%s is a link for a member with messages and files: %s', (href, opens) => {
  expect(shown(href, MEMBER) !== null).toBe(opens);
  expect(screen.getByText('Open')).toBeVisible();
});

test('to the lawyer every page is', () => {
  expect(shown('/lawyer-portal/work-items/w1', null)).toHaveAttribute(
    'href',
    '/lawyer-portal/work-items/w1',
  );
});
