import {
  confirmSecondFactor,
  setUpSecondFactor,
} from '@/lib/server/admin/second-factor/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  setUpSecondFactor,
  confirmSecondFactor,
);
