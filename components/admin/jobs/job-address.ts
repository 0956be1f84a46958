import * as z from 'zod';
import { listAddress, pageField } from '@/components/platform/address';
import { JOB_STATES } from '@/lib/contract/admin/jobs';

export const jobsAddress = listAddress(
  '/admin/jobs',
  z.object({ state: z.enum(JOB_STATES).catch('failed'), page: pageField() }),
);
