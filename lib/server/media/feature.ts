import 'server-only';
import type { Feature } from '@/lib/server/registry/feature';
import { tasks } from './tasks';

export const media: Feature = { name: 'media', operations: [], access: {}, tasks };
