import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names';
import { Spinner } from '../display/spinner';
import { type ButtonLook, buttonClass, iconButtonClass } from './button-class';

/**
 * Attribute that makes the browser act on the element `commandfor` without scripts (HTML, invoker commands); React's
 * types lack it.
 */
interface Invokes {
  command?: string;
  commandfor?: string;
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook, Invokes {
  /** Shows progress and ignores presses; the button stays focusable so that focus is not lost. */
  pending?: boolean;
  pendingLabel?: string;
}

export function Button({
  variant,
  size,
  wide,
  waiting,
  pending = false,
  pendingLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size, wide, waiting }), className)}
      aria-disabled={pending || rest['aria-disabled']}
      aria-busy={pending || undefined}
      onClick={pending ? ignorePress : onClick}
    >
      {pending && <Spinner />}
      {/* Each label has an element of its own, so that no text is replaced that a translation has moved. */}
      <span key={pending && pendingLabel ? 'pending' : 'label'} className="contents">
        {pending && pendingLabel ? pendingLabel : children}
      </span>
    </button>
  );
}

interface IconButtonProps extends ComponentProps<'button'>, Invokes {
  'aria-label': string;
}

export function IconButton({ className, type = 'button', ...rest }: IconButtonProps) {
  return <button {...rest} type={type} className={classNames(iconButtonClass, className)} />;
}

/** Cancels the click, and with it a submit by the Enter key, which presses the submit button. */
function ignorePress(event: MouseEvent) {
  event.preventDefault();
}
