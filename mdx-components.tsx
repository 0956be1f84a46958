import type { MDXComponents } from 'mdx/types';
import { proseElements } from '@/components/site/blog/prose-elements';

/** Next reads this file by its name: how the elements of a post look. */
export function useMDXComponents(): MDXComponents {
  return proseElements;
}
