import {
  closeAdministration,
  getSecondFactor,
  openAdministration,
} from '@/lib/server/admin/second-factor/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  getSecondFactor,
  openAdministration,
  closeAdministration,
);
