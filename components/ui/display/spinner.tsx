import { LoaderCircle } from 'lucide';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';

export function Spinner({ className = 'size-5' }: { className?: string }) {
  return <Icon of={LoaderCircle} className={classNames('animate-spin', className)} />;
}

/** Covers the window of a guarded area while the session is unknown. */
export function FullScreenSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div
      className="fixed inset-0 z-50 grid place-items-center bg-neutral-50 text-teal-800"
      role="status"
    >
      <Spinner className="size-10" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
