import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { NavMenu, NavMenuDivider, NavMenuItem, NavMenuLink } from './nav-menu';

const logout = jest.fn();

function Menu() {
  return (
    <NavMenu label="More" buttonClass="" place="">
      <NavMenuLink href="/payments" icon={null} current>
        Payments
      </NavMenuLink>
      <NavMenuLink href="/clients" icon={null}>
        Clients
      </NavMenuLink>
      <NavMenuDivider />
      <NavMenuItem icon={null} onSelect={logout}>
        Logout
      </NavMenuItem>
    </NavMenu>
  );
}

const button = () => screen.getByRole('button', { name: 'More' });
const entry = (name: string) => screen.getByRole('menuitem', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

beforeEach(() => logout.mockClear());

test('opens and closes by its button, and holds nothing while it is closed', () => {
  render(<Menu />);
  expect(screen.queryAllByRole('menuitem')).toEqual([]);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(button(), { detail: 1 });
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', { name: 'More' })).toBeVisible();
  expect(entry('Payments')).toHaveAttribute('aria-current', 'page');
  fireEvent.click(button(), { detail: 1 });
  expect(screen.queryAllByRole('menuitem')).toEqual([]);
});

test('by keyboard the first entry has the focus, arrows, letters and Escape do what they do in a menu', async () => {
  render(<Menu />);
  button().focus();
  fireEvent.click(button(), { detail: 0 });
  await waitFor(() => expect(entry('Payments')).toHaveFocus());
  press('ArrowDown');
  expect(entry('Clients')).toHaveFocus();
  press('End');
  expect(entry('Logout')).toHaveFocus();
  press('ArrowDown');
  expect(entry('Payments')).toHaveFocus();
  press('ArrowUp');
  expect(entry('Logout')).toHaveFocus();
  press('c');
  expect(entry('Clients')).toHaveFocus();
  press('Escape');
  expect(screen.queryAllByRole('menuitem')).toEqual([]);
  expect(button()).toHaveFocus();
  press('ArrowUp');
  await waitFor(() => expect(entry('Logout')).toHaveFocus());
});

test('what is chosen closes it', () => {
  render(<Menu />);
  fireEvent.click(button(), { detail: 1 });
  fireEvent.click(entry('Logout'));
  expect(logout).toHaveBeenCalledTimes(1);
  expect(screen.queryAllByRole('menuitem')).toEqual([]);
});

describe('before the scripts are there', () => {
  const root = document.createElement('div');
  const matches = Element.prototype.matches;
  /** jsdom has no popovers: as a browser that has opened this one. */
  let shown = false;

  beforeEach(() => {
    Object.assign(HTMLElement.prototype, { showPopover: () => {}, togglePopover: toggled });
    Object.assign(Element.prototype, {
      matches(this: Element, selector: string) {
        return selector === ':popover-open' ? shown : matches.call(this, selector);
      },
    });
    toggled.mockReset();
    document.body.append(root);
    root.innerHTML = renderToString(<Menu />);
  });
  afterEach(() => {
    Element.prototype.matches = matches;
    for (const name of ['showPopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    root.remove();
  });

  const toggled = jest.fn();

  test('the browser has all it needs to open it', () => {
    const panel = root.querySelector('[role="menu"]');
    expect(panel).toHaveAttribute('popover', 'auto');
    expect(root.querySelector('button')).toHaveAttribute('popovertarget', panel?.id);
    expect(root.querySelector('a[href="/payments"]')).not.toBeNull();
  });

  test.each([true, false])('open: %s, it stays so when they come', async (isOpen) => {
    shown = isOpen;
    const hydrated = await act(async () => hydrateRoot(root, <Menu />));
    expect(screen.queryAllByRole('menuitem', { hidden: true })).toHaveLength(isOpen ? 3 : 0);
    expect(button()).toHaveAttribute('aria-expanded', String(isOpen));
    expect(toggled).not.toHaveBeenCalled();
    await act(async () => hydrated.unmount());
  });
});
