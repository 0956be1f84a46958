import 'server-only';
import {
  consumeRateLimit,
  refundRateLimit,
  tryRateLimit,
} from '@/lib/server/platform/limits/service';
import { proofRequired } from './proof';

interface Attempt {
  email: string;
  /** Where it comes from. */
  address: string;
  /** The device, if the account was signed in to on it before. */
  device: string | null;
  /** Whether a proof of work came with it. */
  proven: boolean;
}

/** Gives back what an attempt has consumed: the password was right. */
type Refund = () => Promise<void>;

/**
 * Counts an attempt to sign in. Strangers can use up what an account and their own address have, but not what the
 * devices of its owner have.
 *
 * @throws AppError proof_required, or rate_limited for the address
 */
export async function countAttempt({ email, address, device, proven }: Attempt): Promise<Refund> {
  if (device !== null && (await tryRateLimit('sign_in_device', device)) === null) {
    return () => refundRateLimit('sign_in_device', device);
  }
  await consumeRateLimit('sign_in_address', address);
  try {
    const refundGuess = await countGuess(email, proven);
    return async () => {
      await refundRateLimit('sign_in_address', address);
      await refundGuess();
    };
  } catch (error) {
    // No password was looked at: others behind the address lose nothing by it.
    await refundRateLimit('sign_in_address', address);
    throw error;
  }
}

/**
 * Counts a guess at the password of an account, known or not, from wherever. Beyond the limit each needs a proof of
 * work, which its owner can bring too.
 *
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
