import { render, screen } from '@testing-library/react';
import { addWhoSeesWhat } from '@/lib/testing/jest/who-sees-what';
import { TimeLink } from './time-link';

beforeAll(addWhoSeesWhat);
afterEach(() => {
  delete document.documentElement.dataset.viewer;
});

const link = () => screen.queryByRole('link', { name: /10:00 AM/ });

const TIME = {
  lawyerId: 'maria-santos-7k2f',
  start: Date.parse('2026-11-24T02:00:00Z'),
  ownZone: null,
};

test.each([
  ['of a profile', <TimeLink key="profile" {...TIME} className="open-time" />],
  [
    'of a card',
    <div key="card" className="card-days">
      <TimeLink {...TIME} />
    </div>,
  ],
])('a time %s leads a client to the booking, and a lawyer nowhere; both read it', (_, time) => {
  render(time);
  expect(link()).toBeVisible();
  document.documentElement.dataset.viewer = 'lawyer';
  expect(link()).toBeNull();
  expect(getComputedStyle(screen.getByText('10:00 AM')).visibility).toBe('visible');
});
