import { ApiError } from './api-error';

/** Resolves once the second factor was given; rejects where the person would rather not. */
type Prompt = () => Promise<void>;

let prompt: Prompt | null = null;

/** Says who asks for the second factor, while a page with that is open. Returns how to stop. */
export function onStepUp(asks: Prompt): () => void {
  prompt = asks;
  return () => {
    if (prompt === asks) prompt = null;
  };
}

/** Asks for the second factor now. Rejects where the person closed the question, resolves at once where nobody asks. */
export async function askForFactor(): Promise<void> {
  await prompt?.();
}

/**
 * Sends, and once more after the second factor was given where the server asks for it: what was typed is still there, and the
 * person only confirms.
 *
 * @throws what the server refused with, where nobody asks, or the person closed the question
 */
export async function withFactor<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!prompt || !(error instanceof ApiError) || error.key !== 'second_factor_required')
      throw error;
    await prompt().catch(() => {
      throw error;
    });
    return send();
  }
}
