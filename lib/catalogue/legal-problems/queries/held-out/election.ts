import type { ProblemQuery } from '../problem-query';

export const ELECTION_QUERIES: readonly ProblemQuery[] = [
  ['dinaya ako sa eleksyon', [188, 190]],
  ['elction protest', [188, 190]],
  ['election', [188, 189, 190, 191, 192, 193, 194, 195, 196, 312]],
  ['election protest', [188, 190]],
  ['pwede ba tumakbo kahit may kaso', [189, 191]],
  ['ipaihap pag usab ang balota', [190]],
  ['nandaya sa bilangan ng boto', [190, 188]],
  ['recount of votes', [190, 188]],
  ['namalit og boto ang kandidato', [192]],
  ['namimili ng boto si kapitan', [192]],
  ['vote buying', [192]],
  ['vote bying', [192]],
  ['hindi ako makaboto wala sa listahan', [194]],
  ['voter registration', [194]],
  ['campaign poster rules', [195]],
  ['nahuli sa checkpoint may dalang baril', [196, 181]],
  ['quo warranto', [312, 189]],
];
