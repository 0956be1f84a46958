import type { Call, LocalMedia } from '@/lib/client/meetings/calls/call-interfaces';
import type { VideoCall } from '@/lib/contract/meetings/calls';
import type { Meeting } from '@/lib/contract/meetings/meetings';

export interface CallScreenProps {
  call: Call;
  media: LocalMedia;
  video: VideoCall;
  /** Null for a guest, who reads neither messages nor files. */
  meeting: Meeting | null;
  /** Called when the call is left, and when it has ended and the person goes on. */
  onLeft: () => void;
}
