import { render, screen } from '@testing-library/react';
import { GuideText } from './guide-text';
import { findLanding } from './text/landing';

function headings(area: string, region: string | null) {
  const landing = findLanding(area, region);
  if (!landing) throw new Error(`no page ${area}/${region}`);
  render(<GuideText landing={landing} />);
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

test('a place has its text, then what is looked up, then what is good to know there', () => {
  expect(headings('labor', 'cebu')).toEqual([
    'Labor cases in Cebu City',
    'What a labor case is about',
    'How a case moves',
    'Offices and courts for Cebu City',
    'Time limits and amounts',
    'Good to know in Cebu City',
  ]);
  expect(screen.getByRole('link', { name: 'Labor cases in the Philippines' })).toHaveAttribute(
    'href',
    '/lawyers-online/labor',
  );
});

test('an area has what is paid besides the lawyer', () => {
  expect(headings('labor', null).slice(-3)).toEqual([
    'Which office or court it is',
    'Time limits and amounts',
    'What you pay besides the lawyer',
  ]);
});
