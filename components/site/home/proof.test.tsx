import { render, screen } from '@testing-library/react';
import { Proof } from './hero';

test.each([
  [160, '160 lawyers, every IBP ID checked by a person'],
  [1, '1 lawyer, IBP ID checked by a person'],
  [null, 'Every IBP ID checked by a person'],
])('with %p lawyers it says what was checked and what comes back', (lawyers, checked) => {
  render(<Proof lawyers={lawyers} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    checked,
    'Full refund up to 24 hours before the start',
  ]);
});
