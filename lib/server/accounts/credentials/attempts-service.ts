import 'server-only';
import {
  consumeRateLimit,
  refundRateLimit,
  tryRateLimit,
} from '@/lib/server/platform/limits/service';
import { proofRequired } from './proof';

interface Attempt {
  address: string;
  device: string | null;
  /** The guess at a password; none with a passkey, which cannot be guessed. */
  guess?: { email: string; proven: boolean };
}

type Refund = () => Promise<void>;

/**
 * Counts an attempt to sign in. Strangers can use up the limits of an account and of their own address, but not those
 * of the owner's known devices.
 * @throws AppError proof_required, or rate_limited for the address
 */
export async function countAttempt({ address, device, guess }: Attempt): Promise<Refund> {
  if (device !== null && (await tryRateLimit('sign_in_device', device)) === null) {
    return () => refundRateLimit('sign_in_device', device);
  }
  await consumeRateLimit('sign_in_address', address);
  try {
    const refundGuess = guess && (await countGuess(guess.email, guess.proven));
    return async () => {
      await refundRateLimit('sign_in_address', address);
      await refundGuess?.();
    };
  } catch (error) {
    // No password was looked at: others behind the address lose nothing by it.
    await refundRateLimit('sign_in_address', address);
    throw error;
  }
}

/**
 * Counts a guess at the password of an account, existing or not, from any address. Beyond the limit each guess needs
 * a proof of work, which the owner can provide too.
 * @throws AppError proof_required
 */
export async function countGuess(email: string, proven: boolean): Promise<Refund> {
  const refund = () => refundRateLimit('sign_in_account', email);
  const isOver = (await tryRateLimit('sign_in_account', email)) !== null;
  if (isOver && !proven) {
    await refund();
    throw proofRequired();
  }
  return refund;
}
