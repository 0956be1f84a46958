import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { classNames } from '../class-names';

interface IconProps {
  of: IconNode;
  className?: string;
}

/**
 * An icon beside the words it repeats: hidden from screen readers, in the colour of the text. Plain markup, because
 * the library's React components would each be hydrated. Shared styles are in app/globals.css.
 */
export function Icon({ of, className }: IconProps) {
  const look = { className: classNames('icon', className), viewBox: '0 0 24 24' };
  // As arguments, not as a list: a list needs keys, which would repeat the paths in what the page sends.
  const shapes = of.map(([shape, attributes]) => createElement(shape, attributes));
  return createElement('svg', { ...look, 'aria-hidden': true }, ...shapes);
}
