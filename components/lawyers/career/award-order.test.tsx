import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { receiveToasts, type Toast } from '@/components/ui/feedback/toast-queue';
import type { Award } from '@/lib/contract/lawyers/lawyers';
import { fakeServer } from '@/lib/testing/fake-server';
import { ownProfile, renderWithProfile } from '@/lib/testing/own-profile';
import { AwardsSection } from './awards-section';

const server = fakeServer();

const AWARDS: Award[] = ['First', 'Second', 'Third'].map((title, priority) => ({
  _id: title.toLowerCase(),
  title,
  priority,
  year: 2020,
  description: 'For it.',
}));

let toasts: Toast[];
let stop: () => void;
beforeEach(() => {
  toasts = [];
  stop = receiveToasts((toast) => toasts.push(toast));
});
afterEach(() => stop());

const shown = () =>
  screen.getAllByRole('link', { name: /^Edit/ }).map((link) => link.getAttribute('aria-label'));
const order = (...titles: string[]) => titles.map((title) => `Edit ${title}`);
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const orders = () => server.of('PUT').map(({ body }) => (body as { order: string[] }).order);

/** Saves every order it is sent. */
function saves() {
  let awards = AWARDS;
  server.answer = ({ method, body }) => {
    if (method !== 'PUT') return { status: 200, payload: ownProfile({ awards }) };
    const { order: ids } = body as { order: string[] };
    awards = ids.flatMap((id) => AWARDS.find(({ _id }) => _id === id) ?? []);
    return { status: 200, payload: { awards } };
  };
}

test('two quick moves both count, the last order is the one saved, and the new place is told', async () => {
  saves();
  renderWithProfile(<AwardsSection />, ownProfile({ awards: AWARDS }));
  button('Move Third up').focus();
  press('Move Third up');
  press('Move Third up');
  expect(shown()).toEqual(order('Third', 'First', 'Second'));
  expect(screen.getByText('Third is now 1 of 3.')).toHaveAttribute('role', 'status');
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: 'Success!' }]));
  expect(orders()).toEqual([
    ['first', 'third', 'second'],
    ['third', 'first', 'second'],
  ]);
  expect(shown()).toEqual(order('Third', 'First', 'Second'));
  expect(button('Move Third up')).toHaveFocus();
  expect(button('Move Third up')).toHaveAttribute('aria-disabled', 'true');
  press('Move Third up');
  expect(orders()).toHaveLength(2);
});

test('an order that is not saved gives way to the saved one, with a message', async () => {
  saves();
  renderWithProfile(<AwardsSection />, ownProfile({ awards: AWARDS }));
  press('Move First down');
  await waitFor(() => expect(toasts).toHaveLength(1));
  server.answer = () => null;
  press('Move First down');
  expect(shown()).toEqual(order('Second', 'Third', 'First'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The new order was not saved.');
  expect(shown()).toEqual(order('Second', 'First', 'Third'));
  saves();
  press('Move Second down');
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(shown()).toEqual(order('First', 'Second', 'Third'));
});

/** Rows of 100 pixels with 8 between them, from 200 pixels below the upper edge of the window. */
function layRowsOut() {
  const rows = screen.getAllByRole('listitem');
  for (const [place, row] of rows.entries())
    jest
      .spyOn(row, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, 200 + 108 * place, 360, 100));
  return () => rows.map(({ style }) => style.transform);
}

/** Acts as a finger or a mouse; jsdom has no pointer events. */
function pointer(
  type: 'down' | 'move' | 'up' | 'cancel',
  clientY: number,
  on: Window | Element = window,
  id = 1,
) {
  const event = new MouseEvent(`pointer${type}`, { bubbles: true, button: 0, clientY });
  fireEvent(on, Object.assign(event, { pointerId: id }));
}
function pressHandle(title: string, clientY: number, id = 1) {
  const row = screen.getByRole('link', { name: `Edit ${title}` }).closest('li');
  const icon = row?.querySelector('[title="Drag to move"] svg') ?? window;
  pointer('down', clientY, icon, id);
}

test('a row follows by its handle, the others make room, and its new place is saved', async () => {
  saves();
  renderWithProfile(<AwardsSection />, ownProfile({ awards: AWARDS }));
  const shifts = layRowsOut();
  pressHandle('First', 220);
  pointer('move', 230);
  expect(shifts()).toEqual(['translateY(10px)', '', '']);
  pointer('move', 220 + 160);
  expect(shifts()).toEqual(['translateY(160px)', 'translateY(-108px)', '']);
  pointer('move', 220 + 170);
  expect(shifts()).toEqual(['translateY(170px)', 'translateY(-108px)', 'translateY(-108px)']);
  expect(shown()).toEqual(order('First', 'Second', 'Third'));
  pointer('up', 220 + 170);
  expect(shown()).toEqual(order('Second', 'Third', 'First'));
  expect(shifts()).toEqual(['', '', '']);
  expect(screen.getByText('First is now 3 of 3.')).toHaveAttribute('role', 'status');
  await waitFor(() => expect(orders()).toEqual([['second', 'third', 'first']]));
  await waitFor(() => expect(toasts).toHaveLength(1));

  const again = layRowsOut();
  pressHandle('First', 450);
  pointer('move', 340);
  expect(again()).toEqual(['', 'translateY(108px)', 'translateY(-110px)']);
  pointer('up', 340);
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(shown()).toEqual(order('Second', 'First', 'Third'));
});

test.each<[string, () => void]>([
  ['goes nowhere', () => pointer('up', 225)],
  ['is cancelled', () => pointer('cancel', 0)],
  ['meets Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
  ['gets a second finger', () => pressHandle('Third', 440, 2)],
])('a press that %s moves nothing', (_name, ends) => {
  renderWithProfile(<AwardsSection />, ownProfile({ awards: AWARDS }));
  const shifts = layRowsOut();
  pressHandle('First', 220);
  pointer('move', 225);
  ends();
  pointer('move', 400);
  pointer('up', 400);
  expect(shifts()).toEqual(['', '', '']);
  expect(shown()).toEqual(order('First', 'Second', 'Third'));
  expect(orders()).toEqual([]);
});

test('another finger moves no row, nor does a press beside the handle', () => {
  renderWithProfile(<AwardsSection />, ownProfile({ awards: AWARDS }));
  const shifts = layRowsOut();
  pointer('down', 220, screen.getByText('First'));
  pointer('move', 300);
  pointer('up', 400);
  pressHandle('First', 220);
  pointer('move', 300, window, 2);
  pointer('up', 400, window, 2);
  expect(shifts()).toEqual(['', '', '']);
  expect(orders()).toEqual([]);
});

test('at an edge of the window the page scrolls, and the row goes as far as the last', async () => {
  renderWithProfile(<AwardsSection />, ownProfile({ awards: AWARDS }));
  const shifts = layRowsOut();
  const scrolling = jest.spyOn(window, 'scrollBy').mockImplementation((to) => {
    const { top = 0 } = to as ScrollToOptions;
    window.scrollY += top;
  });
  pressHandle('First', 220);
  act(() => pointer('move', window.innerHeight - 10));
  await waitFor(() => expect(window.scrollY).toBeGreaterThan(20));
  expect(shifts()).toEqual(['translateY(216px)', 'translateY(-108px)', 'translateY(-108px)']);
  pointer('cancel', 0);
  scrolling.mockClear();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect([shifts()[0], scrolling.mock.calls]).toEqual(['', []]);
  window.scrollY = 0;
});
