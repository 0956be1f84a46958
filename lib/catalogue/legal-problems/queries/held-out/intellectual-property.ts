import type { ProblemQuery } from '../problem-query';

export const INTELLECTUAL_PROPERTY_QUERIES: readonly ProblemQuery[] = [
  ['ipophl', [128, 132, 134]],
  ['paano ipa trademark ang pangalan ng milk tea shop', [128]],
  ['register my logo', [128]],
  ['trademrk', [128, 131, 132]],
  ['gisundog ang akong produkto', [129, 131, 135]],
  ['fake facebook page of my shop', [130, 131, 310]],
  ['ipatanggal ang post na gamit ang picture ng produkto ko', [130, 133]],
  ['gikopya ang akong logo', [131, 129]],
  ['ginaya ang logo ko', [131, 128]],
  ['someone is using my brand name', [131]],
  ['copyrigth', [133, 136]],
  ['ginamit ang kanta ko sa tiktok ng iba', [133, 130]],
  ['song i wrote was used in an ad', [133]],
  ['may imbensyon ako', [134]],
  ['patent my invention', [134]],
  ['shopee says i sell fakes', [135, 136, 130]],
  ['nakasuhan ako dahil nagbenta ng class a', [136, 135]],
  ['licensing my artwork', [137, 133]],
  ['kinuha ng dating tauhan ko ang recipe', [138]],
  ['nda', [138]],
];
