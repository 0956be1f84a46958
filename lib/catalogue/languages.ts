/** The languages a lawyer can list and a client can filter by. */
export const LANGUAGES = [
  'English',
  'Tagalog',
  'Bisaya',
  'Cebuano',
  'Ilocano',
  'Mandarin',
  'Cantonese',
  'Hokkien',
  'Korean',
  'Japanese',
  'Hindi',
  'Arabic',
  'Hiligaynon Ilonggo',
  'Bicolano',
  'Waray',
  'Maguindanao',
  'Kapampangan',
  'Pangasinan',
  'Tausug',
  'Aklanon',
  'Maranao',
  'Surigaonon',
  'Chavacano',
  'Karay-a',
] as const;

export type Language = (typeof LANGUAGES)[number];
