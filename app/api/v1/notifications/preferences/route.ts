import {
  changePreferences,
  getPreferences,
} from '@/lib/server/notifications/preferences/operations';
import { route } from '@/lib/server/platform/pipeline/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getPreferences, changePreferences);
