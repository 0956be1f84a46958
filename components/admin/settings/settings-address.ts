import * as z from 'zod';
import { listAddress, pageField } from '@/components/platform/address';

/** The page of the history as the address has it. */
export const settingsAddress = listAddress('/admin/settings', z.object({ page: pageField() }));
