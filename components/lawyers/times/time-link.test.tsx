import { render, screen } from '@testing-library/react';
import { addWhoSeesWhat } from '@/lib/testing/jest/who-sees-what';
import { TimeLink } from './time-link';

beforeAll(addWhoSeesWhat);
afterEach(() => {
  delete document.documentElement.dataset.viewer;
});

const link = () => screen.queryByRole('link', { name: /10:00 AM/ });

it('leads a client to the booking, and a lawyer nowhere; both read the time', () => {
  const start = Date.parse('2026-11-24T02:00:00Z');
  render(<TimeLink lawyerId="maria-santos-7k2f" start={start} ownZone={null} />);
  expect(link()).toBeVisible();
  document.documentElement.dataset.viewer = 'lawyer';
  expect(link()).toBeNull();
  expect(getComputedStyle(screen.getByText('10:00 AM')).visibility).toBe('visible');
});
