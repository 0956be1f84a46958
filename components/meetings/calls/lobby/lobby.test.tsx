/** @alone Gives the browser devices. */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { VideoCall } from '@/lib/contract/meetings/calls';
import { installFakeAudio } from '@/lib/testing/calls/fake-audio';
import { fakeDevice } from '@/lib/testing/calls/fake-devices';
import { FakeLocalMedia, fakeTrack } from '@/lib/testing/calls/fake-local-media';
import { Lobby, type LobbyProps } from './lobby';

const START = Date.UTC(2026, 10, 24, 2, 0);
const ABOUT = {
  subject: 'Estate tax',
  withName: 'Atty. Grace Palma-Lim',
  start: START,
  end: START + 30 * 60_000,
};
const ANNA = { role: 'client', display_name: 'Anna Ferrer', picture_url: null } as const;
const GRACE = { role: 'lawyer', display_name: ABOUT.withName, picture_url: null } as const;
const AWAY = { present: false, sid: null };
const HERE = { present: true, sid: '5c1f9dc4-3f0f-4b8e-9c0e-0d9d7f1f6a11' };
const PEOPLE = [
  { ...ANNA, ...AWAY },
  { ...GRACE, ...AWAY },
];
const CALL: VideoCall = {
  _id: 'video-1',
  meeting_id: '1',
  role: 'client',
  start_time: '2026-11-24T02:00:00Z',
  end_time: '2026-11-24T02:30:00Z',
  closes_at: '2026-11-24T03:00:00Z',
  ice_servers: [],
  ice_expires_at: '2026-11-24T03:00:00Z',
  events_url: '/api/v1/meeting/1/stream',
  people: PEOPLE,
};
const RELAY: VideoCall = {
  ...CALL,
  ice_servers: [{ urls: ['turn:turn.example.ph:3478'], username: 'a', credential: 'b' }],
};

let sound: ReturnType<typeof installFakeAudio>;
let media: FakeLocalMedia;

beforeEach(() => {
  sound = installFakeAudio();
  media = new FakeLocalMedia();
  Object.assign(globalThis, { RTCPeerConnection: class {}, MediaStream: class {} });
  browserWith({ getUserMedia: async () => {} });
});

afterEach(() => jest.restoreAllMocks());

function browserWith(mediaDevices: object | undefined, userAgent?: string): void {
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
  if (userAgent) jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

async function show(props: Partial<LobbyProps> = {}) {
  const all: LobbyProps = {
    call: CALL,
    about: ABOUT,
    media,
    people: PEOPLE,
    relayOnly: false,
    onRelayOnly: jest.fn(),
    onJoin: jest.fn(),
    closeHref: '/customer-portal/meeting/1',
    ...props,
  };
  const view = render(<Lobby {...all} />);
  await waitFor(() => expect(row('Connection')).not.toHaveTextContent('checking'));
  const again = (next: Partial<LobbyProps>) => view.rerender(<Lobby {...all} {...next} />);
  return { ...all, ...view, again };
}

function row(name: string): HTMLElement {
  const found = screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(name, { selector: 'span' }));
  if (!found) throw new Error(`no check of ${name}`);
  return found;
}

function press(name: string | RegExp): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

test('says what, with whom and when, and whether they are there', async () => {
  const { again } = await show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ready to join?');
  expect(screen.getByText('Estate tax, with Atty. Grace Palma-Lim')).toBeVisible();
  expect(screen.getByText(/10:00 to 10:30 AM PHT/)).toBeVisible();
  expect(screen.getByText('Atty. Grace Palma-Lim is not here yet')).toBeVisible();
  again({
    people: [
      { ...ANNA, ...AWAY },
      { ...GRACE, ...HERE },
    ],
  });
  expect(screen.getByText('Atty. Grace Palma-Lim is in the room')).toBeVisible();
  expect(screen.queryByText(/another tab/)).toBeNull();
  again({
    people: [
      { ...ANNA, ...HERE },
      { ...GRACE, ...HERE },
    ],
  });
  expect(screen.getByText(/in this call in another tab/)).toBeVisible();
});

test('a guest does not learn what it is about, and sees both', async () => {
  const guest = { role: 'guest', display_name: 'Jose', picture_url: null, ...AWAY } as const;
  await show({
    call: { ...CALL, role: 'guest' },
    about: { ...ABOUT, subject: null },
    people: [...PEOPLE, guest],
  });
  expect(screen.getByText('With Atty. Grace Palma-Lim')).toBeVisible();
  expect(screen.getByText('Anna Ferrer is not here yet')).toBeVisible();
  expect(screen.queryByText('Jose is not here yet')).toBeNull();
});

test('joins, and closes', async () => {
  const { onJoin, onRelayOnly } = await show();
  expect(screen.getByRole('link', { name: 'Close' })).toHaveAttribute(
    'href',
    '/customer-portal/meeting/1',
  );
  press('Join meeting');
  expect(onJoin).toHaveBeenCalledTimes(1);
  expect(onRelayOnly).not.toHaveBeenCalled();
});

test.each([
  ['asking', 'waiting for your browser'],
  ['on', 'works'],
  ['off', 'off'],
  ['refused', 'refused'],
  ['missing', 'none found'],
  ['in_use', 'in use by another program'],
] as const)('a camera that is %s: %s', async (camera, text) => {
  media.become({ camera, cameraTrack: camera === 'on' ? fakeTrack() : null });
  await show();
  expect(row('Camera')).toHaveTextContent(text);
  expect(screen.queryByLabelText('Your camera picture') !== null).toBe(camera === 'on');
});

test('hears a voice, and remembers that it did', async () => {
  await show();
  await waitFor(() => expect(row('Microphone')).toHaveTextContent('no sound yet: say something'));
  sound.loudness = 0.1;
  await waitFor(() => expect(row('Microphone')).toHaveTextContent('we hear you'));
  sound.loudness = 0;
  act(() => media.become({ microphone: 'off' }));
  expect(row('Microphone')).toHaveTextContent('muted');
  act(() => media.become({ microphone: 'on' }));
  expect(row('Microphone')).toHaveTextContent('we hear you');
});

test('measures once it may, and no longer than the page is open', async () => {
  sound.state = 'suspended';
  const { unmount } = await show();
  expect(row('Microphone')).toHaveTextContent('on');
  sound.loudness = 0.1;
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(row('Microphone')).toHaveTextContent('we hear you'));
  expect(sound.open).toBe(1);
  unmount();
  expect(sound.open).toBe(0);
});

test('each button says what a press does', async () => {
  media.become({ blur: 'off' });
  await show();
  press('Mute');
  press('Camera off');
  expect(screen.getByRole('button', { name: 'Blur', pressed: false })).toBeVisible();
  press('Blur');
  act(() => media.become({ microphone: 'off', camera: 'off', cameraTrack: null, blur: 'on' }));
  press('Unmute');
  press('Camera on');
  press('Blur');
  expect(media.asked).toEqual([
    'microphone false',
    'camera false',
    'blur true',
    'microphone true',
    'camera true',
    'blur false',
  ]);
  act(() => media.become({ blur: 'unavailable' }));
  expect(screen.queryByRole('button', { name: 'Blur' })).toBeNull();
});

test('a press while the browser asks changes nothing', async () => {
  media.become({ camera: 'asking', cameraTrack: null });
  await show();
  press('Camera off');
  expect(media.asked).toEqual([]);
});

test('without camera and microphone it can be joined, and the help says where to press', async () => {
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (Linux; Android 10; K) SamsungBrowser/29.0 Chrome/136.0.0.0');
  media.become({
    camera: 'refused',
    microphone: 'refused',
    cameraTrack: null,
    microphoneTrack: null,
  });
  const { onJoin } = await show();
  const help = within(screen.getByRole('region', { name: 'Help with your devices' }));
  expect(help.getByText('You can join without camera and microphone')).toBeVisible();
  expect(help.getByText(/You can see and hear the others/)).toBeVisible();
  expect(help.getByText(/Samsung Internet/)).toBeVisible();
  press(/Try again.*microphone/);
  press(/Try again.*camera/);
  expect(media.asked).toEqual(['microphone true', 'camera true']);
  press('Join meeting');
  expect(onJoin).toHaveBeenCalled();
});

test.each([
  ['missing', /Plug one in/],
  ['in_use', /Close the other program/],
] as const)('what helps with a camera that is %s', async (camera, text) => {
  media.become({ camera, cameraTrack: null });
  await show();
  expect(screen.getByText('You can join without a camera')).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

const advice = () => screen.getByRole('region', { name: 'This browser and video calls' });
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15';
const SAFARI = `${IPHONE} (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1`;
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; SM-A556E; wv) AppleWebKit/537.36 Chrome/140';

test('a browser that can make calls reads no advice', async () => {
  await show();
  expect(screen.queryByRole('region', { name: 'This browser and video calls' })).toBeNull();
});

// brave/brave-talk#1502, element-hq/element-call#3052: Lockdown Mode takes RTCPeerConnection away.
test.each([
  ['an iPhone', SAFARI, /Website Settings, and turn Lockdown Mode off for this site/],
  ['a computer', 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Firefox/150.0', /allow WebRTC/],
])('without WebRTC on %s it says so before one joins, and what helps', async (_, agent, step) => {
  Reflect.deleteProperty(globalThis, 'RTCPeerConnection');
  browserWith({ getUserMedia: async () => {} }, agent);
  const { onJoin } = await show();
  expect(advice()).toHaveTextContent('This browser cannot make video calls');
  expect(within(advice()).getByText(step)).toBeVisible();
  expect(advice()).toHaveTextContent('where no call comes about you can have your money back');
  expect(row('Connection')).toHaveTextContent('not possible in this browser');
  press('Join meeting');
  expect(onJoin).toHaveBeenCalled();
});

// Extensions and policies that switch WebRTC off leave nothing, or a property that is empty, or take streams alone.
test.each([
  ['a connection that is null', () => Object.assign(globalThis, { RTCPeerConnection: null })],
  [
    'a connection that is undefined',
    () => Object.assign(globalThis, { RTCPeerConnection: undefined }),
  ],
  ['no streams', () => Reflect.deleteProperty(globalThis, 'MediaStream')],
])('%s: it says so before one joins', async (_, takeAway) => {
  takeAway();
  const off = { cameraTrack: null, microphoneTrack: null } as const;
  media.become({ camera: 'missing', microphone: 'missing', ...off });
  await show();
  expect(advice()).toHaveTextContent('This browser cannot make video calls');
  expect(row('Connection')).toHaveTextContent('not possible in this browser');
});

// aws/amazon-chime-sdk-js#1579, mozmorris/react-webcam#235: Messenger and Facebook have no devices.
test.each([
  ['Messenger', `${IPHONE} Mobile/22G86 [FBAN/MessengerForiOS;FBAV/500]`, false],
  ['an app that names nothing', `${IPHONE} (KHTML, like Gecko) Mobile/15E148`, false],
  ['TikTok', `${IPHONE} Mobile/15E148 musical_ly_2023 BytedanceWebview/d8a21c6`, false],
  ['Facebook on Android', `${ANDROID} [FB_IAB/FB4A;FBAV/500]`, true],
])('within %s it says to open the page in Chrome or Safari', async (_, agent, android) => {
  browserWith(undefined, agent);
  media.become({ camera: 'missing', cameraTrack: null });
  await show();
  expect(advice()).toHaveTextContent('This page is open inside another app');
  expect(advice()).toHaveTextContent('Chrome, Safari or your browser');
  expect(screen.queryByText(/Plug one in/)).toBeNull();
  expect(within(advice()).getByRole('textbox')).toHaveValue(location.href);
  const chrome = within(advice()).queryByRole('link', { name: 'Open in Chrome' });
  if (android)
    expect(chrome).toHaveAttribute(
      'href',
      'intent://localhost/#Intent;scheme=http;package=com.android.chrome;end',
    );
  else expect(chrome).toBeNull();
});

test('a browser that names devices and lets nobody ask for them says that nobody hears', async () => {
  browserWith({});
  await show();
  expect(advice()).toHaveTextContent('they could neither see nor hear you');
});

test('a page on the home screen of an iPhone is no browser within an app', async () => {
  browserWith({ getUserMedia: async () => {} }, `${IPHONE} (KHTML, like Gecko) Mobile/15E148`);
  Object.assign(navigator, { standalone: true });
  await show();
  expect(screen.queryByText('This page is open inside another app')).toBeNull();
  Reflect.deleteProperty(navigator, 'standalone');
});

test('on a phone without a camera nobody is told to plug one in', async () => {
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
  media.become({ camera: 'missing', cameraTrack: null });
  await show();
  expect(screen.queryByText(/Plug one in/)).toBeNull();
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
});

test('another device can be chosen; it is said when it does not open', async () => {
  const cameras = [fakeDevice('videoinput', 'front'), fakeDevice('videoinput', 'back')].map(
    (device) => device as Partial<MediaDeviceInfo> as MediaDeviceInfo,
  );
  media.become({ cameras, chosen: { ...media.snapshot().chosen, camera: 'front' } });
  await show();
  expect(screen.queryByRole('combobox', { name: 'Speaker' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Microphone' })).toBeDisabled();
  const select = screen.getByRole('combobox', { name: 'Camera' });
  expect(select).toHaveDisplayValue('Label of front');
  media.choose = () => Promise.reject(new Error('in use'));
  fireEvent.change(select, { target: { value: 'back' } });
  await waitFor(() => expect(select).toHaveAccessibleDescription(/did not open/));
  media.choose = (_kind, camera) => {
    media.become({ chosen: { ...media.snapshot().chosen, camera } });
    return Promise.resolve();
  };
  fireEvent.change(select, { target: { value: 'back' } });
  expect(select).toHaveDisplayValue('Label of back');
  expect(select).toHaveAccessibleDescription('');
});

test('without a relay the address cannot be hidden, whatever was remembered', async () => {
  const { onRelayOnly, onJoin } = await show({ relayOnly: true });
  const hide = screen.getByRole('checkbox', { name: 'Hide my network address' });
  expect(hide).toBeDisabled();
  expect(hide).not.toBeChecked();
  expect(hide).toHaveAccessibleDescription(/none is set up/);
  expect(row('Connection')).toHaveTextContent('not checked');
  press('Join meeting');
  expect(onRelayOnly).toHaveBeenCalledWith(false);
  expect(onJoin).toHaveBeenCalled();
});

describe('with a relay', () => {
  let answers = true;
  const closed = jest.fn();

  beforeEach(() => {
    answers = true;
    closed.mockClear();
    class FakePeer extends EventTarget {
      createDataChannel() {}
      close = closed;
      setLocalDescription() {
        const candidate = answers ? { candidate: 'candidate:1 1 udp 1 203.0.113.5 5000' } : null;
        queueMicrotask(() =>
          this.dispatchEvent(Object.assign(new Event('icecandidate'), { candidate })),
        );
        return Promise.resolve();
      }
    }
    Object.assign(globalThis, { RTCPeerConnection: FakePeer });
  });

  test('the address can be hidden', async () => {
    const { onRelayOnly } = await show({ call: RELAY });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Hide my network address' }));
    expect(onRelayOnly).toHaveBeenCalledWith(true);
    expect(row('Connection')).toHaveTextContent('works');
    expect(closed).toHaveBeenCalledTimes(1);
  });

  test('it is said when it does not answer, and what that means', async () => {
    answers = false;
    const { again } = await show({ call: RELAY });
    expect(row('Connection')).toHaveTextContent('our relay does not answer');
    expect(row('Connection')).toHaveTextContent('where a direct connection is possible');
    again({ call: RELAY, relayOnly: true });
    expect(row('Connection')).toHaveTextContent(
      'the call cannot connect while your network address',
    );
  });

  test('is checked again when the line comes back', async () => {
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await show({ call: RELAY });
    expect(row('Connection')).toHaveTextContent('no internet');
    line.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(row('Connection')).toHaveTextContent('works'));
    line.mockRestore();
  });
});

test('a sound that cannot be played is no promise', async () => {
  await show();
  expect(row('Speaker')).toHaveTextContent('not checked');
  press('Play a test sound');
  await waitFor(() => expect(row('Speaker')).toHaveTextContent('your browser did not play it'));
});

test('in a portal it has no main element of its own', async () => {
  const { again } = await show({ inPortal: true });
  expect(screen.queryByRole('main')).toBeNull();
  again({ inPortal: false });
  expect(screen.getByRole('main')).toBeVisible();
});
