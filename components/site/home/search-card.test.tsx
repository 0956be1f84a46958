import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SearchCard } from './search-card';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const MISSING = 'Please select area of law.';
const problem = () => screen.getByRole('combobox', { name: 'Legal problem' });

async function choose(typed: string, label: string) {
  act(() => problem().focus());
  fireEvent.change(problem(), { target: { value: typed } });
  fireEvent.click(await screen.findByRole('option', { name: label }));
}

function search() {
  fireEvent.click(screen.getByRole('button', { name: 'Find lawyers' }));
}

beforeEach(() => {
  push.mockClear();
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

it('asks for a legal problem, beside the field and in its description', async () => {
  render(<SearchCard />);
  search();
  fireEvent.keyDown(problem(), { key: 'ArrowDown' });
  expect(await screen.findByRole('option', { name: 'Tax and BIR' })).toBeInTheDocument();
  expect(problem()).toHaveAccessibleDescription(MISSING);
  expect(problem()).toBeInvalid();
  expect(problem()).toHaveFocus();
  expect(push).not.toHaveBeenCalled();
});

it('takes the message back once a problem is chosen', async () => {
  render(<SearchCard />);
  search();
  await choose('sinibak', 'Dismissed without notice');
  expect(screen.queryByText(MISSING)).not.toBeInTheDocument();
});

it('goes to the results with area, problem and region', async () => {
  render(<SearchCard />);
  await choose('sinibak', 'Dismissed without notice');
  fireEvent.change(screen.getByRole('combobox', { name: /Region/ }), {
    target: { value: 'central-visayas' },
  });
  search();
  await waitFor(() =>
    expect(push).toHaveBeenCalledWith(
      '/lawyers-online?area_of_practice=labor&legal_problem=0&region=central-visayas',
    ),
  );
});

it('searches everywhere without a region', async () => {
  render(<SearchCard />);
  await choose('visa', 'Visa and immigration');
  search();
  await waitFor(() =>
    expect(push).toHaveBeenCalledWith(
      '/lawyers-online?area_of_practice=immigration&legal_problem=408',
    ),
  );
});
