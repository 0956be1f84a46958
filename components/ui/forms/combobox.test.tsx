import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ComboboxField } from './combobox';
import type { ComboboxOption } from './combobox-list';
import type { ComboboxSource } from './use-combobox';

const COLOURS = ['Red', 'Green', 'Blue'].map((label) => ({ _id: label, label }));

function find(query: string) {
  const options = COLOURS.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
  return { groups: options.length > 0 ? [{ options }] : [], matches: options.length };
}

interface SampleProps {
  source?: ComboboxSource<ComboboxOption>;
  chosen?: ComboboxOption;
  error?: string;
}

function Sample({ source = { find }, chosen, error }: SampleProps) {
  const [value, setValue] = useState<ComboboxOption | null>(chosen ?? null);
  return (
    <>
      <ComboboxField
        label="Colour"
        help="As on the label."
        error={error}
        labels={{ one: 'colour', many: 'colours' }}
        source={source}
        value={value}
        onChange={setValue}
      />
      <button type="button">After it</button>
    </>
  );
}

const [red, green] = COLOURS as [ComboboxOption, ComboboxOption];
const combobox = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Colour' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const status = () => screen.getByRole('status').textContent;
const press = (key: string) => fireEvent.keyDown(combobox(), { key });
const type = (text: string) => fireEvent.change(combobox(), { target: { value: text } });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

/** Returns the list that `aria-controls` names. */
function controlled(): HTMLElement | null {
  const id = combobox().getAttribute('aria-controls');
  return id ? document.getElementById(id) : null;
}

describe('the list', () => {
  it('is named, tied to the input, and there only while open', () => {
    render(<Sample />);
    expect(controlled()).toBeNull();
    fireEvent.click(combobox());
    expect(controlled()).toBe(screen.getByRole('listbox', { name: 'Colours' }));
    expect(options()).toEqual(['Red', 'Green', 'Blue']);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(status()).toBe('3 colours');
  });

  it('marks the chosen option, which is not the active one', () => {
    render(<Sample chosen={green} />);
    press('ArrowUp');
    press('ArrowUp');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Green');
    expect(combobox().getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { name: 'Red' }).id,
    );
  });

  it('says where nothing fits and nothing else is offered', () => {
    render(<Sample />);
    type('mauve');
    expect(controlled()).toHaveTextContent('Nothing found for “mauve”. Try another word.');
    expect(status()).toBe('Nothing found for mauve.');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    press('ArrowDown');
    expect(combobox()).not.toHaveAttribute('aria-activedescendant');
  });
});

describe('options that come later', () => {
  it('are asked for on focus, and waited for', () => {
    const load = jest.fn();
    const { rerender } = render(<Sample source={{ find: null, load }} />);
    expect(load).not.toHaveBeenCalled();
    act(() => combobox().focus());
    expect(load).toHaveBeenCalledTimes(1);
    press('ArrowDown');
    expect(status()).toBe('Loading the colours');
    expect(controlled()).toHaveTextContent('Loading the colours');
    rerender(<Sample source={{ find, load }} />);
    expect(options()).toEqual(['Red', 'Green', 'Blue']);
  });

  it('can be asked for again, from the keyboard too', () => {
    const load = jest.fn();
    render(<Sample source={{ find: null, failed: true, load }} />);
    fireEvent.click(combobox());
    expect(status()).toBe('The colours could not be loaded.');
    press('Tab');
    act(() => button('Try again').focus());
    fireEvent.click(button('Try again'));
    expect(load).toHaveBeenCalled();
    expect(combobox()).toHaveFocus();
    expect(combobox()).toHaveAttribute('aria-expanded', 'true');
  });

  it('keep the focus in the input while the button to try again is pressed', () => {
    render(<Sample source={{ find: null, failed: true }} />);
    fireEvent.click(combobox());
    expect(fireEvent.mouseDown(button('Try again'))).toBe(false);
  });
});

describe('leaving', () => {
  it('closes the list with Tab and chooses nothing', () => {
    render(<Sample chosen={red} />);
    act(() => combobox().focus());
    type('gr');
    expect(press('Tab')).toBe(true);
    expect(combobox()).toHaveAttribute('aria-expanded', 'false');
    act(() => button('Clear the colour').focus());
    expect(combobox()).toHaveValue('gr');
    act(() => button('After it').focus());
    expect(combobox()).toHaveValue('Red');
  });

  it('closes what could not be loaded, from the button to try again', () => {
    render(<Sample source={{ find: null, failed: true }} />);
    act(() => combobox().focus());
    fireEvent.click(combobox());
    act(() => button('Try again').focus());
    expect(combobox()).toHaveAttribute('aria-expanded', 'true');
    act(() => button('After it').focus());
    expect(combobox()).toHaveAttribute('aria-expanded', 'false');
  });

  it('takes an emptied input as nothing chosen', () => {
    render(<Sample chosen={red} />);
    act(() => combobox().focus());
    type('');
    act(() => combobox().blur());
    fireEvent.click(combobox());
    expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
  });
});

it('clears with its button and goes back to the input, no option active', () => {
  render(<Sample chosen={red} />);
  type('e');
  press('ArrowDown');
  fireEvent.click(button('Clear the colour'));
  expect(combobox()).toHaveValue('');
  expect(combobox()).toHaveFocus();
  expect(combobox()).not.toHaveAttribute('aria-activedescendant');
  expect(screen.queryByRole('button', { name: 'Clear the colour' })).not.toBeInTheDocument();
});

it('is described by its error and its help', () => {
  render(<Sample error="Please provide a value." />);
  expect(combobox()).toBeInvalid();
  expect(combobox()).toHaveAccessibleDescription('Please provide a value. As on the label.');
});

describe('pressed before the page has its scripts', () => {
  let unmount = () => {};
  afterEach(async () => {
    await act(async () => unmount());
    document.body.replaceChildren();
  });

  /** Hydrates what a server sent, after `before` was done with it. */
  async function hydrate(before: (input: HTMLInputElement) => void) {
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(<Sample />);
    before(combobox());
    const hydrated = await act(async () => hydrateRoot(root, <Sample />));
    unmount = () => hydrated.unmount();
  }

  it('opens the list as soon as it can', async () => {
    await hydrate((input) => input.focus());
    expect(combobox()).toHaveAttribute('aria-expanded', 'true');
    expect(options()).toEqual(['Red', 'Green', 'Blue']);
  });

  it('looks for what was typed', async () => {
    await hydrate((input) => {
      input.focus();
      input.value = 'gre';
    });
    expect(options()).toEqual(['Green']);
  });

  it('stays closed where the focus is elsewhere', async () => {
    await hydrate((input) => {
      input.value = 'gre';
    });
    expect(combobox()).toHaveAttribute('aria-expanded', 'false');
    expect(combobox().value).toBe('gre');
  });
});
