import { render, screen } from '@testing-library/react';
import { FeesCard } from '../profile/fees-card';
import { LawyerPrices } from './lawyer-prices';

const TEXT = 'Free 30-minute consultation';
const SERVICES = [{ duration: 30 as const, price: 150_000 }];

test.each([
  [true, 1],
  [false, 0],
])('a card of a lawyer says it where it is so: %s', (free, times) => {
  render(<LawyerPrices prices={[[30, 150_000]]} free={free} />);
  expect(screen.queryAllByText(TEXT)).toHaveLength(times);
  expect(screen.getByText('₱1,500')).toBeVisible();
});

test.each([
  [true, 1],
  [false, 0],
])('the fees of a profile too: %s', (free, times) => {
  render(<FeesCard services={SERVICES} free={free} platformFee={0} />);
  expect(screen.queryAllByText(TEXT)).toHaveLength(times);
  expect(screen.queryAllByText('₱0')).toHaveLength(times);
});
