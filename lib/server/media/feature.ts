import 'server-only';
import type { Feature } from '@/lib/server/platform/features/feature';
import { tasks } from './tasks';

export const media: Feature = { name: 'media', operations: [], access: {}, tasks };
