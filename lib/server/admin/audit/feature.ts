import 'server-only';
import type { Feature } from '@/lib/server/registry/feature';

export const audit = {
  operations: [],
  access: {},
} as const satisfies Pick<Feature, 'operations' | 'access'>;
