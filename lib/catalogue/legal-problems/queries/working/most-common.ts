import type { ProblemQuery } from '../problem-query';

export const MOST_COMMON_QUERIES: readonly ProblemQuery[] = [
  ['abogado libre', [401, 402, 403, 405, 407]],
  ['family', [401]],
  ['family problem', [401]],
  ['legal advice po', [401, 402, 403, 404, 405, 407]],
  ['problema sa pamilya', [401]],
  ['money problem', [402, 56]],
  ['labor case', [403, 20, 19]],
  ['problema sa amo', [403, 4, 1, 0]],
  ['problema sa trabaho', [403]],
  ['negosyo', [404]],
  ['land', [405, 80, 83, 84, 92, 93]],
  ['problema sa lupa', [405]],
  ['criminal case', [407, 158, 185]],
  ['krimnal', [407]],
  ['may kaso ako', [407, 158, 77, 402]],
  ['naa koy kaso', [407, 158, 77, 402]],
  ['visa', [408, 198, 199, 202]],
];
