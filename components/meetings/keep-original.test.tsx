import { fireEvent, render, screen } from '@testing-library/react';
import { UploadQueue } from '@/lib/client/meetings/upload-queue';
import { KeepOriginal } from './keep-original';

test('is off until somebody chooses it, and can be taken back', async () => {
  const choices: boolean[] = [];
  const queue = new UploadQueue(
    () => {},
    async (_meetingId, _file, { keepOriginal }) => {
      choices.push(keepOriginal);
      return { files: [] };
    },
  );
  const sendOne = () => {
    queue.add([new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.jpg')]);
    return queue.send('m1');
  };
  const choice = () => (
    <KeepOriginal kept={queue.keepsOriginals} onChange={(keep) => queue.keepOriginals(keep)} />
  );
  const { unmount } = render(choice());
  const box = screen.getByRole('checkbox', { name: /place and time/ });
  expect(box).not.toBeChecked();
  await sendOne();
  fireEvent.click(box);
  await sendOne();
  fireEvent.click(box);
  await sendOne();
  expect(choices).toEqual([false, true, false]);
  fireEvent.click(box);
  unmount();
  // It goes with the last picture, and comes with the next one.
  render(choice());
  expect(screen.getByRole('checkbox', { name: /place and time/ })).toBeChecked();
});
