/** Minutes after midnight of a clock time: `09:30` is 570, `24:00` is 1440. */
export function minuteOfClock(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

/** The reverse of `minuteOfClock`. */
export function clockOfMinute(minuteOfDay: number): string {
  const parts = [Math.floor(minuteOfDay / 60), minuteOfDay % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
