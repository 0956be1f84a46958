import * as step from '@/lib/server/accounts/authentication/second-step-operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  step.getSecondStep,
  step.giveSecondStep,
);
