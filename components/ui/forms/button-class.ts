import { classNames } from '../class-names';

/**
 * `action` is the lime one, at most one a page: the step that matters. `primary` is teal, `outline` an alternative,
 * `quiet` has no edge, `danger` destroys, `danger-outline` leads to a confirmation. The `-on-dark` ones are for teal backgrounds.
 */
export type ButtonVariant =
  | 'action'
  | 'primary'
  | 'outline'
  | 'brand-outline'
  | 'quiet'
  | 'plain'
  | 'danger'
  | 'danger-outline'
  | 'outline-on-dark'
  | 'quiet-on-dark';

export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Fills its container. */
  wide?: boolean;
  /** Cannot be pressed yet: looks as it will in a moment, where there will be scripts. */
  waiting?: boolean;
}

const BASE =
  'inline-flex items-center justify-center gap-2 rounded text-center font-semibold transition-colors';

const VARIANTS: Record<ButtonVariant, string> = {
  action: 'bg-lime-400 text-teal-950 hover:bg-lime-300 active:bg-lime-500',
  primary: 'bg-teal-800 text-white hover:bg-teal-700 active:bg-teal-900',
  outline:
    'border border-neutral-400 bg-white text-neutral-900 hover:border-neutral-700 hover:bg-neutral-100',
  'brand-outline': 'border border-teal-800 text-teal-800 hover:bg-teal-50',
  quiet: 'text-teal-800 hover:bg-teal-50',
  plain: 'text-neutral-700 hover:bg-neutral-100',
  danger: 'bg-red-600 text-white hover:bg-red-700',
  'danger-outline': 'border border-red-600 bg-white text-red-700 hover:bg-red-50',
  'outline-on-dark': 'border border-teal-400 text-white hover:bg-teal-700',
  'quiet-on-dark': 'text-white hover:bg-teal-700',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-tap px-3 text-sm',
  medium: 'min-h-tap px-4 text-base',
  large: 'min-h-13 px-6 text-lg',
};

const DISABLED = 'disabled:border-transparent disabled:bg-neutral-200 disabled:text-neutral-600';

const WAITING = 'cursor-progress noscript:cursor-default noscript:opacity-50';

/** Classes of a button; for links that look like one. */
export function buttonClass(look: ButtonLook = {}): string {
  const { variant = 'primary', size = 'medium', wide = false, waiting = false } = look;
  const disabled = waiting ? WAITING : DISABLED;
  return classNames(BASE, SIZES[size], VARIANTS[variant], disabled, wide && 'w-full');
}

/** Classes of a square button that shows an icon alone; it needs an `aria-label`. */
export const iconButtonClass =
  'relative inline-grid size-tap shrink-0 place-items-center rounded text-neutral-700 transition-colors hover:bg-neutral-100 disabled:text-neutral-400 disabled:hover:bg-transparent';
