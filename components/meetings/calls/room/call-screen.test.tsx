import { screen } from '@testing-library/react';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import {
  browser,
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
import { shownMeeting } from '@/lib/testing/shown-meeting';

const server = fakeServer();
fakeBrowser();
beforeEach(() => {
  const nothing = { results: [], hasMore: false, page: 0, total: 0, unread_count: 0 };
  server.answer = () => ({ status: 200, payload: nothing });
});

const lawyer = remotePerson;
const heading = (level: number) => screen.getByRole('heading', { level }).textContent;
const sounds = () => [...document.querySelectorAll('audio')];
const said = (text: string) => screen.getByText(text, { selector: '[aria-live] *' });

describe('while nobody else is there', () => {
  test('a client reads for whom they wait, for how long, and what a late lawyer means', async () => {
    await openCall({ minutes: 2 });
    expect(heading(1)).toBe('Atty. Maria Luisa Santos');
    expect(heading(2)).toBe('Atty. Maria Luisa Santos is not here yet.');
    expect(
      screen.getByText('Anyone who opens the meeting can see that you are here.'),
    ).toBeVisible();
    expect(screen.getByText(/by 9:13 AM PHT, you get everything back/)).toBeVisible();
    await pass(5_000);
    expect(screen.getAllByRole('timer')[1]).toHaveTextContent('2:05 since the start');
  });

  test('before the start nothing is late', async () => {
    await openCall({ minutes: -3 });
    expect(screen.getByRole('timer', { name: 'Starts in 3 minutes' })).toHaveTextContent(
      'Starts in 3:00',
    );
    expect(screen.queryByText(/since the start/)).toBeNull();
  });

  test('a lawyer waits for the client, without the rule for clients', async () => {
    await openCall({ role: 'lawyer' });
    expect(heading(2)).toBe('Anna Ferrer is not here yet.');
    expect(screen.queryByText(/you get everything back/)).toBeNull();
  });

  test('a guest waits for both', async () => {
    await openCall({ role: 'guest', roles: ['client', 'lawyer', 'guest'] });
    expect(heading(2)).toBe('Anna Ferrer and Atty. Maria Luisa Santos are not here yet.');
  });

  test('somebody whose page does not answer is here, and cannot be connected', async () => {
    await openCall({ call: { present: ['lawyer'] } });
    expect(heading(2)).toBe('Atty. Maria Luisa Santos is here. Connecting…');
    await pass(16_000);
    expect(heading(2)).toBe('Atty. Maria Luisa Santos is here, but cannot be connected');
    expect(screen.queryByText(/not here by/)).toBeNull();
  });

  test.each([
    ['unable', /This browser makes no video calls/],
    ['other_unable', /The browser on the other side makes no video calls/],
    ['unreached', /We keep trying/],
  ] as const)('%s: is here, but cannot be connected, and why', async (quality, why) => {
    await openCall({ call: { people: [lawyer('lawyer', { quality, stream: null })], quality } });
    expect(
      screen.getByText('Atty. Maria Luisa Santos is here, but cannot be connected'),
    ).toBeVisible();
    expect(screen.getByText(why)).toBeVisible();
    expect(screen.queryByText(/not here yet/)).toBeNull();
    expect(sounds()).toEqual([]);
  });

  test('it says that it joins, and that the connection is lost', async () => {
    const { call } = await openCall({ call: { phase: 'joining' } });
    expect(heading(2)).toBe('Joining the call…');
    await happens(() => call.change({ phase: 'reconnecting' }));
    expect(heading(2)).toBe('Connection lost. Trying again…');
  });
});

describe('the others', () => {
  test('come, are seen and heard, and leave', async () => {
    const { call, unmount } = await openCall();
    const person = lawyer('lawyer');
    await happens(() => call.change({ people: [person] }));
    expect(said('Atty. Maria Luisa Santos joined')).toBeVisible();
    expect(screen.getByLabelText('Video of Atty. Maria Luisa Santos')).toHaveProperty(
      'srcObject',
      person.stream,
    );
    expect(sounds().map(({ srcObject }) => srcObject)).toEqual([person.stream]);
    await happens(() => call.change({ people: [] }));
    expect(said('Atty. Maria Luisa Santos left')).toBeVisible();
    expect(heading(2)).toBe('Atty. Maria Luisa Santos has left the call');
    expect(sounds()).toEqual([]);
    await happens(() => call.change({ people: [person] }));
    const [sound] = sounds();
    unmount();
    expect(sound?.srcObject).toBeNull();
  });

  test('are heard without their picture, on the chosen speaker', async () => {
    const state = { microphone: false, camera: false, sharing: false };
    const { media } = await openCall({ call: { people: [lawyer('lawyer', { state })] } });
    expect(document.querySelectorAll('video')).toHaveLength(0);
    expect(screen.getByText('MS')).toBeInTheDocument();
    expect(screen.getByText('muted')).toBeInTheDocument();
    expect(sounds()).toHaveLength(1);
    await happens(() => void media.choose('speaker', 'headset'));
    expect(browser.sinks.at(-1)).toBe('headset');
  });

  test('are heard after a press where the browser asks for one', async () => {
    browser.plays = false;
    await openCall({ call: { people: [lawyer('lawyer')] } });
    browser.plays = true;
    await press('Press to hear');
    expect(screen.queryByText('Press to hear')).toBeNull();
  });

  test('keep their last picture while the connection is made again', async () => {
    const person = lawyer('lawyer', { quality: 'lost' });
    await openCall({ call: { people: [person], quality: 'lost' } });
    expect(screen.getByText('Connection lost. Trying again…')).toBeVisible();
    expect(screen.getByLabelText('Video of Atty. Maria Luisa Santos')).toBeInTheDocument();
  });

  test('are heard alone where the connection is too weak', async () => {
    const person = lawyer('lawyer', { quality: 'audio_only' });
    await openCall({ call: { people: [person], quality: 'audio_only' } });
    expect(screen.getByText('Sound only: the connection is too weak for pictures.')).toBeVisible();
    expect(document.querySelectorAll('video')).toHaveLength(0);
  });

  test('may be two, of whom one is awaited', async () => {
    const roles = ['client', 'lawyer', 'guest'] as const;
    const { call } = await openCall({ roles, call: { people: [lawyer('guest')] } });
    expect(screen.getByText('Atty. Maria Luisa Santos is not here yet')).toBeVisible();
    await happens(() => call.change({ people: [lawyer('lawyer'), lawyer('guest')] }));
    expect(screen.queryByText(/not here yet/)).toBeNull();
    expect(screen.getByLabelText('Video of Ramon Villaflor')).toBeInTheDocument();
    expect(sounds()).toHaveLength(2);
  });

  test('show their screen whole, with themselves small beside it', async () => {
    const state = { microphone: true, camera: true, sharing: true };
    await openCall({ call: { people: [lawyer('lawyer', { state })] } });
    expect(screen.getByLabelText('Screen of Atty. Maria Luisa Santos')).toHaveClass(
      'object-contain',
    );
    expect(screen.getAllByText('MS')).toHaveLength(1);
    expect(document.querySelectorAll('video')).toHaveLength(1);
  });
});

test('of what happens at once the newest is seen, and each is read out', async () => {
  const { call, media } = await openCall();
  await happens(() => call.change({ people: [lawyer('lawyer')] }));
  await happens(() => void media.setMicrophone(false));
  const status = said('You are muted').parentElement;
  expect(status).toHaveAttribute('role', 'status');
  expect(said('You are muted')).not.toHaveClass('sr-only');
  expect(said('Atty. Maria Luisa Santos joined')).toHaveClass('sr-only');
  expect(document.querySelector('figure [role="status"], main [aria-live]')).toBeNull();
  await pass(6_000);
  expect(status).toBeEmptyDOMElement();
});

test('the time ends gently', async () => {
  await openCall({ minutes: 24, call: { people: [lawyer('lawyer')] } });
  await pass(MINUTE_MS);
  expect(said('5 minutes left')).toBeVisible();
  await pass(5 * MINUTE_MS);
  expect(said('Time is over; you can stay until 9:36 AM PHT')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(
    'Time is over; you can stay until 9:36 AM PHT',
  );
});

describe('elsewhere or over', () => {
  test('in another tab, and back', async () => {
    const { call } = await openCall({ call: { phase: 'taken_over' } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(heading(1)).toBe('You are in this call in another tab');
    await press('Use this tab instead');
    expect(call.asked).toEqual(['takeOver']);
    await happens(() => call.change({ phase: 'in_call' }));
    expect(button('Leave')).toBeVisible();
  });

  test.each([
    ['cancelled', 'This meeting was cancelled', 'To the meeting'],
    ['moved', 'This meeting was moved to another time', 'To the meeting'],
    ['over', 'The call has ended', 'To the meeting'],
  ] as const)('%s', async (closedBecause, title, next) => {
    const { left } = await openCall({ call: { phase: 'closed', closedBecause } });
    expect(heading(1)).toBe(title);
    await press(next);
    expect(left).toHaveBeenCalledTimes(1);
  });

  test('no longer allowed', async () => {
    await openCall({ role: 'lawyer', call: { phase: 'closed', closedBecause: 'not_allowed' } });
    expect(heading(1)).toBe('You are no longer part of this call');
    expect(screen.getByRole('link', { name: 'To your meetings' })).toHaveAttribute(
      'href',
      '/lawyer-portal/meetings',
    );
  });

  test('left by a press that asks nothing; the title of the tab comes back', async () => {
    document.title = 'Meeting';
    const { call, left } = await openCall({ call: { people: [lawyer('lawyer')] } });
    expect(document.title).toBe('In a call: Atty. Maria Luisa Santos · Sangguni');
    await press('Leave');
    expect(call.asked).toEqual(['leave']);
    expect(left).toHaveBeenCalledTimes(1);
    expect(heading(1)).toBe('You left the call');
    expect(document.title).toBe('Meeting');
    expect(document.querySelectorAll('audio, video')).toHaveLength(0);
  });

  test('left by the lawyer, it asks for the summary, with the ways on', async () => {
    const { answer } = server;
    server.answer = (request) =>
      request.path === '/meeting/m0'
        ? { status: 200, payload: shownMeeting(-5, { _id: 'm0' }) }
        : request.path.startsWith('/meeting/m0/summary')
          ? null
          : answer(request);
    const { call, left } = await openCall({
      role: 'lawyer',
      minutes: 5,
      call: { people: [lawyer('client')] },
    });
    await pass(12 * MINUTE_MS);
    await press('Leave');
    await happens(() => call.change({ phase: 'left', people: [] }));
    await pass(100);
    expect(heading(1)).toBe('12 min with Anna Ferrer');
    expect(screen.getByRole('link', { name: 'Propose an agreement' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Rejoin' })).toHaveAttribute(
      'href',
      '/lawyer-portal/meeting/m0/join',
    );
    await press('To the meeting');
    expect(left).toHaveBeenCalledTimes(2);
  });

  test('a screen that went dark stays lit only during the call', async () => {
    const release = jest.fn(async () => {});
    const request = jest.fn(async () => ({ released: false, release }));
    Object.assign(navigator, { wakeLock: { request } });
    const { unmount } = await openCall();
    expect(request).toHaveBeenCalledWith('screen');
    unmount();
    expect(release).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(navigator, 'wakeLock');
  });
});

test('keys work outside of fields, and can be switched off', async () => {
  const { media } = await openCall();
  await key('m');
  expect(media.snapshot().microphone).toBe('off');
  expect(said('You are muted')).toBeVisible();
  await key('v');
  expect(media.snapshot().camera).toBe('off');
  await press('More');
  await key('m');
  expect(media.snapshot().microphone).toBe('off');
  await press(/Close/);
  expect(button('More')).toHaveFocus();
  await key('M');
  expect(media.snapshot().microphone).toBe('on');
});
