import { CITIES, placeOf, plainName } from './cities';
import { MUNICIPALITIES } from './municipalities';
import { SEARCH_REGIONS, type SearchRegion } from './regions';

export interface Place {
  readonly _id: string;
  readonly label: string;
  readonly region: SearchRegion;
}

/** Provinces of each region. Negros Island Region: RA 12000 (2024); Sulu: EO 91 (2025). */
const PROVINCES: Readonly<Record<SearchRegion, string>> = {
  'Metro Manila (NCR)': '',
  'Central Visayas (VII)': 'Bohol, Cebu',
  'Davao Region (XI)':
    'Davao de Oro, Davao del Norte, Davao del Sur, Davao Occidental, Davao Oriental',
  'Cordillera Administrative Region (CAR)':
    'Abra, Apayao, Benguet, Ifugao, Kalinga, Mountain Province',
  'Ilocos Region (I)': 'Ilocos Norte, Ilocos Sur, La Union, Pangasinan',
  'Cagayan Valley (II)': 'Batanes, Cagayan, Isabela, Nueva Vizcaya, Quirino',
  'Central Luzon (III)': 'Aurora, Bataan, Bulacan, Nueva Ecija, Pampanga, Tarlac, Zambales',
  'Calabarzon (IV-A)': 'Batangas, Cavite, Laguna, Quezon, Rizal',
  'MIMAROPA (Region IV-B)': 'Marinduque, Occidental Mindoro, Oriental Mindoro, Palawan, Romblon',
  'Bicol Region (V)': 'Albay, Camarines Norte, Camarines Sur, Catanduanes, Masbate, Sorsogon',
  'Western Visayas (VI)': 'Aklan, Antique, Capiz, Guimaras, Iloilo',
  'Negros Island Region (NIR)': 'Negros Occidental, Negros Oriental, Siquijor',
  'Eastern Visayas (VIII)': 'Biliran, Eastern Samar, Leyte, Northern Samar, Samar, Southern Leyte',
  'Zamboanga Peninsula (IX)': 'Sulu, Zamboanga del Norte, Zamboanga del Sur, Zamboanga Sibugay',
  'Northern Mindanao (X)':
    'Bukidnon, Camiguin, Lanao del Norte, Misamis Occidental, Misamis Oriental',
  'Soccsksargen (XII)': 'Cotabato, Sarangani, South Cotabato, Sultan Kudarat',
  'Caraga (XIII)':
    'Agusan del Norte, Agusan del Sur, Dinagat Islands, Surigao del Norte, Surigao del Sur',
  'Bangsamoro (BARMM)':
    'Basilan, Lanao del Sur, Maguindanao del Norte, Maguindanao del Sur, Tawi-Tawi',
};

const OTHER_NAMES: Readonly<Record<string, string>> = {
  'Metro Manila (NCR)': 'National Capital Region, Pateros, Kamaynilaan',
  'Central Visayas (VII)': 'Region VII, Region 7',
  'Davao Region (XI)': 'Davao, Region XI, Region 11, Southern Mindanao',
  'Ilocos Region (I)': 'Ilocos, Region I, Region 1',
  'Cagayan Valley (II)': 'Region II, Region 2',
  'Central Luzon (III)': 'Region III, Region 3',
  'Calabarzon (IV-A)': 'Region IV-A, Region 4A',
  'MIMAROPA (Region IV-B)': 'Region 4B, Mindoro',
  'Bicol Region (V)': 'Bicol, Region V, Region 5',
  'Western Visayas (VI)': 'Region VI, Region 6, Panay',
  'Negros Island Region (NIR)': 'Negros',
  'Eastern Visayas (VIII)': 'Region VIII, Region 8',
  'Zamboanga Peninsula (IX)': 'Isabela City, Region IX, Region 9, Western Mindanao',
  'Northern Mindanao (X)': 'Region X, Region 10',
  'Soccsksargen (XII)': 'Region XII, Region 12, Central Mindanao',
  'Caraga (XIII)': 'Region XIII, Region 13',
  'Bangsamoro (BARMM)': 'ARMM, Maguindanao',
  Aklan: 'Boracay, Kalibo',
  'Angeles, Pampanga': 'Clark',
  Bohol: 'Panglao',
  'Cagayan de Oro, Misamis Oriental': 'CDO',
  'Camarines Norte': 'CamNorte, Daet',
  'Camarines Sur': 'CamSur',
  'Cebu City, Cebu': 'Metro Cebu',
  Cotabato: 'North Cotabato, No. Cotabato, N. Cotabato',
  'Davao City, Davao del Sur': 'Metro Davao',
  'Davao de Oro': 'Compostela Valley, ComVal',
  'Davao del Norte': 'IGACOS, Island Garden City of Samal',
  'Eastern Samar': 'E. Samar',
  'General Santos, South Cotabato': 'GenSan, Dadiangas',
  'Legazpi, Albay': 'Legaspi',
  'Manila, Metro Manila': 'Maynila, Mla.',
  'Misamis Occidental': 'Mis. Occ.',
  'Misamis Oriental': 'Mis. Or.',
  'Mountain Province': 'Bontoc',
  'Muntinlupa, Metro Manila': 'Alabang',
  'Northern Samar': 'No. Samar, N. Samar',
  'Nueva Ecija': 'N. Ecija',
  'Nueva Vizcaya': 'N. Vizcaya',
  'Olongapo, Zambales': 'Subic',
  'Ozamiz, Misamis Occidental': 'Ozamis',
  Palawan: 'Coron, El Nido',
  'Pasig, Metro Manila': 'Ortigas',
  'Puerto Princesa, Palawan': 'Pto. Princesa',
  'Quezon City, Metro Manila': 'QC, Lungsod Quezon',
  'San Jose del Monte, Bulacan': 'SJDM, CSJDM',
  Samar: 'Western Samar',
  'South Cotabato': 'So. Cotabato, S. Cotabato',
  'Southern Leyte': 'So. Leyte, S. Leyte',
  'Surigao del Norte': 'Siargao',
  'Taguig, Metro Manila': 'BGC, Bonifacio Global City, Fort Bonifacio',
  'Zamboanga del Norte': 'Zambo del Norte',
  'Zamboanga del Sur': 'Zambo del Sur',
  'Zamboanga Sibugay': 'Zambo Sibugay',
};

interface NamedPlace extends Place {
  readonly names: readonly string[];
}

const PLACES: readonly NamedPlace[] = [
  ...SEARCH_REGIONS.map((region) => named(region, region)),
  ...SEARCH_REGIONS.flatMap((region) =>
    listed(PROVINCES[region]).map((label) => named(label, region)),
  ),
  ...CITIES.map((city) => named(placeOf(city), city.region, [city.label])),
];

function named(label: string, region: SearchRegion, names: readonly string[] = []): NamedPlace {
  // `Davao Region`, `XI`
  const parts = label.split(/ \(|\)/).filter((part) => part !== '');
  const all = [label, ...parts, ...names, ...listed(OTHER_NAMES[label])].map(plainName);
  return { _id: label, label, region, names: all };
}

function listed(names = ''): string[] {
  return names === '' ? [] : names.split(', ');
}

/** Places within other places that have no entry of their own; parsed on first use. */
let inner: readonly NamedPlace[] | undefined;

function innerPlaces(): readonly NamedPlace[] {
  inner ??= PLACES.filter(({ label }) => MUNICIPALITIES[label]).map((place) => {
    const names = listed(MUNICIPALITIES[place.label]).map(plainName);
    const [own = ''] = place.names;
    return { ...place, names: names.flatMap((name) => [name, `${name} ${own}`]) };
  });
  return inner;
}

const squeezed = (name: string) => name.replaceAll(' ', '');

/**
 * Ways in which a name matches the typed text, best first: the whole name, its beginning, the beginning of a word.
 * Spaces are ignored.
 */
const FITS: readonly ((name: string, typed: string) => boolean)[] = [
  (name, typed) => squeezed(name) === squeezed(typed),
  (name, typed) => squeezed(name).startsWith(squeezed(typed)),
  (name, typed) => name.includes(` ${typed}`),
];

const called = (places: readonly NamedPlace[], typed: string) =>
  places.filter(({ names }) => names.some((name) => squeezed(name) === squeezed(typed)));

/**
 * Returns the places whose names match or begin with the typed text, the best match first; for an empty text, the
 * regions alone. A municipality gives its province, unless a listed place has that name.
 */
export function placesNamed(typed: string): readonly Place[] {
  if (plainName(typed) === '') return PLACES.filter(({ label, region }) => label === region);
  const found = firstFound(typed, (places, name) =>
    FITS.flatMap((fits) => places.filter(({ names }) => names.some((one) => fits(one, name)))),
  );
  const ids = new Set(found.map(({ _id }) => _id));
  return [...ids].flatMap((id) => PLACES.filter(({ _id }) => _id === id));
}

/** Returns a typed place; undefined when it is unknown or matches places of two regions. */
export function placeCalled(typed: string): Place | undefined {
  const found = firstFound(typed, called);
  const regions = new Set(found.map(({ region }) => region));
  return regions.size === 1 ? found[0] : undefined;
}

export function regionOfPlace(typed: string): SearchRegion | undefined {
  return placeCalled(typed)?.region;
}

/** Words around the name of a place: `City of Naga`, `Bayan ng Taytay`, `Quezon Province`. */
const KIND =
  /^(?:science |island garden |component )?(?:city|province|municipality|town|lungsod|bayan|lalawigan) (?:of|ng) | (?:city|province|municipality)$/g;
/** The country behind a place, as maps write it. */
const COUNTRY = / (?:philippines|pilipinas)$/;

/** A place as its label has it: `Sta. Rosa City, Laguna`, `Makati, NCR`. */
const asLabel = (name: string) => name.replace(/ city(?= )/, '').replace(/ ncr$/, ' metro manila');

/**
 * Searches for the text as it is, then for the shortened name: `Quezon City` is not in Quezon, `City of Naga` is
 * Naga. Listed places come before the places within them.
 */
function firstFound(
  typed: string,
  find: (places: readonly NamedPlace[], name: string) => readonly NamedPlace[],
): readonly NamedPlace[] {
  const name = plainName(typed).replace(COUNTRY, '');
  const short = name.replace(KIND, '');
  for (const places of [() => PLACES, innerPlaces]) {
    for (const one of new Set([name, short, asLabel(name)])) {
      const found = one === '' ? [] : find(places(), one);
      if (found.length > 0) return found;
    }
  }
  return [];
}
