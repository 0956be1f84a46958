import 'server-only';
import type { LiveEventType } from '@/lib/contract/notifications/notifications';

/** An event as it travels; the id is where a client that has seen it goes on. */
export function serializeEvent(event: LiveEventType, data: object, id?: number): string {
  const lines = [`event: ${event}`, `data: ${JSON.stringify(data)}`];
  if (id !== undefined) lines.unshift(`id: ${id}`);
  return `${lines.join('\n')}\n\n`;
}
