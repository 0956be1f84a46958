import { fireEvent, screen, within } from '@testing-library/react';
import {
  button,
  fakeBrowser,
  happens,
  key,
  openCall,
  pass,
  press,
} from '@/lib/testing/calls/call-page';
import { remotePerson } from '@/lib/testing/calls/fake-call';
import { fakeServer } from '@/lib/testing/fake-server';

const server = fakeServer();
fakeBrowser();

const SHARING = { microphone: true, camera: true, sharing: true };
const NAME = 'Atty. Maria Luisa Santos';

beforeEach(() => {
  const nothing = { results: [], hasMore: false, page: 0, total: 0, unread_count: 0 };
  server.answer = () => ({ status: 200, payload: nothing });
  // A frame of 360 × 400 px with a picture of 1280 × 720, which jsdom does not lay out.
  const sizes: [object, string, number][] = [
    [HTMLElement.prototype, 'clientWidth', 360],
    [HTMLElement.prototype, 'clientHeight', 400],
    [HTMLVideoElement.prototype, 'videoWidth', 1280],
    [HTMLVideoElement.prototype, 'videoHeight', 720],
  ];
  for (const [of, name, value] of sizes) {
    Object.defineProperty(of, name, { configurable: true, get: () => value });
  }
  const box = { left: 0, top: 0, width: 360, height: 400 };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
  Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'videoWidth');
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'videoHeight');
});

const share = () => openCall({ call: { people: [remotePerson('lawyer', { state: SHARING })] } });
const frame = () => screen.getByRole('region', { name: 'Shared screen' });
const picture = () => screen.getByLabelText(`Screen of ${NAME}`).parentElement?.style.transform;
const room = () => document.querySelector('[data-theatre]');

const touch = (
  type: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel',
  pointerId: number,
  clientX: number,
  clientY: number,
) => {
  const event = new MouseEvent(type.toLowerCase(), { bubbles: true, clientX, clientY, button: 0 });
  Object.assign(event, { pointerId });
  fireEvent(frame(), event);
};

describe('a shared screen', () => {
  test('has its name in a line below it and is whole at first', async () => {
    await share();
    expect(frame().parentElement).toHaveTextContent(`${NAME}: screen`);
    expect(within(frame()).queryByText(`${NAME}: screen`)).toBeNull();
    expect(picture()).toBe('translate(0px, 0px) scale(1)');
    expect(button('Zoom out')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Show all of the screen')).toHaveAttribute('aria-disabled', 'true');
  });

  test('is enlarged by buttons, up to six times, and whole again', async () => {
    await share();
    await press('Zoom in');
    expect(picture()).toBe('translate(0px, 0px) scale(1.5)');
    expect(screen.getByText('150 %', { selector: 'output' })).toBeVisible();
    for (let times = 0; times < 5; times += 1) await press('Zoom in');
    expect(picture()).toContain('scale(6)');
    expect(button('Zoom in')).toHaveAttribute('aria-disabled', 'true');
    await press('Zoom out');
    expect(picture()).toContain('scale(4)');
    await press('Show all of the screen');
    expect(picture()).toBe('translate(0px, 0px) scale(1)');
  });

  test('is enlarged and moved by keys, as far as its edge', async () => {
    await share();
    await key('ArrowRight', frame());
    expect(picture()).toBe('translate(0px, 0px) scale(1)');
    await key('+', frame());
    await key('+', frame());
    await key('ArrowRight', frame());
    expect(picture()).toMatch(/^translate\(-60px, 0px\) scale\(2.25\)/);
    for (let times = 0; times < 9; times += 1) await key('ArrowRight', frame());
    expect(picture()).toMatch(/^translate\(-225px/);
    await key('0', frame());
    expect(picture()).toBe('translate(0px, 0px) scale(1)');
  });

  test('follows one finger and two, and fills the frame by a double press', async () => {
    await share();
    touch('pointerDown', 1, 180, 200);
    touch('pointerDown', 2, 280, 200);
    touch('pointerMove', 2, 380, 200);
    expect(picture()).toContain('scale(2)');
    touch('pointerUp', 1, 180, 200);
    touch('pointerUp', 2, 380, 200);
    const before = picture();
    touch('pointerDown', 1, 100, 200);
    touch('pointerMove', 1, 140, 200);
    touch('pointerUp', 1, 140, 200);
    expect(picture()).not.toBe(before);
    await press('Show all of the screen');
    for (let times = 0; times < 2; times += 1) {
      touch('pointerDown', 1, 180, 200);
      touch('pointerUp', 1, 180, 200);
    }
    expect(picture()).toBe('translate(0px, 0px) scale(2)');
    touch('pointerDown', 3, 90, 200);
    touch('pointerCancel', 3, 90, 200);
    touch('pointerMove', 3, 0, 200);
    expect(picture()).toBe('translate(0px, 0px) scale(2)');
  });

  test('is enlarged by Ctrl and the wheel, which else moves it', async () => {
    await share();
    fireEvent.wheel(frame(), { deltaY: -100, ctrlKey: true, clientX: 180, clientY: 200 });
    expect(picture()).toMatch(/scale\(2\.7/);
    fireEvent.wheel(frame(), { deltaX: 30 });
    expect(picture()).toMatch(/^translate\(-30px/);
  });

  test('has the whole of a turned phone once nothing is touched, until something is', async () => {
    const { call } = await share();
    expect(room()).not.toHaveAttribute('data-resting');
    await pass(4_000);
    expect(room()).toHaveAttribute('data-resting');
    fireEvent.pointerDown(frame());
    expect(room()).not.toHaveAttribute('data-resting');
    await pass(4_000);
    await key('m');
    expect(room()).not.toHaveAttribute('data-resting');
    await happens(() => call.change({ people: [remotePerson('lawyer')] }));
    expect(room()).toBeNull();
  });
});
