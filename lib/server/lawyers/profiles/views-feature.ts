import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './views-operations';
import { eraseViews, exportedViews } from './views-service';

/** How often a profile is opened. */
export const views = {
  operations: operationsOf(operations),
  access: {
    'POST /api/v1/lawyers/{id}/views': {
      answers: '204',
      sample: async (f) => ({ params: { id: await f.visibleLawyer() } }),
    },
  },
  personalData: [{ tables: ['profile_views'], exported: exportedViews, erase: eraseViews }],
} as const satisfies Pick<Feature, 'operations' | 'access' | 'personalData'>;
