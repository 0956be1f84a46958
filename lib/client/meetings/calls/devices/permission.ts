import type { DeviceKind } from './open-device';

/** Returns the permission; null where the browser does not reveal it. */
export async function permissionOf(kind: DeviceKind): Promise<PermissionStatus | null> {
  try {
    return await navigator.permissions.query({ name: kind });
  } catch {
    return null;
  }
}
