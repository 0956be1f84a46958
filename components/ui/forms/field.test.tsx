import { render, screen } from '@testing-library/react';
import { TextField } from './input';

/** The texts an element is described by, in reading order. */
function descriptions(element: HTMLElement): string[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `nothing has the id ${id}`);
}

describe('Field', () => {
  it('ties label, error and help to the control, the error first', () => {
    render(
      <TextField
        label="Email"
        error="Please provide valid email."
        help="We send one link to it."
        defaultValue="anna@"
      />,
    );
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(descriptions(input)).toEqual(['Please provide valid email.', 'We send one link to it.']);
  });

  it('is not invalid and not described without error and help', () => {
    render(<TextField label="Phone" optional />);
    const input = screen.getByRole('textbox', { name: 'Phone (optional)' });
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });

  it('counts characters in words for screen readers', () => {
    render(<TextField label="Short summary" count={{ length: 1250, max: 5000 }} />);
    expect(screen.getByText('1,250 of 5,000 characters')).not.toBeNull();
  });
});
