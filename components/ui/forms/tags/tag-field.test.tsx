import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { TagField } from './tag-field';
import { TagPicker } from './tag-picker';

const OPTIONS = ['English', 'Tagalog', 'Waray'].map((label) => ({ _id: label, label }));

const find = (query: string) => {
  const options = OPTIONS.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
  return { groups: [{ options }], matches: options.length };
};

function Languages({ first = [] as string[] }) {
  const [chosen, setChosen] = useState(OPTIONS.filter(({ label }) => first.includes(label)));
  return (
    <TagPicker
      label="Languages"
      source={{ find }}
      labels={{ one: 'language', many: 'languages' }}
      chosen={chosen}
      onChange={setChosen}
    />
  );
}

function Specializations({ first = [] as string[] }) {
  const [tags, setTags] = useState(first);
  return <TagField label="Specializations" tags={tags} onChange={setTags} maxLength={60} max={3} />;
}

const chosen = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

beforeEach(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

describe('from a list', () => {
  const combobox = () => screen.getByRole('combobox', { name: 'Languages' });

  it('adds by keyboard, one after the other, and offers each once', () => {
    render(<Languages />);
    act(() => combobox().focus());
    type(combobox(), 'wa');
    expect(fireEvent.keyDown(combobox(), { key: 'Enter' })).toBe(false);
    expect(chosen()).toEqual(['Waray']);
    expect(combobox()).toHaveValue('');
    fireEvent.keyDown(combobox(), { key: 'ArrowDown' });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'English',
      'Tagalog',
    ]);
  });

  it('takes one away, says so, and the focus goes to the next, or to the field', () => {
    render(<Languages first={['English', 'Waray']} />);
    fireEvent.click(screen.getByRole('button', { name: 'Remove English' }));
    expect(chosen()).toEqual(['Waray']);
    expect(screen.getByText('English removed')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove Waray' })).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Waray' }));
    expect(combobox()).toHaveFocus();
  });
});

describe('in own words', () => {
  const input = () => screen.getByRole('textbox', { name: 'Specializations' });

  it.each([
    ['Enter', () => fireEvent.keyDown(input(), { key: 'Enter' })],
    ['a comma', () => fireEvent.keyDown(input(), { key: ',' })],
    ['the button', () => fireEvent.click(screen.getByRole('button', { name: /^Add to/ }))],
    ['leaving', () => fireEvent.blur(input())],
  ])('an entry ends with %s', (_how, end) => {
    render(<Specializations first={['Wills']} />);
    type(input(), '  Land   titles ');
    end();
    expect(chosen()).toEqual(['Wills', 'Land titles']);
    expect(input()).toHaveValue('');
  });

  it('leaves out what is there already, and sends the form by an Enter without words', () => {
    render(<Specializations first={['Wills']} />);
    type(input(), 'WILLS');
    expect(fireEvent.keyDown(input(), { key: 'Enter' })).toBe(false);
    expect(chosen()).toEqual(['Wills']);
    expect(screen.getByText('WILLS is there already')).toBeInTheDocument();
    expect(fireEvent.keyDown(input(), { key: 'Enter' })).toBe(true);
  });

  it('keeps what is typed when there is no room', () => {
    render(<Specializations first={['One', 'Two', 'Three']} />);
    type(input(), 'Four');
    fireEvent.blur(input());
    expect(chosen()).toEqual(['One', 'Two', 'Three']);
    expect(input()).toHaveValue('Four');
    expect(screen.getByRole('button', { name: /^Add to/ })).toBeDisabled();
  });
});
