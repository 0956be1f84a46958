import {
  changePreferences,
  getPreferences,
} from '@/lib/server/notifications/preferences/preferences';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getPreferences, changePreferences);
