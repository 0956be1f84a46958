import 'server-only';
import { SMALL_SIDE } from '@/lib/domain/media/picture-sizes';
import type { Feature } from '@/lib/server/registry/feature';
import { tasks } from './tasks';

/** Public pictures by name; the small version is regenerated from the other when missing. */
const PICTURES = {
  column: 'picture',
  folder: 'pictures',
  remade: ['.webp', `-${SMALL_SIDE}.webp`],
} as const;

export const media: Feature = {
  name: 'media',
  operations: [],
  tasks,
  files: ['users', 'lawyers', 'notaries'].map((table) => ({ table, ...PICTURES })),
};
