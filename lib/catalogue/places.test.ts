import { CITIES } from './cities';
import { placesNamed, regionOfPlace } from './places';
import { SEARCH_REGIONS } from './regions';

const labels = (typed: string) => placesNamed(typed).map(({ label }) => label);

test('every region, every province of a city and every city is a place of its region', () => {
  for (const region of SEARCH_REGIONS) expect(regionOfPlace(region)).toBe(region);
  for (const { label, province, region } of CITIES) {
    expect([province, regionOfPlace(province)]).toEqual([province, region]);
    expect(placesNamed(label).some((place) => place.region === region)).toBe(true);
  }
  expect(placesNamed('').map(({ label }) => label)).toEqual([...SEARCH_REGIONS]);
});

test('there are 82 provinces', () => {
  const provinces = SEARCH_REGIONS.flatMap((region) =>
    'abcdefghijklmnopqrstuvwxyz'
      .split('')
      .flatMap((letter) => placesNamed(letter))
      .filter((place) => place.region === region && place.label !== region)
      .map(({ label }) => label)
      .filter((label) => !CITIES.some((city) => label.startsWith(city.label))),
  );
  expect(new Set(provinces).size).toBe(82);
});

test.each([
  ['Cavite', 'Calabarzon (IV-A)'],
  ['iloilo', 'Western Visayas (VI)'],
  ['gensan', 'Soccsksargen (XII)'],
  ['General Santos City', 'Soccsksargen (XII)'],
  ['Parañaque', 'Metro Manila (NCR)'],
  ['paranaque city', 'Metro Manila (NCR)'],
  ['Quezon City', 'Metro Manila (NCR)'],
  ['Quezon', 'Calabarzon (IV-A)'],
  ['quezon province', 'Calabarzon (IV-A)'],
  ['City of Naga', 'Bicol Region (V)'],
  ['Compostela Valley', 'Davao Region (XI)'],
  ['North Cotabato', 'Soccsksargen (XII)'],
  ['Cotabato City', 'Bangsamoro (BARMM)'],
  ['Siquijor', 'Negros Island Region (NIR)'],
  ['Sulu', 'Zamboanga Peninsula (IX)'],
  ['NCR', 'Metro Manila (NCR)'],
  ['Region 12', 'Soccsksargen (XII)'],
  ['Davao', 'Davao Region (XI)'],
  ['BGC', 'Metro Manila (NCR)'],
  ['Isabela', 'Cagayan Valley (II)'],
  ['Isabela City', 'Zamboanga Peninsula (IX)'],
  // Short forms, hyphens, and what is no city.
  ['Sta. Rosa', 'Calabarzon (IV-A)'],
  ['Sta Rosa', 'Calabarzon (IV-A)'],
  ['Gen. Santos', 'Soccsksargen (XII)'],
  ['Lapulapu', 'Central Visayas (VII)'],
  ['Lapu Lapu City', 'Central Visayas (VII)'],
  ['SJDM', 'Central Luzon (III)'],
  ['Sto. Tomas', 'Calabarzon (IV-A)'],
  ['Santo Tomas', 'Calabarzon (IV-A)'],
  ['Los Banos', 'Calabarzon (IV-A)'],
  ['Los Baños, Laguna', 'Calabarzon (IV-A)'],
  ['Munoz', 'Central Luzon (III)'],
  ['Science City of Muñoz', 'Central Luzon (III)'],
  ['Gen Trias', 'Calabarzon (IV-A)'],
  ['Tawitawi', 'Bangsamoro (BARMM)'],
  ['St. Bernard', 'Eastern Visayas (VIII)'],
  ["Brooke's Pt.", 'MIMAROPA (Region IV-B)'],
  ['Mt. Province', 'Cordillera Administrative Region (CAR)'],
  ['Pres. Carlos P. Garcia', 'Central Visayas (VII)'],
  ['Negros Occ.', 'Negros Island Region (NIR)'],
  ['Cainta', 'Calabarzon (IV-A)'],
  ['Montalban', 'Calabarzon (IV-A)'],
  ['Tondo', 'Metro Manila (NCR)'],
  ['Carcar City', 'Central Visayas (VII)'],
  ['Bayan ng Cainta', 'Calabarzon (IV-A)'],
  ['Q.C.', 'Metro Manila (NCR)'],
  ['Sta.Rosa', 'Calabarzon (IV-A)'],
  ['Sta. Cruz, Laguna', 'Calabarzon (IV-A)'],
  ['Region 4-A', 'Calabarzon (IV-A)'],
  ["M'lang", 'Soccsksargen (XII)'],
  ['Anini-y', 'Western Visayas (VI)'],
  ['Sto Niño South Cotabato', 'Soccsksargen (XII)'],
  // With the word for its kind, the region or the country behind it, as forms and maps write a place.
  ['Sta. Rosa City, Laguna', 'Calabarzon (IV-A)'],
  ['Parañaque City, Metro Manila', 'Metro Manila (NCR)'],
  ['San Fernando City, Pampanga', 'Central Luzon (III)'],
  ['Naga City, Camarines Sur', 'Bicol Region (V)'],
  ['Makati, NCR', 'Metro Manila (NCR)'],
  ['Cebu City, Philippines', 'Central Visayas (VII)'],
  ['Province of Laguna, Philippines', 'Calabarzon (IV-A)'],
  ['Island Garden City of Samal', 'Davao Region (XI)'],
  // Short forms of directions and harbors, and names in Filipino.
  ['So. Cotabato', 'Soccsksargen (XII)'],
  ['N. Ecija', 'Central Luzon (III)'],
  ['Mis. Or.', 'Northern Mindanao (X)'],
  ['Zambo del Sur', 'Zamboanga Peninsula (IX)'],
  ['Pto. Princesa', 'MIMAROPA (Region IV-B)'],
  ['Lungsod ng Maynila', 'Metro Manila (NCR)'],
  ['Lungsod Quezon', 'Metro Manila (NCR)'],
  ['GMA, Cavite', 'Calabarzon (IV-A)'],
  ['Fort Bonifacio', 'Metro Manila (NCR)'],
  // In two regions, or in none.
  ['Talisay', undefined],
  ['San Fernando', undefined],
  ['Atlantis', undefined],
  ['', undefined],
])('%j lies in %s', (typed, region) => {
  expect(regionOfPlace(typed)).toBe(region);
});

test('what begins with the typed letters is offered, the whole name first', () => {
  expect(labels('cebu').slice(0, 3)).toEqual(['Cebu', 'Cebu City, Cebu', 'Mandaue, Cebu']);
  expect(labels('san fer')).toEqual(['San Fernando, La Union', 'San Fernando, Pampanga']);
  expect(labels('mindoro')[0]).toBe('MIMAROPA (Region IV-B)');
  expect(labels('mindoro')).toContain('Oriental Mindoro');
  expect(labels('sta. ro')).toEqual(['Santa Rosa, Laguna']);
  expect(labels('sto tomas')).toEqual(['Santo Tomas, Batangas']);
  expect(labels('los ba')).toEqual(['Laguna']);
  expect(labels('talisay')).toContain('Cebu');
  expect(labels('zzz')).toEqual([]);
});
