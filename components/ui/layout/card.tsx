import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

/** White surface with a thin border and no shadow. */
export const cardClass = 'rounded border bg-white';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(cardClass, 'p-4 sm:p-6', className)} />;
}
