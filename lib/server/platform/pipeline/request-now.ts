import 'server-only';
import { cache } from 'react';

/** The instant of this request, epoch ms: one value for everything that renders it. */
export const requestNow = cache((): number => Date.now());
