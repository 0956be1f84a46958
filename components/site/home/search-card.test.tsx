import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { keptDangers } from '@/lib/client/lawyers/kept-dangers';
import { typedStory } from '@/lib/client/lawyers/typed-story';
import { SearchCard } from './search-card';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const MISSING = 'Please select area of law.';
const problem = () => screen.getByRole('combobox', { name: 'What happened?' });

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
  sessionStorage.clear();
  window.matchMedia = ((media: string) => ({ matches: true, media })) as typeof matchMedia;
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

const place = () => screen.getByRole('combobox', { name: 'Region or city' });
const inRegion = (slug: string, chosen: string) =>
  `/lawyers-online?area_of_practice=labor&legal_problem=0&region=${slug}&place=${chosen}`;

it('goes to the results with area, problem and the region of a place that is chosen', async () => {
  render(<SearchCard />);
  await choose('sinibak', 'Dismissed without notice');
  act(() => place().focus());
  fireEvent.change(place(), { target: { value: 'cavi' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Cavite' }));
  expect(place()).toHaveValue('Cavite');
  expect(place()).toHaveAccessibleDescription('Lawyers in Calabarzon (IV-A) come first.');
  search();
  await waitFor(() => expect(push).toHaveBeenCalledWith(inRegion('calabarzon', 'Cavite')));
});

it('knows a place that is typed and not chosen, and asks where it knows none', async () => {
  render(<SearchCard />);
  await choose('sinibak', 'Dismissed without notice');
  fireEvent.change(place(), { target: { value: 'Atlantis' } });
  search();
  await waitFor(() =>
    expect(place()).toHaveAccessibleDescription(
      'Choose a place from the list, or leave this empty.',
    ),
  );
  expect(place()).toBeInvalid();
  expect(place()).toHaveValue('Atlantis');
  expect(push).not.toHaveBeenCalled();
  fireEvent.change(place(), { target: { value: 'gensan' } });
  expect(place()).toBeValid();
  search();
  await waitFor(() =>
    expect(push).toHaveBeenCalledWith(inRegion('soccsksargen', 'General+Santos%2C+South+Cotabato')),
  );
});

it('searches everywhere without a place', async () => {
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
  ['utang', 'civil'],
  ['hindi ako makatulog sa sobrang stress dahil sa titulo', 'land-issues'],
  ['zzzz', 'civil'],
])('shows lawyers of the likeliest area where %j fits several, or none', async (words, area) => {
  render(<SearchCard />);
  fireEvent.change(problem(), { target: { value: words } });
  search();
  await waitFor(() =>
    expect(push).toHaveBeenCalledWith(`/lawyers-online?area_of_practice=${area}`),
  );
});

it('takes a story to the booking, never into the address, and forgets it when asked', async () => {
  const story = 'binugbog po kasi ako kagabi ng asawa ko';
  render(<SearchCard />);
  await choose(story, 'Violence by a husband or partner, RA 9262');
  expect(typedStory()).toBe(story);
  search();
  await waitFor(() => expect(push).toHaveBeenCalled());
  expect(push.mock.calls.flat().join()).not.toContain('binugbog');
  // Who is in danger sees first whoever is open first.
  expect(push).toHaveBeenCalledWith(expect.stringMatching(/legal_problem=162&soonest=1$/));
  await waitFor(() => expect(keptDangers()).toEqual(['violence']));
  fireEvent.click(screen.getByRole('button', { name: 'Clear my words' }));
  expect(typedStory()).toBe('');
  expect(keptDangers()).toEqual([]);
});

it('says where help is now before it offers lawyers for a story of danger', async () => {
  render(<SearchCard />);
  act(() => problem().focus());
  fireEvent.change(problem(), { target: { value: 'binubugbog ako ng asawa ko' } });
  const [number] = await screen.findAllByRole('link', { name: 'Call 911' });
  expect(number).toHaveAttribute('href', 'tel:911');
  expect(screen.getByRole('link', { name: 'Leave this page quickly' })).toBeVisible();
  fireEvent.change(problem(), { target: { value: 'estafa' } });
  expect(screen.queryByRole('link', { name: 'Call 911' })).not.toBeInTheDocument();
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
