import type { CallRole } from '@/lib/domain/meetings/calls';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { wereNeverConnected } from './unconnected';

const START = Date.UTC(2026, 10, 28, 2);
const MEETING = { start: START, end: START + 30 * MINUTE_MS };

type Stretch = [role: CallRole, from: number, to: number, ...connectedTo: CallRole[]];

function were(...stretches: Stretch[]): boolean {
  const presences = stretches.map(([role, from, to, ...connectedTo]) => ({
    role,
    connectedTo,
    start: START + from * MINUTE_MS,
    end: START + to * MINUTE_MS,
  }));
  return wereNeverConnected(MEETING, presences);
}

test.each<[string, boolean, Stretch[]]>([
  [
    'both were there and reached nobody',
    true,
    [
      ['client', 0, 12],
      ['lawyer', -2, 9],
    ],
  ],
  [
    'a guest came for the client',
    true,
    [
      ['guest', 0, 12],
      ['lawyer', 0, 9],
    ],
  ],
  [
    'in pieces that together are two minutes',
    true,
    [
      ['client', 0, 1],
      ['client', 3, 4],
      ['lawyer', 0, 9],
    ],
  ],
  [
    'a client who heard the guest alone',
    true,
    [
      ['client', 0, 9, 'guest'],
      ['guest', 0, 9, 'client'],
      ['lawyer', 0, 9],
    ],
  ],
  [
    'for less than two minutes',
    false,
    [
      ['client', 0, 1.9],
      ['lawyer', -2, 9],
    ],
  ],
  [
    'one after the other',
    false,
    [
      ['client', 0, 5],
      ['lawyer', 5, 9],
    ],
  ],
  ['only the client came', false, [['client', 0, 30]]],
  ['only the lawyer came', false, [['lawyer', 0, 30]]],
  [
    'a client who denies it, and the lawyer’s page reports it',
    false,
    [
      ['client', 0, 30],
      ['lawyer', 0, 30, 'client'],
    ],
  ],
  [
    'a lawyer who denies it, and the client’s page reports it',
    false,
    [
      ['client', 0, 30, 'lawyer'],
      ['lawyer', 0, 30],
    ],
  ],
  [
    'connected for one report',
    false,
    [
      ['client', 0, 12],
      ['client', 12, 12.3, 'lawyer'],
      ['lawyer', 0, 14],
    ],
  ],
  [
    'connected at the end',
    false,
    [
      ['client', 0, 40],
      ['lawyer', 0, 30],
      ['lawyer', 30, 40, 'client'],
    ],
  ],
  [
    'the lawyer with the guest',
    false,
    [
      ['client', 0, 9],
      ['guest', 0, 9],
      ['lawyer', 0, 9, 'guest'],
    ],
  ],
  [
    'the client with an associate',
    false,
    [
      ['client', 0, 9, 'associate'],
      ['lawyer', 0, 9],
    ],
  ],
  [
    'a connection of the time before it was moved',
    true,
    [
      ['client', -90, -60, 'lawyer'],
      ['client', 0, 9],
      ['lawyer', 0, 9],
    ],
  ],
  ['nobody came', false, []],
])('%s: %s', (_, expected, stretches) => {
  expect(were(...stretches)).toBe(expected);
});
