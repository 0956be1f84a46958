import { countView } from './views';

const sendBeacon = jest.fn((_url: string) => true);
let visibility: DocumentVisibilityState = 'visible';

beforeAll(() => {
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon });
  Object.defineProperty(document, 'visibilityState', { get: () => visibility });
});
beforeEach(() => {
  sendBeacon.mockClear();
  visibility = 'visible';
});

const becomes = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

it('is sent once for each lawyer, however often the profile is shown', () => {
  countView('ana-1');
  countView('ana-1');
  countView('ben-2');
  expect(sendBeacon.mock.calls).toEqual([
    ['/api/v1/lawyers/ana-1/views'],
    ['/api/v1/lawyers/ben-2/views'],
  ]);
});

it('waits until the page is in view', () => {
  visibility = 'hidden';
  countView('carla-3');
  expect(sendBeacon).not.toHaveBeenCalled();
  becomes('visible');
  becomes('hidden');
  becomes('visible');
  expect(sendBeacon.mock.calls).toEqual([['/api/v1/lawyers/carla-3/views']]);
});
