import { fireEvent, render, screen } from '@testing-library/react';
import { NEUTRAL_PAGE } from '@/lib/client/platform/leave-quickly';
import { DangerFold } from './danger-fold';
import { DangerPanel } from './danger-panel';

const calls = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('tel:'));
const leave = () => screen.queryByRole('link', { name: 'Leave this page quickly' });

test('violence has the police, the women’s desk, the helpline of children, the PAO and the barangay', () => {
  render(<DangerPanel kinds={['violence']} />);
  expect(calls()).toEqual(['tel:911', 'tel:+639197777377', 'tel:1383']);
  expect(screen.getByRole('link', { name: 'Free lawyer (PAO)' })).toHaveAttribute(
    'href',
    '/free-legal-help#public-help',
  );
  expect(screen.getByText(/barangay’s VAW desk/)).toHaveTextContent('today and free');
  expect(screen.getByText('Nasa panganib ka? Tumawag sa 911.')).toHaveAttribute('lang', 'fil');
  expect(screen.getByText('Naa ka sa peligro? Tawag sa 911.')).toHaveAttribute('lang', 'ceb');
  expect(leave()).toHaveAttribute('href', NEUTRAL_PAGE);
  expect(leave()).toHaveAttribute('rel', 'noreferrer nofollow');
});

test('thoughts of dying have a line of their own, and no criminal case', () => {
  render(<DangerPanel kinds={['life']} />);
  expect(calls()).toEqual(['tel:1553', 'tel:+639190571553', 'tel:+639178998727', 'tel:911']);
  expect(screen.queryByText(/VAW|PAO|arrest/)).not.toBeInTheDocument();
  expect(leave()).toBeInTheDocument();
});

test('an arrest has the PAO first, and nothing to flee from', () => {
  render(<DangerPanel kinds={['arrest']} />);
  expect(screen.getAllByRole('link')[0]).toHaveTextContent('Free lawyer (PAO)');
  expect(calls()).toEqual(['tel:911']);
  expect(leave()).not.toBeInTheDocument();
});

test('two kinds stand below each other; in the open list only what to call', () => {
  const { rerender } = render(<DangerPanel kinds={['violence', 'life']} />);
  expect(screen.getAllByRole('heading')).toHaveLength(2);
  rerender(<DangerPanel kinds={['violence', 'life']} short />);
  expect(calls()).toContain('tel:1553');
  expect(leave()).not.toBeInTheDocument();
});

test('is folded where most are not in danger', () => {
  render(<DangerFold kinds={['violence', 'arrest']} />);
  expect(screen.getByText('In danger, or arrested? Get help now')).toBeVisible();
  expect(screen.getByText('In danger now? Call 911.')).not.toBeVisible();
  const leftToPress = () => screen.getByRole('status', { hidden: true });
  fireEvent.keyUp(document, { key: 'Shift' });
  expect(leftToPress()).toBeEmptyDOMElement();
  fireEvent.click(screen.getByText(/Get help now$/));
  fireEvent.keyUp(document, { key: 'Shift' });
  expect(leftToPress()).toHaveTextContent('Shift: press 1 more to leave.');
});
