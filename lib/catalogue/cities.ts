import type { SearchRegion } from './regions';

export interface City {
  readonly slug: string;
  readonly label: string;
  /** The province as people say it; cities of the capital are in Metro Manila. */
  readonly province: string;
  readonly region: SearchRegion;
}

export const CITIES: readonly City[] = [
  city('manila', 'Manila', 'Metro Manila', 'Metro Manila (NCR)'),
  city('quezon-city', 'Quezon City', 'Metro Manila', 'Metro Manila (NCR)'),
  city('makati', 'Makati', 'Metro Manila', 'Metro Manila (NCR)'),
  city('taguig', 'Taguig', 'Metro Manila', 'Metro Manila (NCR)'),
  city('pasig', 'Pasig', 'Metro Manila', 'Metro Manila (NCR)'),
  city('mandaluyong', 'Mandaluyong', 'Metro Manila', 'Metro Manila (NCR)'),
  city('san-juan', 'San Juan', 'Metro Manila', 'Metro Manila (NCR)'),
  city('pasay', 'Pasay', 'Metro Manila', 'Metro Manila (NCR)'),
  city('paranaque', 'Parañaque', 'Metro Manila', 'Metro Manila (NCR)'),
  city('las-pinas', 'Las Piñas', 'Metro Manila', 'Metro Manila (NCR)'),
  city('muntinlupa', 'Muntinlupa', 'Metro Manila', 'Metro Manila (NCR)'),
  city('marikina', 'Marikina', 'Metro Manila', 'Metro Manila (NCR)'),
  city('caloocan', 'Caloocan', 'Metro Manila', 'Metro Manila (NCR)'),
  city('malabon', 'Malabon', 'Metro Manila', 'Metro Manila (NCR)'),
  city('navotas', 'Navotas', 'Metro Manila', 'Metro Manila (NCR)'),
  city('valenzuela', 'Valenzuela', 'Metro Manila', 'Metro Manila (NCR)'),
  city('cebu-city', 'Cebu City', 'Cebu', 'Central Visayas (VII)'),
  city('mandaue', 'Mandaue', 'Cebu', 'Central Visayas (VII)'),
  city('lapu-lapu', 'Lapu-Lapu', 'Cebu', 'Central Visayas (VII)'),
  city('toledo', 'Toledo', 'Cebu', 'Central Visayas (VII)'),
  city('tagbilaran', 'Tagbilaran', 'Bohol', 'Central Visayas (VII)'),
  city('davao-city', 'Davao City', 'Davao del Sur', 'Davao Region (XI)'),
  city('digos', 'Digos', 'Davao del Sur', 'Davao Region (XI)'),
  city('tagum', 'Tagum', 'Davao del Norte', 'Davao Region (XI)'),
  city('panabo', 'Panabo', 'Davao del Norte', 'Davao Region (XI)'),
  city('mati', 'Mati', 'Davao Oriental', 'Davao Region (XI)'),
  city('baguio', 'Baguio', 'Benguet', 'Cordillera Administrative Region (CAR)'),
  city('tabuk', 'Tabuk', 'Kalinga', 'Cordillera Administrative Region (CAR)'),
  city('laoag', 'Laoag', 'Ilocos Norte', 'Ilocos Region (I)'),
  city('batac', 'Batac', 'Ilocos Norte', 'Ilocos Region (I)'),
  city('vigan', 'Vigan', 'Ilocos Sur', 'Ilocos Region (I)'),
  city('candon', 'Candon', 'Ilocos Sur', 'Ilocos Region (I)'),
  city('san-fernando-la-union', 'San Fernando, La Union', 'La Union', 'Ilocos Region (I)'),
  city('dagupan', 'Dagupan', 'Pangasinan', 'Ilocos Region (I)'),
  city('urdaneta', 'Urdaneta', 'Pangasinan', 'Ilocos Region (I)'),
  city('alaminos', 'Alaminos', 'Pangasinan', 'Ilocos Region (I)'),
  city('tuguegarao', 'Tuguegarao', 'Cagayan', 'Cagayan Valley (II)'),
  city('santiago', 'Santiago', 'Isabela', 'Cagayan Valley (II)'),
  city('ilagan', 'Ilagan', 'Isabela', 'Cagayan Valley (II)'),
  city('cauayan', 'Cauayan', 'Isabela', 'Cagayan Valley (II)'),
  city('angeles', 'Angeles', 'Pampanga', 'Central Luzon (III)'),
  city('san-fernando-pampanga', 'San Fernando, Pampanga', 'Pampanga', 'Central Luzon (III)'),
  city('mabalacat', 'Mabalacat', 'Pampanga', 'Central Luzon (III)'),
  city('malolos', 'Malolos', 'Bulacan', 'Central Luzon (III)'),
  city('meycauayan', 'Meycauayan', 'Bulacan', 'Central Luzon (III)'),
  city('san-jose-del-monte', 'San Jose del Monte', 'Bulacan', 'Central Luzon (III)'),
  city('balanga', 'Balanga', 'Bataan', 'Central Luzon (III)'),
  city('olongapo', 'Olongapo', 'Zambales', 'Central Luzon (III)'),
  city('tarlac-city', 'Tarlac City', 'Tarlac', 'Central Luzon (III)'),
  city('cabanatuan', 'Cabanatuan', 'Nueva Ecija', 'Central Luzon (III)'),
  city('palayan', 'Palayan', 'Nueva Ecija', 'Central Luzon (III)'),
  city('antipolo', 'Antipolo', 'Rizal', 'Calabarzon (IV-A)'),
  city('bacoor', 'Bacoor', 'Cavite', 'Calabarzon (IV-A)'),
  city('imus', 'Imus', 'Cavite', 'Calabarzon (IV-A)'),
  city('dasmarinas', 'Dasmariñas', 'Cavite', 'Calabarzon (IV-A)'),
  city('general-trias', 'General Trias', 'Cavite', 'Calabarzon (IV-A)'),
  city('trece-martires', 'Trece Martires', 'Cavite', 'Calabarzon (IV-A)'),
  city('tagaytay', 'Tagaytay', 'Cavite', 'Calabarzon (IV-A)'),
  city('calamba', 'Calamba', 'Laguna', 'Calabarzon (IV-A)'),
  city('santa-rosa', 'Santa Rosa', 'Laguna', 'Calabarzon (IV-A)'),
  city('binan', 'Biñan', 'Laguna', 'Calabarzon (IV-A)'),
  city('san-pedro', 'San Pedro', 'Laguna', 'Calabarzon (IV-A)'),
  city('cabuyao', 'Cabuyao', 'Laguna', 'Calabarzon (IV-A)'),
  city('san-pablo', 'San Pablo', 'Laguna', 'Calabarzon (IV-A)'),
  city('batangas-city', 'Batangas City', 'Batangas', 'Calabarzon (IV-A)'),
  city('lipa', 'Lipa', 'Batangas', 'Calabarzon (IV-A)'),
  city('tanauan', 'Tanauan', 'Batangas', 'Calabarzon (IV-A)'),
  city('santo-tomas', 'Santo Tomas', 'Batangas', 'Calabarzon (IV-A)'),
  city('lucena', 'Lucena', 'Quezon', 'Calabarzon (IV-A)'),
  city('puerto-princesa', 'Puerto Princesa', 'Palawan', 'MIMAROPA (Region IV-B)'),
  city('calapan', 'Calapan', 'Oriental Mindoro', 'MIMAROPA (Region IV-B)'),
  city('legazpi', 'Legazpi', 'Albay', 'Bicol Region (V)'),
  city('tabaco', 'Tabaco', 'Albay', 'Bicol Region (V)'),
  city('naga', 'Naga', 'Camarines Sur', 'Bicol Region (V)'),
  city('iriga', 'Iriga', 'Camarines Sur', 'Bicol Region (V)'),
  city('sorsogon-city', 'Sorsogon City', 'Sorsogon', 'Bicol Region (V)'),
  city('masbate-city', 'Masbate City', 'Masbate', 'Bicol Region (V)'),
  city('iloilo-city', 'Iloilo City', 'Iloilo', 'Western Visayas (VI)'),
  city('passi', 'Passi', 'Iloilo', 'Western Visayas (VI)'),
  city('roxas-city', 'Roxas City', 'Capiz', 'Western Visayas (VI)'),
  city('bacolod', 'Bacolod', 'Negros Occidental', 'Negros Island Region (NIR)'),
  city('silay', 'Silay', 'Negros Occidental', 'Negros Island Region (NIR)'),
  city('dumaguete', 'Dumaguete', 'Negros Oriental', 'Negros Island Region (NIR)'),
  city('bayawan', 'Bayawan', 'Negros Oriental', 'Negros Island Region (NIR)'),
  city('tacloban', 'Tacloban', 'Leyte', 'Eastern Visayas (VIII)'),
  city('ormoc', 'Ormoc', 'Leyte', 'Eastern Visayas (VIII)'),
  city('catbalogan', 'Catbalogan', 'Samar', 'Eastern Visayas (VIII)'),
  city('calbayog', 'Calbayog', 'Samar', 'Eastern Visayas (VIII)'),
  city('borongan', 'Borongan', 'Eastern Samar', 'Eastern Visayas (VIII)'),
  city('maasin', 'Maasin', 'Southern Leyte', 'Eastern Visayas (VIII)'),
  city('zamboanga-city', 'Zamboanga City', 'Zamboanga del Sur', 'Zamboanga Peninsula (IX)'),
  city('pagadian', 'Pagadian', 'Zamboanga del Sur', 'Zamboanga Peninsula (IX)'),
  city('dipolog', 'Dipolog', 'Zamboanga del Norte', 'Zamboanga Peninsula (IX)'),
  city('cagayan-de-oro', 'Cagayan de Oro', 'Misamis Oriental', 'Northern Mindanao (X)'),
  city('iligan', 'Iligan', 'Lanao del Norte', 'Northern Mindanao (X)'),
  city('malaybalay', 'Malaybalay', 'Bukidnon', 'Northern Mindanao (X)'),
  city('valencia', 'Valencia', 'Bukidnon', 'Northern Mindanao (X)'),
  city('ozamiz', 'Ozamiz', 'Misamis Occidental', 'Northern Mindanao (X)'),
  city('general-santos', 'General Santos', 'South Cotabato', 'Soccsksargen (XII)'),
  city('koronadal', 'Koronadal', 'South Cotabato', 'Soccsksargen (XII)'),
  city('kidapawan', 'Kidapawan', 'Cotabato', 'Soccsksargen (XII)'),
  city('tacurong', 'Tacurong', 'Sultan Kudarat', 'Soccsksargen (XII)'),
  city('butuan', 'Butuan', 'Agusan del Norte', 'Caraga (XIII)'),
  city('cabadbaran', 'Cabadbaran', 'Agusan del Norte', 'Caraga (XIII)'),
  city('bayugan', 'Bayugan', 'Agusan del Sur', 'Caraga (XIII)'),
  city('surigao-city', 'Surigao City', 'Surigao del Norte', 'Caraga (XIII)'),
  city('bislig', 'Bislig', 'Surigao del Sur', 'Caraga (XIII)'),
  city('tandag', 'Tandag', 'Surigao del Sur', 'Caraga (XIII)'),
  city('cotabato-city', 'Cotabato City', 'Maguindanao del Norte', 'Bangsamoro (BARMM)'),
  city('marawi', 'Marawi', 'Lanao del Sur', 'Bangsamoro (BARMM)'),
  city('lamitan', 'Lamitan', 'Basilan', 'Bangsamoro (BARMM)'),
];

function city(slug: string, label: string, province: string, region: SearchRegion): City {
  return { slug, label, province, region };
}

export const CITY_SLUGS: readonly string[] = CITIES.map(({ slug }) => slug);

export function findCity(slug: string): City | undefined {
  return CITIES.find((one) => one.slug === slug);
}

/** Finds the city for a typed name: `Naga City`, `City of Naga`, `naga`. Undefined when the name is ambiguous. */
export function cityNamed(typed: string): City | undefined {
  const name = plainName(typed);
  const names = [name, name.replace(/^city of | city$/g, '')];
  const found = CITIES.filter(({ label }) => names.includes(plainName(label)));
  return found.length === 1 ? found[0] : undefined;
}

/** Abbreviated beginnings of place names. */
const SHORT_FORMS: readonly (readonly [short: RegExp, full: string])[] = [
  [/\bsta\b\.?/g, 'santa'],
  [/\bsto\b\.?/g, 'santo'],
  [/\bgen\b\.?/g, 'general'],
  [/\bpt\b\.?/g, 'point'],
  // Also how longer words begin that are still being typed.
  [/\bst(?:\.|(?= ))/g, 'saint'],
  [/\bmt(?:\.|(?= ))/g, 'mountain'],
  [/\bpres(?:\.|(?= ))/g, 'president'],
  [/\bgov(?:\.|(?= ))/g, 'governor'],
  [/\bocc\b\.?/g, 'occidental'],
  [/\bor\./g, 'oriental'],
];

/**
 * Returns the name in lowercase, without accents and punctuation, abbreviations expanded: `santa rosa`, `lapu lapu`.
 */
export function plainName(name: string): string {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const full = SHORT_FORMS.reduce(
    (text, [short, long]) => text.replace(short, `${long} `),
    letters,
  );
  return full
    .replace(/['’`]/g, '')
    .replace(/[^\p{L}\p{N}()]+/gu, ' ')
    .trim();
}

/** Returns `Makati, Metro Manila`; the city alone where its name ends with the province: `San Fernando, La Union`. */
export function placeOf({ label, province }: City): string {
  return label.endsWith(province) ? label : `${label}, ${province}`;
}

/** Returns other cities nearby: those of the province first, then those of the region. */
export function citiesNear({ slug, province, region }: City): readonly City[] {
  const others = CITIES.filter((one) => one.region === region && one.slug !== slug);
  return others.toSorted(
    (a, b) => Number(b.province === province) - Number(a.province === province),
  );
}
