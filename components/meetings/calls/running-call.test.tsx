import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Call, CallSnapshot, LocalMedia } from '@/lib/client/meetings/calls/call-interfaces';
import { hasLeft } from '@/lib/client/meetings/calls/call-memory';
import { videoCallQuery } from '@/lib/client/meetings/calls/queries';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { VideoCall } from '@/lib/contract/meetings/calls';
import { RunningCall } from './lobby-and-call';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
jest.mock('./room/call-screen', () => ({
  CallScreen: ({ onLeft }: { onLeft: () => void }) => (
    <button type="button" onClick={onLeft}>
      Leave
    </button>
  ),
}));
let closedBecause: CallSnapshot['closedBecause'] = null;
const leave = jest.fn();
const startCall = jest.fn(
  () => ({ leave, snapshot: () => ({ closedBecause }) }) as unknown as Call,
);
jest.mock('@/lib/client/meetings/calls/call', () => ({
  startCall: (...options: []) => startCall(...options),
}));

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  closedBecause = null;
});

function open() {
  const queries = createQueryClient();
  const video = { _id: 'v1' } as VideoCall;
  queries.setQueryData(videoCallQuery('m1').queryKey, video);
  const view = render(
    <QueryClientProvider client={queries}>
      <RunningCall
        meetingId="m1"
        video={video}
        meeting={null}
        media={{ stop: () => {} } as LocalMedia}
        relayOnly={true}
        leftHref="/meeting"
      />
    </QueryClientProvider>,
  );
  return { ...view, queries };
}

test('while it runs, a reload of the tab comes back into it', () => {
  open();
  expect(startCall).toHaveBeenCalledWith(
    expect.objectContaining({ meetingId: 'm1', relayOnly: true }),
  );
  expect(sessionStorage.getItem('in_call')).toBe('m1');
});

test('leaving forgets it, and leads on', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(sessionStorage.getItem('in_call')).toBeNull();
  expect(push).toHaveBeenCalledWith('/meeting');
  expect(hasLeft('m1')).toBe(true);
});

test('from one that was cancelled the way leads to the meeting', () => {
  closedBecause = 'cancelled';
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(push).toHaveBeenCalledWith('/meeting');
});

test('going to another page leaves the call, and nothing of the permission stays', () => {
  const { unmount, queries } = open();
  act(() => unmount());
  expect(leave).toHaveBeenCalled();
  expect(sessionStorage.getItem('in_call')).toBeNull();
  expect(queries.getQueryData(videoCallQuery('m1').queryKey)).toBeUndefined();
});
