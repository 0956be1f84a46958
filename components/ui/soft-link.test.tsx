import { fireEvent, render, screen } from '@testing-library/react';
import { SoftLink } from './soft-link';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

beforeEach(() => push.mockClear());

/** Whether the browser would follow the link itself. */
function press(how: MouseEventInit = {}): boolean {
  render(<SoftLink href="/lawyer/a?day=2026-11-24">9:00 AM</SoftLink>);
  return fireEvent.click(screen.getByRole('link', { name: '9:00 AM' }), how);
}

describe('SoftLink', () => {
  it('is followed within the page', () => {
    expect(press()).toBe(false);
    expect(push).toHaveBeenCalledWith('/lawyer/a?day=2026-11-24');
  });

  it.each([
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('is left to the browser with %o: another tab, another window, a download', (how) => {
    expect(press(how)).toBe(true);
    expect(push).not.toHaveBeenCalled();
  });
});
