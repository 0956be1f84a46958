import { FEATURES } from '@/lib/server/features';
import { router } from '@/lib/server/platform/pipeline/router';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = router(
  FEATURES.flatMap(({ operations }) => operations),
  FEATURES.flatMap(({ handlers = [] }) => handlers),
);
