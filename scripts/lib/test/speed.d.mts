export function slownessOf(measured: {
  milliseconds: number;
  cores: number;
  load?: number;
}): number;
export function slowness(env?: Record<string, string | undefined>): number;
export function limit(milliseconds: number, env?: Record<string, string | undefined>): number;
export function slots(machine?: { cores?: number; free?: number }): number;
export function browsers(machine?: { atOnce?: number }): number;
