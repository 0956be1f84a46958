const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

export function fileSize(bytes: number): string {
  if (bytes === 0) return 'empty';
  if (bytes >= 0.1 * MEGABYTE) return `${(bytes / MEGABYTE).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / KILOBYTE))} kB`;
}
