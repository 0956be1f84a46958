import type { DeviceKind } from './open-device';

/** Null where the browser does not tell. */
export async function permissionOf(kind: DeviceKind): Promise<PermissionStatus | null> {
  try {
    return await navigator.permissions.query({ name: kind });
  } catch {
    return null;
  }
}
