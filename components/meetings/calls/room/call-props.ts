import type { Call, LocalMedia } from '@/lib/client/meetings/calls/call-interfaces';
import type { VideoCall } from '@/lib/contract/meetings/calls';
import type { Meeting } from '@/lib/contract/meetings/meetings';

export interface CallScreenProps {
  call: Call;
  media: LocalMedia;
  video: VideoCall;
  /** Null for a guest, who has no access to messages and files. */
  meeting: Meeting | null;
  /** Called by the press that leaves. */
  onLeft: () => void;
  /** Called by the press that leads on from a call that is left or over. */
  onGoOn: () => void;
}
