import 'server-only';
import type { Language } from '@/lib/catalogue/languages';
import type { SearchRegion } from '@/lib/catalogue/regions';

export interface Place {
  readonly region: SearchRegion;
  /** In addition to English and Tagalog. */
  readonly languages: readonly Language[];
  readonly schools: readonly string[];
  /** Fee level as a fraction of that in Makati. */
  readonly level: number;
  readonly streets: readonly string[];
}

function place(
  region: SearchRegion,
  level: number,
  languages: readonly Language[],
  schools: readonly string[],
  streets: readonly string[],
): Place {
  return { region, level, languages, schools, streets };
}

const NATIONAL = ['up', 'ateneo', 'san-beda', 'ust'];

export const PLACES: readonly Place[] = [
  place(
    'Metro Manila (NCR)',
    1,
    [],
    [...NATIONAL, ...NATIONAL, 'dlsu', 'feu', 'arellano', 'lyceum', 'plm', 'adamson', 'ue'],
    ['Ayala Avenue', 'Timog Avenue', 'Shaw Boulevard', 'Taft Avenue', 'Emerald Avenue'],
  ),
  place(
    'Central Visayas (VII)',
    0.75,
    ['Cebuano', 'Bisaya'],
    ['usc', 'uc', 'usjr', 'up', 'usc'],
    ['Osmeña Boulevard', 'Gorordo Avenue', 'Jones Avenue', 'Escario Street'],
  ),
  place(
    'Davao Region (XI)',
    0.7,
    ['Bisaya', 'Cebuano'],
    ['addu', 'um', 'addu', 'ateneo'],
    ['C. M. Recto Avenue', 'Quirino Avenue', 'Ponciano Street', 'J. P. Laurel Avenue'],
  ),
  place(
    'Cordillera Administrative Region (CAR)',
    0.6,
    ['Ilocano'],
    ['slu', 'ubaguio', 'slu', 'up'],
    ['Session Road', 'Leonard Wood Road', 'Magsaysay Avenue'],
  ),
  place(
    'Ilocos Region (I)',
    0.55,
    ['Ilocano', 'Pangasinan'],
    ['slu', 'unp', 'ust', 'san-beda'],
    ['Rizal Street', 'Quezon Avenue', 'A. B. Fernandez Avenue'],
  ),
  place(
    'Cagayan Valley (II)',
    0.5,
    ['Ilocano'],
    ['slu', 'csu', 'san-beda'],
    ['Bonifacio Street', 'Maharlika Highway', 'Luna Street'],
  ),
  place(
    'Central Luzon (III)',
    0.65,
    ['Kapampangan'],
    ['holy-angel', 'bulsu', 'san-beda', 'ust'],
    ['MacArthur Highway', 'Sto. Rosario Street', 'Jose Abad Santos Avenue'],
  ),
  place(
    'Calabarzon (IV-A)',
    0.7,
    [],
    ['lyceum', 'san-beda', 'ust', 'feu', 'up'],
    ['P. Burgos Street', 'Aguinaldo Highway', 'J. P. Rizal Street', 'National Highway'],
  ),
  place(
    'MIMAROPA (Region IV-B)',
    0.5,
    [],
    ['psu', 'san-beda', 'ust'],
    ['Rizal Avenue', 'Malvar Street', 'J. P. Rizal Street'],
  ),
  place(
    'Bicol Region (V)',
    0.5,
    ['Bicolano'],
    ['adnu', 'bicol', 'unc', 'up'],
    ['Magsaysay Avenue', 'Peñaranda Street', 'Rizal Street'],
  ),
  place(
    'Western Visayas (VI)',
    0.6,
    ['Hiligaynon Ilonggo', 'Karay-a'],
    ['cpu', 'usa', 'ui', 'up'],
    ['Iznart Street', 'General Luna Street', 'Roxas Avenue'],
  ),
  place(
    'Negros Island Region (NIR)',
    0.6,
    ['Hiligaynon Ilonggo', 'Cebuano'],
    ['unor', 'silliman', 'usls', 'silliman'],
    ['Lacson Street', 'Araneta Street', 'Hibbard Avenue'],
  ),
  place(
    'Eastern Visayas (VIII)',
    0.5,
    ['Waray', 'Cebuano'],
    ['dvoref', 'usc', 'up'],
    ['Zamora Street', 'Real Street', 'Justice Romualdez Street'],
  ),
  place(
    'Zamboanga Peninsula (IX)',
    0.5,
    ['Chavacano', 'Bisaya'],
    ['adzu', 'wmsu', 'xavier'],
    ['Veterans Avenue', 'Governor Lim Avenue', 'Rizal Avenue'],
  ),
  place(
    'Northern Mindanao (X)',
    0.6,
    ['Bisaya', 'Cebuano'],
    ['xavier', 'liceo', 'xavier', 'msu'],
    ['Corrales Avenue', 'Velez Street', 'Quezon Avenue'],
  ),
  place(
    'Soccsksargen (XII)',
    0.5,
    ['Bisaya', 'Hiligaynon Ilonggo'],
    ['ndmu', 'addu', 'msu'],
    ['Pioneer Avenue', 'Santiago Boulevard', 'Alunan Avenue'],
  ),
  place(
    'Caraga (XIII)',
    0.5,
    ['Bisaya', 'Surigaonon'],
    ['xavier', 'fsuu', 'addu'],
    ['Montilla Boulevard', 'J. C. Aquino Avenue', 'Rizal Street'],
  ),
  place(
    'Bangsamoro (BARMM)',
    0.5,
    [],
    ['msu', 'ndu', 'addu'],
    ['Sinsuat Avenue', 'Quezon Avenue', 'Don Rufino Alonzo Street'],
  ),
];
