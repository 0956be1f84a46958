import { render, screen } from '@testing-library/react';
import { NextSection } from './next-section';

let mockPath = '';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

test.each([
  ['basic-info', 'Next: Bank details', 'banking-info'],
  ['work-experience', 'Next: Education', 'education'],
  ['awards', 'Next: Written work', 'written-work'],
])('after %s comes “%s”', (page, name, next) => {
  mockPath = `/lawyer-portal/profile/${page}`;
  render(<NextSection />);
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', `/lawyer-portal/profile/${next}`);
});

test.each(['/lawyer-portal/profile/written-work', '/lawyer-portal/notary-public'])(
  'nothing comes after %s',
  (path) => {
    mockPath = path;
    render(<NextSection />);
    expect(screen.queryByRole('link')).toBeNull();
  },
);
