/**
 * Whether the host is an IP address. It cannot identify a relying party, so browsers make no passkey for it
 * (WebAuthn, 5.1.3).
 */
export function isInNumbers(hostname: string): boolean {
  return /^[\d.]+$|^\[/.test(hostname);
}
