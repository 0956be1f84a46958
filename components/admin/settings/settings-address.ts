import * as z from 'zod';
import { listAddress, pageField } from '@/components/platform/address';

export const settingsAddress = listAddress('/admin/settings', z.object({ page: pageField() }));
