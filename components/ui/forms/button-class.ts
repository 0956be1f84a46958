import { classNames } from '../class-names';

/**
 * `action` is lime, for the main step, at most one per page. `primary` is teal, `outline` an alternative, `quiet` has
 * no border, `danger` destroys, `danger-outline` leads to a confirmation. The `-on-dark` ones are for teal
 * backgrounds.
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
  wide?: boolean;
  /** Not yet pressable, but styled as after hydration. */
  waiting?: boolean;
}

/** Class names, defined in app/globals.css. */
const VARIANTS: Record<ButtonVariant, string> = {
  action: 'button-action',
  primary: 'button-primary',
  outline: 'button-outline',
  'brand-outline': 'button-brand-outline',
  quiet: 'button-quiet',
  plain: 'button-plain',
  danger: 'button-danger',
  'danger-outline': 'button-danger-outline',
  'outline-on-dark': 'button-outline-on-dark',
  'quiet-on-dark': 'button-quiet-on-dark',
};

const SIZES: Record<ButtonSize, string | null> = {
  small: 'button-small',
  medium: null,
  large: 'button-large',
};

export function buttonClass(look: ButtonLook = {}): string {
  const { variant = 'primary', size = 'medium', wide = false, waiting = false } = look;
  return classNames(
    'button',
    SIZES[size],
    VARIANTS[variant],
    waiting && 'button-waiting',
    wide && 'w-full',
  );
}

/** Classes of a square button with only an icon; it needs an `aria-label`. */
export const iconButtonClass = 'icon-button';
