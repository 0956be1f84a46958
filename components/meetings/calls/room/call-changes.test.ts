import type { CallSnapshot, RemotePerson } from '@/lib/client/meetings/calls/call-interfaces';
import { callChanges } from './use-call-captions';

const santos = {
  role: 'lawyer',
  displayName: 'Maria Santos',
  pictureUrl: null,
  quality: 'good',
  state: { microphone: true, camera: true, sharing: false },
} as RemotePerson;
const empty: CallSnapshot = {
  phase: 'in_call',
  closedBecause: null,
  people: [],
  present: [],
  screen: null,
  quality: 'good',
};
const withSantos = (
  change: Partial<RemotePerson> = {},
  state: Partial<RemotePerson['state']> = {},
) => ({
  ...empty,
  people: [{ ...santos, ...change, state: { ...santos.state, ...state } }],
});

test('who comes and goes', () => {
  expect(callChanges(empty, withSantos())).toEqual(['Atty. Maria Santos joined']);
  expect(callChanges(withSantos(), empty)).toEqual(['Atty. Maria Santos left']);
  expect(callChanges(withSantos(), withSantos())).toEqual([]);
});

test.each([
  [{ microphone: false }, 'Atty. Maria Santos is muted', 'Atty. Maria Santos can be heard'],
  [{ camera: false }, 'Atty. Maria Santos: camera off', 'Atty. Maria Santos: camera on'],
  [
    { sharing: true },
    'Atty. Maria Santos is sharing the screen',
    'Atty. Maria Santos stopped sharing',
  ],
])('what they show of themselves: %p', (state, changed, back) => {
  expect(callChanges(withSantos(), withSantos({}, state))).toEqual([changed]);
  expect(callChanges(withSantos({}, state), withSantos())).toEqual([back]);
});

test('a connection that is lost, comes back, and is too weak for pictures', () => {
  const lost = withSantos({ quality: 'lost' });
  expect(callChanges(withSantos(), lost)).toEqual([
    'Connection to Atty. Maria Santos lost. Trying again',
  ]);
  expect(callChanges(lost, withSantos())).toEqual(['Connected to Atty. Maria Santos again']);
  expect(callChanges(withSantos(), withSantos({ quality: 'audio_only' }))).toEqual([
    'The connection is too weak for pictures. You still hear Atty. Maria Santos',
  ]);
});

test('the own connection is spoken of while nobody else is there to lose', () => {
  const lost = { ...empty, phase: 'reconnecting' as const };
  expect(callChanges(empty, lost)).toEqual(['Connection lost. Trying again']);
  expect(callChanges(lost, empty)).toEqual(['The connection is back']);
  expect(callChanges(withSantos(), { ...withSantos(), phase: 'reconnecting' })).toEqual([]);
  expect(callChanges({ ...empty, phase: 'joining' }, empty)).toEqual([]);
});

test('the own screen', () => {
  const shared = { ...empty, screen: {} as MediaStream };
  expect(callChanges(empty, shared)).toEqual(['You are sharing your screen']);
  expect(callChanges(shared, empty)).toEqual(['You stopped sharing']);
});
