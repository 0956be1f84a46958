import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SearchCard } from './search-card';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const MISSING = 'Please select area of law.';
const CHOOSE = 'Choose one of these';
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
  expect(problem()).toHaveAccessibleDescription(MISSING);
  expect(problem()).toBeInvalid();
  expect(problem()).toHaveFocus();
  expect(push).not.toHaveBeenCalled();
});

it('takes the message back once something is typed', async () => {
  render(<SearchCard />);
  search();
  fireEvent.change(problem(), { target: { value: 'sini' } });
  expect(screen.queryByText(MISSING)).not.toBeInTheDocument();
  expect(problem()).toBeValid();
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

it('takes the typed words where one problem fits', async () => {
  render(<SearchCard />);
  act(() => problem().focus());
  fireEvent.change(problem(), { target: { value: 'estafa' } });
  search();
  await waitFor(() =>
    expect(push).toHaveBeenCalledWith(
      '/lawyers-online?area_of_practice=criminal&legal_problem=159',
    ),
  );
  expect(problem()).toHaveValue('Estafa complaint');
});

it.each([
  ['utang', 'Money lent and not returned'],
  ['zzzz', 'Family and marriage'],
])('asks to choose where %j fits several, or none, and keeps the words', async (words, offered) => {
  render(<SearchCard />);
  fireEvent.change(problem(), { target: { value: words } });
  search();
  expect(await screen.findByRole('option', { name: offered })).toBeInTheDocument();
  expect(problem()).toHaveAccessibleDescription(CHOOSE);
  expect(problem()).toHaveFocus();
  expect(problem()).toHaveValue(words);
  expect(screen.getByRole('status')).toHaveTextContent(CHOOSE);
  expect(push).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('option', { name: offered }));
  expect(screen.queryByText(CHOOSE)).not.toBeInTheDocument();
});

it('forgets the chosen problem when other words are typed over it', async () => {
  render(<SearchCard />);
  await choose('sinibak', 'Dismissed without notice');
  fireEvent.change(problem(), { target: { value: 'estafa' } });
  search();
  await waitFor(() => expect(push).toHaveBeenCalledWith(expect.stringContaining('problem=159')));
});

it('is a form that sends words and region where no script runs', () => {
  render(<SearchCard />);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Find a lawyer' });
  fireEvent.change(problem(), { target: { value: 'estafa' } });
  expect(form).toHaveAttribute('action', '/lawyers-online');
  expect([...new FormData(form)]).toEqual([
    ['q', 'estafa'],
    ['region', ''],
  ]);
});
