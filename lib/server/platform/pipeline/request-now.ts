import 'server-only';
import { cache } from 'react';

/** Returns the instant of this request, epoch ms: the same value for its whole rendering. */
export const requestNow = cache((): number => Date.now());
