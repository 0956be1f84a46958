import 'server-only';
import type { Feature } from '@/lib/server/registry/feature';

export const ledger = {
  operations: [],
  access: {},
} as const satisfies Pick<Feature, 'operations' | 'access'>;
