import 'server-only';
import type { Feature } from '@/lib/server/registry/feature';

/** Clients who ask a notary for an appointment. */
export const requests: Pick<Feature, 'operations' | 'access' | 'personalData'> = {
  operations: [],
  access: {},
};
