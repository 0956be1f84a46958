export const KEYS_ID = 'calendar-keys';

const KEYS = [
  ['Enter', 'opens a blocked time to change or delete it'],
  ['M', 'takes it up to be moved'],
  ['Arrow keys', 'then move it by a quarter of an hour, or by a day'],
  ['Shift with up or down', 'then changes its end'],
  ['Enter', 'then saves, Escape leaves it as it was'],
  ['Delete', 'deletes it'],
] as const;

export function KeyboardHelp() {
  return (
    <details className="mt-4 text-sm text-neutral-700">
      <summary className="w-fit cursor-pointer rounded py-1 font-medium underline underline-offset-4">
        Using the calendar with a keyboard
      </summary>
      <p className="mt-2">
        Tab goes from entry to entry. “Block time” adds a blocked time. On a blocked time:
      </p>
      <dl className="mt-2 grid w-fit grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {KEYS.map(([key, does]) => (
          <div key={does} className="contents">
            <dt className="font-medium">{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">
        With a mouse, drag over empty time to block it; drag a blocked time or its lower edge to
        move it or to change its end. With a finger, rest on it first.
      </p>
    </details>
  );
}

/** Short help that stays readable for `aria-describedby` while the long one is closed. */
export function KeyboardHint() {
  return (
    <p id={KEYS_ID} className="sr-only">
      Enter opens, M moves with the arrow keys, Delete deletes.
    </p>
  );
}
