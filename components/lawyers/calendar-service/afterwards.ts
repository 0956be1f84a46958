import { showToast } from '@/components/ui/feedback/toast-queue';
import { messageFor } from '@/lib/client/platform/messages';
import { TEXTS } from '@/lib/contract/platform/texts';

/** Says how a change of the feed ended. Resolves to whether it was made. */
export async function afterwards(change: Promise<unknown>): Promise<boolean> {
  try {
    await change;
    showToast('success', TEXTS.lawyerProfile.success);
    return true;
  } catch (error) {
    showToast('error', messageFor('calendarFeed', error));
    return false;
  }
}
