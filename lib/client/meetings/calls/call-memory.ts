/** Session storage key: the meeting whose call this tab is in, so that a reload rejoins it. */
const IN_CALL = 'in_call';
/** Session storage key: the meeting whose call this tab has left. */
const LEFT_CALL = 'left_call';
/** Local storage key: whether the network address is hidden from the others. */
const RELAY_ONLY = 'call_relay_only';

export function rememberCall(meetingId: string): void {
  write(() => sessionStorage.setItem(IN_CALL, meetingId));
}

export function forgetCall(): void {
  write(() => sessionStorage.removeItem(IN_CALL));
}

export function rememberLeft(meetingId: string): void {
  write(() => sessionStorage.setItem(LEFT_CALL, meetingId));
}

/** Whether this tab has left the call of this meeting. */
export function hasLeft(meetingId: string): boolean {
  return read(() => sessionStorage.getItem(LEFT_CALL)) === meetingId;
}

/** Whether this tab was in the call of this meeting, or its user has just pressed to join it. */
export function isRemembered(meetingId: string): boolean {
  return read(() => sessionStorage.getItem(IN_CALL)) === meetingId;
}

export function rememberRelayOnly(relayOnly: boolean): void {
  write(() =>
    relayOnly ? localStorage.setItem(RELAY_ONLY, '1') : localStorage.removeItem(RELAY_ONLY),
  );
}

export function isRelayOnly(): boolean {
  return read(() => localStorage.getItem(RELAY_ONLY)) === '1';
}

/** Writes to storage; without it a reload asks again. */
function write(action: () => void): void {
  try {
    action();
  } catch {}
}

function read(action: () => string | null): string | null {
  try {
    return action();
  } catch {
    return null;
  }
}
