/** @alone Watches the window from before its first test. */
import { fireEvent, render, screen } from '@testing-library/react';
import Link from 'next/link';
import { useUnsavedChanges } from './use-unsaved-changes';

const followed = jest.fn((event: React.MouseEvent) => event.preventDefault());

function Page({ dirty }: { dirty: boolean }) {
  useUnsavedChanges(dirty);
  return (
    <>
      <Link href="/lawyer-portal/profile/education" onClick={followed}>
        Education
      </Link>
      <Link href="#about" onClick={followed}>
        About
      </Link>
      <Link href="/terms" target="_blank" onClick={followed} rel="noopener">
        Terms
      </Link>
    </>
  );
}

const follow = (name: string, init?: MouseEventInit) =>
  fireEvent.click(screen.getByRole('link', { name }), init);
const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

const confirm = jest.spyOn(window, 'confirm');

beforeEach(() => {
  followed.mockClear();
  confirm.mockReset().mockReturnValue(false);
});
afterAll(() => confirm.mockRestore());

it('asks before a link is followed, and stays when told to', () => {
  render(<Page dirty />);
  follow('Education');
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(followed).not.toHaveBeenCalled();
  confirm.mockReturnValue(true);
  follow('Education');
  expect(followed).toHaveBeenCalledTimes(1);
});

it('has the browser ask before the tab is closed', () => {
  render(<Page dirty />);
  expect(leave()).toBe(false);
});

it.each([
  ['a place on the page', 'About', {}],
  ['another window', 'Terms', {}],
  ['a new tab', 'Education', { ctrlKey: true }],
])('does not ask for %s', (_what, name, init) => {
  render(<Page dirty />);
  follow(name, init);
  expect(confirm).not.toHaveBeenCalled();
  expect(followed).toHaveBeenCalledTimes(1);
});

it('does not ask when all is saved', () => {
  const { rerender } = render(<Page dirty />);
  rerender(<Page dirty={false} />);
  follow('Education');
  expect(confirm).not.toHaveBeenCalled();
  expect(leave()).toBe(true);
});
