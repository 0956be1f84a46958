import type { ProblemQuery } from '../problem-query';

export const MOST_COMMON_QUERIES: readonly ProblemQuery[] = [
  ['divorce lawyer near me', [30, 33, 32, 401]],
  ['famly law', [401]],
  ['i need a lawyer', [401, 402, 403, 404, 405, 407]],
  ['Kailangan ko po ng abogado', [401, 402, 403, 404, 405, 407]],
  ['libre', [401, 402, 403, 405, 407]],
  ['may tanong lang po tungkol sa asawa at anak', [401]],
  ['pao', [401, 402, 403, 405, 407]],
  ['problema sa among pamilya', [401]],
  ['trabaho', [403]],
  ['work', [403]],
  ['business', [404]],
  ['lupa', [405, 80, 83, 84, 92, 93]],
  ['problema sa yuta', [405]],
  ['property lawyer', [405, 39]],
  ['police', [407, 163, 185]],
  ['reklamo', [407, 185, 402, 19, 59]],
];
