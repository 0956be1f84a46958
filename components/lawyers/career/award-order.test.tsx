import { fireEvent, screen, waitFor } from '@testing-library/react';
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
