import { comparison } from './names';

const compareNames = (one: string, other: string) => comparison(one)(other);

test.each([
  // Only written otherwise.
  ['Juan de la Cruz', 'JUAN DELA CRUZ', 'SAME'],
  ['Juan Delacruz', 'Juan de la Cruz', 'SAME'],
  ['Dela Cruz, Juan', 'Juan dela Cruz', 'SAME'],
  ['Atty. Peña, Jose', 'José Pena', 'SAME'],
  ['Juan P. Santos', 'Juan Santos', 'SAME'],
  ['Ma. Theresa Santos', 'Maria Theresa Santos', 'SAME'],
  ['Ana Sta. Maria', 'Ana Santa Maria', 'SAME'],
  ["Kevin O'Brien", 'Kevin O’Brien', 'SAME'],
  ['Northgate Logistics, Inc.', 'NORTHGATE LOGISTICS CORPORATION', 'SAME'],
  ['J.P. Garcia Corp.', 'JP Garcia Inc', 'SAME'],
  ['Reyes & Sons Trading', 'Reyes and Sons Trading', 'SAME'],
  ['Juan Santos Jr.', 'Juan Santos, Jr', 'SAME'],
  // Misspelled.
  ['Juan dela Crus', 'Juan de la Cruz', 'SIMILAR'],
  ['Ma. Theresa Santos', 'Maria Teresa Santos', 'SIMILAR'],
  ['Jhon Reyez', 'John Reyes', 'SIMILAR'],
  ['Kristine Villanueva', 'Christine Villanueba', 'SIMILAR'],
  ['Rodrigo Mendoza', 'Rodirgo Mendoza', 'SIMILAR'],
  ['Nortgate Logistics', 'Northgate Logistics, Inc.', 'SIMILAR'],
  // More or fewer words.
  ['Juan Cruz', 'Juan dela Cruz', 'SIMILAR'],
  ['Juan Santos Jr.', 'Juan Santos Sr.', 'SIMILAR'],
  ['Juan Santos', 'Juan Miguel Santos', 'SIMILAR'],
  ['Juan Reyes Santos', 'Juan Miguel Santos', 'SIMILAR'],
  ['J. Mendoza', 'Juan Mendoza', 'SIMILAR'],
  ['Northgate', 'Northgate Logistics, Inc.', 'SIMILAR'],
  ['Villanueva', 'Ana Villanueva', 'SIMILAR'],
  // Among others.
  ['My husband Pedro Santos', 'Pedro Santos', 'SAME'],
  ['My husband Pedro Santos and Liza Tan', 'Pedro Santos', 'SIMILAR'],
  ['ABC Trading Corp.; Juan dela Cruz (HR)', 'Juan de la Cruz', 'SIMILAR'],
  ['Ana Ferrer and Northgate Logistics, Inc.', 'Northgate Logistics Inc', 'SIMILAR'],
] as const)('%s, %s: %s', (one, other, strength) => {
  expect(compareNames(one, other)).toBe(strength);
  expect(compareNames(other, one)).toBe(strength);
});

test.each([
  ['Maria Santos', 'Maria Reyes'],
  ['Juan', 'Juan dela Cruz'],
  ['Maria', 'Jose Maria'],
  ['Ma. Theresa', 'Maria Theresa Santos'],
  ['Juan Miguel Reyes', 'Juan Miguel Santos'],
  ['Pedro Cruz', 'Juan Cruz'],
  ['Jose Lim', 'Jose Sim'],
  ['ABC Trading Services', 'XYZ Trading Services'],
  ['Global Trading', 'Northgate Global Trading'],
  ['Juan Santos and Pedro Cruz', 'Juan Cruz'],
  ['Inc.', 'Northgate Inc.'],
  ['My employer', 'The company'],
  ['', 'Juan Santos'],
  ['???', '!!!'],
])('%s is not %s', (one, other) => {
  expect(compareNames(one, other)).toBeNull();
  expect(compareNames(other, one)).toBeNull();
});

test('the longest that can be typed is compared in no time', () => {
  const typed = 'Abcdefgh '.repeat(22).trim();
  const names = Array.from({ length: 5_000 }, (_, index) => `Abcdexyz Qrstu${index} Bcdefgha`);
  const compare = comparison(typed);
  // Of the processor: what else runs on the machine is not counted.
  const began = process.cpuUsage();
  expect(names.filter(compare)).toEqual([]);
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(2_000);
});
