import type { MDXComponents } from 'mdx/types';
import { proseElements } from '@/components/site/blog/prose-elements';

/** Maps the elements of a post to components; Next loads this file by its name. */
export function useMDXComponents(): MDXComponents {
  return proseElements;
}
