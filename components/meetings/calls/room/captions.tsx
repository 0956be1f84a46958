import type { useCaptions } from './use-captions';

interface CaptionsProps {
  captions: ReturnType<typeof useCaptions>['captions'];
  /** What stays for as long as it is true. */
  notes: readonly string[];
  /** What the bar above has no room to say on a phone. */
  connection: string | null;
}

const CHIP = 'w-fit max-w-full rounded bg-teal-950 px-3 py-1.5 text-sm font-medium';

/** What happens, at the upper edge of the stage beside the own picture. */
export function Captions({ captions, notes, connection }: CaptionsProps) {
  return (
    <div className="pointer-events-none absolute top-3 right-30 left-3 z-20 grid gap-2 sm:top-4 sm:right-60 sm:left-4 short:right-40">
      {connection && <p className={`${CHIP} sm:hidden`}>{connection}</p>}
      {notes.map((note) => (
        <p key={note} className={CHIP}>
          {note}
        </p>
      ))}
      <div role="status" aria-live="polite" className="grid gap-2">
        {captions.map(({ id, text }) => (
          <p key={id} className={`${CHIP} animate-appear motion-reduce:animate-none`}>
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}
