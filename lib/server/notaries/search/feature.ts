import 'server-only';
import type { Feature } from '@/lib/server/registry/feature';

/** What people find of notaries. */
export const search: Pick<Feature, 'operations' | 'access'> = { operations: [], access: {} };
