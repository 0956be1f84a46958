import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { NewBlocker } from './new-blocker';

/** Tue, Nov 24, 2026, 9 AM in Manila. */
const START = Date.UTC(2026, 10, 24, 1);

const onSave = jest.fn();

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <NewBlocker
      range={{ start: START, end: START + 3_600_000 }}
      open={open}
      onOpenChange={setOpen}
      pending={false}
      error={null}
      onSave={onSave}
    />
  );
}

const root = document.createElement('div');
let hydrated: ReturnType<typeof hydrateRoot> | undefined;
const come = () =>
  act(async () => {
    hydrated = hydrateRoot(root, <Page />);
  });
const dialog = () => root.querySelector('dialog');

beforeEach(() => {
  onSave.mockClear();
  document.body.append(root);
  root.innerHTML = renderToString(<Page />);
});
afterEach(async () => {
  await act(async () => hydrated?.unmount());
  root.remove();
});

test('before the scripts it is in the page, closed, with the times that are proposed', () => {
  expect(dialog()).not.toHaveAttribute('open');
  const values = [...root.querySelectorAll('input')].map(({ name, value }) => [name, value]);
  expect(Object.fromEntries(values)).toMatchObject({
    from_date: '2026-11-24',
    from_time: '09:00',
    to_date: '2026-11-24',
    to_time: '10:00',
  });
});

test('opened and filled in by then, it stays open, and what was typed is what is saved', async () => {
  dialog()?.showModal();
  const title = screen.getByLabelText<HTMLInputElement>(/^Title/);
  const until = screen.getByLabelText<HTMLInputElement>('End time');
  title.value = 'Hearing';
  until.value = '11:30';
  until.focus();
  await come();
  expect(dialog()).toHaveAttribute('open');
  expect(title).toHaveValue('Hearing');
  // Who is writing elsewhere is not led away.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(until).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Block time' }));
  await waitFor(() => expect(onSave).toHaveBeenCalled());
  expect(onSave.mock.lastCall[0]).toMatchObject({
    title: 'Hearing',
    start_time: '2026-11-24T01:00:00Z',
    end_time: '2026-11-24T03:30:00Z',
  });
});

test('closed it holds nothing once the scripts are there', async () => {
  await come();
  expect(dialog()).not.toHaveAttribute('open');
  expect(screen.queryByLabelText(/^Title/)).toBeNull();
});
