import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import type { ChosenProblem } from '@/lib/contract/lawyers/search-filters';
import { fakeServer } from '@/lib/testing/fake-server';
import { ProblemPicker } from './problem-picker';

const onChange = jest.fn();
const onUnsure = jest.fn();
const UNSURE = 'Not sure: show lawyers who can tell me';

function Picker({ chosen = null }: { chosen?: ChosenProblem | null }) {
  const [value, setValue] = useState(chosen);
  return (
    <ProblemPicker
      value={value}
      onUnsure={onUnsure}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

const combobox = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'What happened?' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

/** The option that `aria-activedescendant` names. */
function activeOption(): string | null | undefined {
  const id = combobox().getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
}

function type(text: string) {
  fireEvent.change(combobox(), { target: { value: text } });
}

function press(key: string) {
  return fireEvent.keyDown(combobox(), { key });
}

/** The list with the catalogue, which comes with the first focus. */
async function openPicker(chosen?: ChosenProblem) {
  render(<Picker chosen={chosen} />);
  act(() => combobox().focus());
  press('ArrowDown');
  await waitFor(() => expect(options().length).toBeGreaterThan(100));
}

beforeEach(() => {
  onChange.mockClear();
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

describe('the list', () => {
  it('offers the most common problems first, in groups with a name', async () => {
    await openPicker();
    const [first] = screen.getAllByRole('group');
    expect(first).toHaveAccessibleName('Most Common');
    expect(within(first as HTMLElement).getAllByRole('option')).toHaveLength(8);
    expect(combobox()).toHaveAttribute('aria-expanded', 'true');
  });

  it('finds by label, ignoring case and accents, and by words that are not shown', async () => {
    await openPicker();
    type('DISMÍSSED WITHOUT');
    expect(options()[0]).toBe('Dismissed without notice');
    type('sinibak');
    expect(options()[0]).toBe('Dismissed without notice');
    type('estafa');
    expect(options()).toEqual(['Estafa complaint', UNSURE]);
    expect(screen.getByText('1 legal problem')).toBeInTheDocument();
  });

  it('finds by area', async () => {
    await openPicker();
    type('taxation');
    expect(screen.getByRole('group', { name: 'Taxation' })).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Election Law' })).not.toBeInTheDocument();
  });

  it('has the best matches first, whatever their area, then the others by area', async () => {
    await openPicker();
    type('utang');
    const [best] = screen.getAllByRole('group');
    expect(best).toHaveAccessibleName('Best matches');
    const first = within(best as HTMLElement).getAllByRole('option');
    expect(first.map((option) => option.textContent).slice(0, 3)).toEqual([
      'Personal and money matters',
      'Money lent and not returned',
      'I cannot pay my debts',
    ]);
    expect(activeOption()).toBe('Personal and money matters');
  });

  it('offers the most common ones where nothing fits, none of them active by itself', async () => {
    await openPicker();
    type('zzzz');
    expect(screen.getByText(/^Nothing found for “zzzz”/)).toBeInTheDocument();
    expect(options()).toHaveLength(9);
    expect(options().at(-1)).toBe(UNSURE);
    expect(activeOption()).toBeNull();
    press('Enter');
    expect(onChange).not.toHaveBeenCalled();
    expect(combobox()).toHaveValue('zzzz');
    press('ArrowDown');
    expect(activeOption()).toBe('Family and marriage');
    expect(press('Enter')).toBe(false);
    expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ _id: 401 }));
  });
});

describe('the keyboard', () => {
  it('moves through the options and wraps at the ends', async () => {
    await openPicker();
    const [first, second] = options();
    expect(activeOption()).toBe(first);
    press('ArrowDown');
    expect(activeOption()).toBe(second);
    press('ArrowUp');
    press('ArrowUp');
    expect(activeOption()).toBe(options().at(-1));
    press('Home');
    expect(activeOption()).toBe(first);
    press('End');
    expect(activeOption()).toBe(options().at(-1));
    press('ArrowDown');
    expect(activeOption()).toBe(first);
  });

  it('chooses with Enter without sending the form around it', async () => {
    await openPicker();
    type('sinibak');
    expect(activeOption()).toBe('Dismissed without notice');
    expect(press('Enter')).toBe(false);
    expect(onChange).toHaveBeenCalledWith({
      _id: 0,
      label: 'Dismissed without notice',
      area: 'Labor',
    });
    expect(combobox()).toHaveValue('Dismissed without notice');
    expect(combobox()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes with Escape and clears with the next one', async () => {
    await openPicker({ _id: 0, label: 'Dismissed without notice', area: 'Labor' });
    press('Escape');
    expect(combobox()).toHaveAttribute('aria-expanded', 'false');
    expect(combobox()).toHaveValue('Dismissed without notice');
    press('Escape');
    expect(combobox()).toHaveValue('');
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it('opens at the chosen problem', async () => {
    await openPicker({ _id: 1, label: 'Unpaid salary or 13th month pay', area: 'Labor' });
    press('Escape');
    press('ArrowDown');
    expect(activeOption()).toBe('Unpaid salary or 13th month pay');
  });
});

it('has that way first and alone for a sentence that fits nothing', async () => {
  await openPicker();
  type('hindi ko alam kung ano ang gagawin');
  expect(options()).toEqual([UNSURE]);
  expect(activeOption()).toBe(UNSURE);
  press('Enter');
  expect(onUnsure).toHaveBeenCalledWith('Civil');
});

it('ends with a way for those who are not sure', async () => {
  await openPicker();
  type('inagaw lupa namin');
  fireEvent.click(screen.getByRole('option', { name: UNSURE }));
  expect(onUnsure).toHaveBeenCalledWith('Land Issues');
  expect(onChange).not.toHaveBeenCalled();
});

it('gives the focus up after a press, so that the keyboard of a phone closes', async () => {
  await openPicker();
  fireEvent.click(screen.getByRole('option', { name: 'Land and property' }));
  expect(combobox()).not.toHaveFocus();
  expect(combobox()).toHaveValue('Land and property');
});

it('chooses with a press', async () => {
  await openPicker();
  fireEvent.click(screen.getByRole('option', { name: 'Land and property' }));
  expect(onChange).toHaveBeenCalledWith({
    _id: 405,
    label: 'Land and property',
    area: 'Land Issues',
  });
});

it('keeps the chosen problem when something else was typed and left', async () => {
  await openPicker({ _id: 0, label: 'Dismissed without notice', area: 'Labor' });
  type('visa');
  act(() => combobox().blur());
  expect(combobox()).toHaveValue('Dismissed without notice');
  expect(onChange).not.toHaveBeenCalled();
});

it('knows what was typed before the page listened', async () => {
  const frame = document.body.appendChild(document.createElement('div'));
  frame.innerHTML = renderToString(<Picker />);
  const input = frame.querySelector('input') as HTMLInputElement;
  input.value = 'estafa';
  render(<Picker />, { container: frame, hydrate: true });
  expect(combobox()).toBe(input);
  press('ArrowDown');
  expect(await screen.findByRole('option', { name: 'Estafa complaint' })).toBeInTheDocument();
  expect(combobox()).toHaveValue('estafa');
});

const server = fakeServer();

test('a name that is typed before the search has come is sought all the same', async () => {
  server.answer = () => ({
    status: 200,
    payload: {
      results: [
        {
          _id: 'maria-7k2f',
          display_name: 'Maria Santos',
          city: 'Cebu City',
          region: 'Central Visayas (VII)',
        },
      ],
    },
  });
  render(<Picker />);
  act(() => combobox().focus());
  type('atty. maria santso');
  expect(options()).toEqual([]);
  await waitFor(() => expect(options()).toContain('Atty. Maria Santos, Cebu City'));
});
