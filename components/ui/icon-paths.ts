import type { IconNode } from 'lucide';

const START = /^m\s*(-?(?:\d*\.\d+|\d+))[\s,]*(-?(?:\d*\.\d+|\d+))\s*/;
const BEGINS_WITH_NUMBER = /^[-.\d]/;

/**
 * A drawing with its paths as one: a page has hundreds of icons, most of them of several strokes. What has more than a
 * path (a fill of its own) and other shapes stay as they are.
 */
export function joinPaths(drawing: IconNode): IconNode {
  const isPlainPath = ([shape, attributes]: IconNode[number]) =>
    shape === 'path' && Object.keys(attributes).length === 1;
  const paths = drawing.filter(isPlainPath).map(([, { d }]) => absoluteStart(String(d)));
  if (paths.length < 2) return drawing;
  return [['path', { d: paths.join('') }], ...drawing.filter((shape) => !isPlainPath(shape))];
}

/** `m5 8 3 8` starts at (5, 8) only where nothing stands before it, and goes on in lines relative to that. */
function absoluteStart(d: string): string {
  return d.replace(START, (move, x, y, _, whole: string) => {
    const isLine = BEGINS_WITH_NUMBER.test(whole.slice(move.length));
    return `M${x} ${y}${isLine ? 'l' : ''}`;
  });
}
