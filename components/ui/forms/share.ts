/** Opens the share dialog of the device; closing it is no failure, since what is shared stays on the page. */
export async function share(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch {
    // Closed without sharing.
  }
}
