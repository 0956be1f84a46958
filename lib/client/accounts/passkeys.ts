import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { addPasskey, giveFactor } from '@/lib/contract/accounts/second-factor';
import type { CallArgs } from '@/lib/contract/platform/endpoint';

// Loaded by who uses a passkey alone.
const browser = () => import('@simplewebauthn/browser');

type Options = Record<string, unknown>;
type NewPasskey = CallArgs<typeof addPasskey>['body']['passkey'];
export type PasskeyAnswer = NonNullable<CallArgs<typeof giveFactor>['body']['passkey']>;

/** Whether this browser can use a passkey on this page. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !isInNumbers(window.location.hostname);
}

/**
 * Whether the host is an IP address. It cannot identify a relying party, so browsers make no passkey for it
 * (WebAuthn, 5.1.3).
 */
export function isInNumbers(hostname: string): boolean {
  return /^[\d.]+$|^\[/.test(hostname);
}

/** Whether the browser offers passkeys among what it fills in for a field (conditional mediation). */
export async function canAutofillPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/** Creates a passkey in the browser. Rejects with the WebAuthn error when the person cancels. */
export async function makePasskey(options: Options): Promise<NewPasskey> {
  const { startRegistration } = await browser();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { id, rawId, type, authenticatorAttachment, response } = await startRegistration({
    optionsJSON,
  });
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type,
    authenticatorAttachment,
    response: { clientDataJSON, attestationObject, transports },
  };
}

/**
 * Signs a challenge with a passkey. Rejects with the WebAuthn error when the person cancels.
 * @param how `autofill` waits, without a dialog, until somebody chooses one in the field whose autocomplete ends in
 * `webauthn`; a later call ends that
 */
export async function answerWithPasskey(
  options: Options,
  how: 'dialog' | 'autofill' = 'dialog',
): Promise<PasskeyAnswer> {
  const { startAuthentication } = await browser();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { id, rawId, type, authenticatorAttachment, response } = await startAuthentication({
    optionsJSON,
    useBrowserAutofill: how === 'autofill',
  });
  return { id, rawId, type, authenticatorAttachment, response };
}

/** Returns the message for a failed passkey; null for any other error. */
export function passkeyProblem(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error.name === 'NotAllowedError' || error.name === 'AbortError')
    return 'The passkey was cancelled, or it took too long. Please try again.';
  if (error.name === 'InvalidStateError')
    return 'This device already holds a passkey of your account.';
  if (error.name === 'NotSupportedError' || error.name === 'SecurityError')
    return 'This browser cannot use a passkey here.';
  return null;
}
