/** @alone Gives the browser devices. */
import { waitFor } from '@testing-library/react';
import { fakeDevice, installMediaDevices } from '@/lib/testing/calls/fake-devices';
import type { LocalMedia } from './call-interfaces';
import { createLocalMedia } from './local-media';

const BUILT_IN = fakeDevice('audioinput', 'built-in');
const HEADSET = fakeDevice('audioinput', 'headset');
const FRONT = fakeDevice('videoinput', 'front');
const BACK = fakeDevice('videoinput', 'back');
const BLURRING = fakeDevice('videoinput', 'blurring', { blurs: true });
const ALL = [BUILT_IN, HEADSET, FRONT, BACK];

let media: LocalMedia;

beforeEach(() => {
  localStorage.clear();
  media = createLocalMedia();
});

afterEach(() => media.stop());

function remembered(): unknown {
  return JSON.parse(localStorage.getItem('call_devices') ?? 'null');
}

test('asks for each device by itself, with what a call needs', async () => {
  const browser = installMediaDevices(ALL).media;
  await media.start();
  expect(browser.asked).toEqual([
    { audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true } },
    {
      video: {
        width: { ideal: 1280 },
        height: { ideal: 720 },
        frameRate: { ideal: 30, max: 30 },
        facingMode: 'user',
      },
    },
  ]);
  expect(media.snapshot()).toMatchObject({
    microphone: 'on',
    camera: 'on',
    microphones: [BUILT_IN, HEADSET],
    cameras: [FRONT, BACK],
    speakers: [],
    chosen: { microphone: 'built-in', camera: 'front' },
    blur: 'unavailable',
  });
});

test('a refused camera leaves the microphone', async () => {
  installMediaDevices(ALL).media.refused.add('video');
  await media.start();
  expect(media.snapshot()).toMatchObject({
    microphone: 'on',
    camera: 'refused',
    cameraTrack: null,
  });
});

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotReadableError', 'in_use'],
  ['AbortError', 'in_use'],
  ['NotFoundError', 'missing'],
])('%s is told as %s', async (error, state) => {
  installMediaDevices([BUILT_IN, fakeDevice('videoinput', 'broken', { error })]);
  await media.start();
  expect(media.snapshot()).toMatchObject({ microphone: 'on', camera: state });
});

test('neither is there, nor a way to ask', async () => {
  installMediaDevices([]);
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
  await media.start();
  expect(media.snapshot()).toMatchObject({ microphone: 'missing', camera: 'missing' });
});

test('a remembered device that is no longer there is replaced, and comes back', async () => {
  localStorage.setItem('call_devices', JSON.stringify({ microphone: 'headset' }));
  const browser = installMediaDevices([BUILT_IN, FRONT]).media;
  await media.start();
  expect(media.snapshot().chosen.microphone).toBe('built-in');
  browser.change(ALL);
  await waitFor(() => expect(media.snapshot().chosen.microphone).toBe('headset'));
  expect(browser.liveIds().toSorted()).toEqual(['front', 'headset']);
});

test('a headset that is pulled out is replaced, and comes back', async () => {
  const browser = installMediaDevices(ALL).media;
  await media.start();
  await media.choose('microphone', 'headset');
  browser.change([BUILT_IN, FRONT, BACK]);
  await waitFor(() => expect(media.snapshot()).toMatchObject({ microphone: 'on' }));
  expect(media.snapshot().chosen.microphone).toBe('built-in');
  browser.change(ALL);
  await waitFor(() => expect(media.snapshot().chosen.microphone).toBe('headset'));
  expect(browser.liveIds().toSorted()).toEqual(['front', 'headset']);
});

test('what is plugged in later is used', async () => {
  const browser = installMediaDevices([BUILT_IN]).media;
  await media.start();
  expect(media.snapshot().camera).toBe('missing');
  // No camera was allowed yet: a browser tells that there is one, not which.
  browser.enumerateDevices = async () =>
    browser.devices.map((device) =>
      device.kind === 'videoinput' ? { ...device, deviceId: '', label: '' } : device,
    );
  browser.change(ALL);
  await waitFor(() => expect(media.snapshot().camera).toBe('on'));
});

test('the camera is released while it is off; a muted microphone stays, without sound', async () => {
  const browser = installMediaDevices(ALL).media;
  await media.start();
  const { microphoneTrack } = media.snapshot();
  await media.setCamera(false);
  await media.setMicrophone(false);
  expect(media.snapshot()).toMatchObject({ microphone: 'off', camera: 'off', cameraTrack: null });
  expect(media.snapshot().microphoneTrack).toBe(microphoneTrack);
  expect(microphoneTrack?.enabled).toBe(false);
  expect(browser.liveIds()).toEqual(['built-in']);
  await media.setMicrophone(true);
  expect(microphoneTrack?.enabled).toBe(true);
  expect(browser.asked).toHaveLength(2);
  await media.setCamera(true);
  expect(media.snapshot().camera).toBe('on');
  expect(browser.liveIds()).toEqual(['built-in', 'front']);
});

test('as it was left, so it begins the next time', async () => {
  installMediaDevices([...ALL, BLURRING]);
  await media.start();
  await media.setMicrophone(false);
  await media.setCamera(false);
  await media.setBlur(true);
  await media.choose('camera', 'blurring');
  media.stop();
  expect(remembered()).toEqual({
    camera: 'blurring',
    microphone_on: false,
    camera_on: false,
    blur: true,
  });
  const browser = installMediaDevices([...ALL, BLURRING]).media;
  media = createLocalMedia();
  await media.start();
  expect(media.snapshot()).toMatchObject({ microphone: 'off', camera: 'off' });
  expect(media.snapshot().microphoneTrack?.enabled).toBe(false);
  expect(browser.asked).toHaveLength(1);
  await media.setCamera(true);
  expect(media.snapshot()).toMatchObject({ chosen: { camera: 'blurring' }, blur: 'on' });
});

test('what another version stored, or somebody typed, does no harm', async () => {
  installMediaDevices(ALL);
  for (const stored of ['{', '7', '{"microphone":5,"camera_on":"no"}']) {
    localStorage.setItem('call_devices', stored);
    const one = createLocalMedia();
    await one.start();
    expect(one.snapshot()).toMatchObject({ microphone: 'on', camera: 'on' });
    one.stop();
  }
});

test('another device takes over before the old one goes', async () => {
  const browser = installMediaDevices(ALL).media;
  await media.start();
  const seen: (string | undefined)[] = [];
  media.subscribe(() => seen.push(media.snapshot().cameraTrack?.readyState));
  await media.choose('camera', 'back');
  expect(new Set(seen)).toEqual(new Set(['live']));
  expect(media.snapshot().chosen.camera).toBe('back');
  expect(browser.liveIds()).toEqual(['built-in', 'back']);
});

test('a muted microphone stays muted when it is exchanged', async () => {
  installMediaDevices(ALL);
  await media.start();
  await media.setMicrophone(false);
  await media.choose('microphone', 'headset');
  expect(media.snapshot()).toMatchObject({ microphone: 'off', chosen: { microphone: 'headset' } });
  expect(media.snapshot().microphoneTrack?.enabled).toBe(false);
});

test('the old device stays where the new one does not open, and is remembered', async () => {
  const broken = fakeDevice('audioinput', 'broken', { error: 'NotReadableError' });
  const browser = installMediaDevices([...ALL, broken]).media;
  await media.start();
  const { microphoneTrack } = media.snapshot();
  const choosing = media.choose('microphone', 'broken');
  expect(media.snapshot().chosen.microphone).toBe('broken');
  await expect(choosing).rejects.toMatchObject({ failure: 'in_use' });
  expect(media.snapshot().microphoneTrack).toBe(microphoneTrack);
  expect(media.snapshot().chosen.microphone).toBe('built-in');
  expect(browser.liveIds()).toEqual(['built-in', 'front']);
  expect(remembered()).toBeNull();
});

test('where only one camera opens at a time the old one goes first, and comes back', async () => {
  const front = fakeDevice('videoinput', 'front', { alone: true });
  const back = fakeDevice('videoinput', 'back', { alone: true });
  const browser = installMediaDevices([BUILT_IN, front, back]).media;
  await media.start();
  await media.choose('camera', 'back');
  expect(media.snapshot()).toMatchObject({ camera: 'on', chosen: { camera: 'back' } });
  front.error = 'NotReadableError';
  await expect(media.choose('camera', 'front')).rejects.toThrow('in_use');
  expect(media.snapshot()).toMatchObject({ camera: 'on', chosen: { camera: 'back' } });
  expect(browser.liveIds()).toEqual(['built-in', 'back']);
});

test('who withdraws the permission is not asked again at once; who gives it is heard', async () => {
  const { media: browser, permissions } = installMediaDevices(ALL);
  await media.start();
  permissions.camera.state = 'denied';
  browser.live.find(({ kind }) => kind === 'video')?.end();
  await waitFor(() => expect(media.snapshot().camera).toBe('refused'));
  expect(browser.asked).toHaveLength(2);
  permissions.camera.become('granted');
  await waitFor(() => expect(media.snapshot().camera).toBe('on'));
});

test('a press asks again after a refusal', async () => {
  const browser = installMediaDevices(ALL).media;
  browser.refused.add('audio');
  await media.start();
  expect(media.snapshot().microphone).toBe('refused');
  browser.refused.clear();
  await media.setMicrophone(true);
  expect(media.snapshot().microphone).toBe('on');
});

test('blurs where the browser can, from the first picture on', async () => {
  const browser = installMediaDevices([BUILT_IN, BLURRING]).media;
  await media.start();
  expect(media.snapshot().blur).toBe('off');
  await media.setBlur(true);
  expect(media.snapshot().blur).toBe('on');
  await media.setCamera(false);
  expect(media.snapshot().blur).toBe('on');
  await media.setCamera(true);
  expect(browser.asked.at(-1)).toMatchObject({ video: { backgroundBlur: true } });
  expect(media.snapshot().blur).toBe('on');
  await media.setBlur(false);
  expect(media.snapshot().blur).toBe('off');
});

describe('no device stays open', () => {
  test('after the end', async () => {
    const browser = installMediaDevices(ALL).media;
    await media.start();
    media.stop();
    expect(browser.live).toEqual([]);
    await media.setCamera(true);
    await media.choose('microphone', 'headset');
    browser.change([BUILT_IN]);
    expect(browser.live).toEqual([]);
    expect(browser.asked).toHaveLength(2);
  });

  test('when the page is left while the browser asks', async () => {
    const browser = installMediaDevices(ALL).media;
    browser.hold();
    const started = media.start();
    expect(media.snapshot()).toMatchObject({ microphone: 'asking', camera: 'asking' });
    media.stop();
    browser.answer();
    await started;
    expect(browser.tracks).toHaveLength(2);
    expect(browser.live).toEqual([]);
    expect(media.snapshot()).toMatchObject({ microphone: 'off', cameraTrack: null });
  });

  test('twice, when it is stopped and started again while the browser asks', async () => {
    const browser = installMediaDevices(ALL).media;
    browser.hold();
    const first = media.start();
    media.stop();
    const second = media.start();
    browser.answer();
    await Promise.all([first, second]);
    expect(browser.liveIds()).toEqual(['built-in', 'front']);
    expect(media.snapshot()).toMatchObject({ microphone: 'on', camera: 'on' });
  });

  test('twice, by presses in a row', async () => {
    const browser = installMediaDevices(ALL).media;
    await media.start();
    browser.hold();
    const presses = [false, true, true, false, true].map((on) => media.setCamera(on));
    const muting = media.setMicrophone(false);
    browser.answer();
    await Promise.all([...presses, muting]);
    expect(browser.liveIds()).toEqual(['built-in', 'front']);
    expect(media.snapshot()).toMatchObject({ microphone: 'off', camera: 'on' });
  });

  test('when the camera is turned off while the browser asks', async () => {
    const browser = installMediaDevices(ALL).media;
    browser.hold();
    const started = media.start();
    const off = [media.setCamera(false), media.setMicrophone(false)];
    browser.answer();
    await Promise.all([started, ...off]);
    expect(browser.liveIds()).toEqual(['built-in']);
    expect(media.snapshot()).toMatchObject({ microphone: 'off', camera: 'off' });
    expect(media.snapshot().microphoneTrack?.enabled).toBe(false);
  });

  test('of two that were chosen in a row', async () => {
    const browser = installMediaDevices([...ALL, BLURRING]).media;
    await media.start();
    browser.hold();
    const choices = [media.choose('camera', 'back'), media.choose('camera', 'blurring')];
    browser.answer();
    await Promise.all(choices);
    expect(browser.liveIds()).toEqual(['built-in', 'blurring']);
    expect(media.snapshot().chosen.camera).toBe('blurring');
  });

  test('while the page is set aside for the back button', async () => {
    const browser = installMediaDevices(ALL).media;
    await media.start();
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(browser.live).toEqual([]);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(browser.liveIds()).toEqual(['built-in', 'front']));
  });
});

test('says that something changed, and stays the same while nothing did', async () => {
  installMediaDevices(ALL);
  const heard = jest.fn();
  const end = media.subscribe(heard);
  expect(media.snapshot()).toBe(media.snapshot());
  await media.start();
  expect(heard).toHaveBeenCalled();
  end();
  heard.mockClear();
  await media.setCamera(false);
  expect(heard).not.toHaveBeenCalled();
});
