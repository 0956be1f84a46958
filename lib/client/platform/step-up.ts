import { ApiError } from './api-error';

/** Resolves once the second factor was given; rejects when the user cancels. */
type Prompt = () => Promise<void>;

let prompt: Prompt | null = null;

/** Registers the prompt for the second factor of an open page. Returns the unregister function. */
export function onStepUp(asks: Prompt): () => void {
  prompt = asks;
  return () => {
    if (prompt === asks) prompt = null;
  };
}

/** Asks for the second factor. Rejects when the user cancels, resolves at once without a registered prompt. */
export async function askForFactor(): Promise<void> {
  await prompt?.();
}

/**
 * Sends, and once more after asking for the second factor where the server requires it: the form keeps its values,
 * and the user only confirms.
 * @throws what the server refused with, without a registered prompt or when the user cancels
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
