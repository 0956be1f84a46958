import type { ProblemQuery } from '../problem-query';

export const ELECTION_QUERIES: readonly ProblemQuery[] = [
  ['comelec', [188, 189, 191, 194, 192, 196]],
  ['lost barangay captain by 3 votes', [188, 190]],
  ['napildi ko sa barangay election gidaya', [188, 190]],
  ['disqualfication', [189]],
  ['disqualify candidate', [189, 191]],
  ['hindi residente ang tumatakbo', [189, 191]],
  ['coc cancelled', [191, 189]],
  ['nagkamali ako sa coc', [191]],
  ['gipalit ang boto', [192]],
  ['late mag file ng soce', [193]],
  ['SOCE', [193]],
  ['comelc registration', [194]],
  ['comelec deactivated me', [194]],
  ['dili ko kaboto', [194]],
  ['nangangampanya kahit bawal pa', [195]],
  ['comelec gun ban', [196]],
  ['patalsikin ang mayor', [312]],
  ['recall mayor', [312]],
];
