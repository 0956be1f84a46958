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
  ['Mª Theresa Santos', 'Maria Theresa Santos', 'SAME'],
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
  // Family names that are also words (nameparser 1.1.3, issue 26: “Ma”, “Rai”; here “Co”).
  ['Antonio Co', 'Antonio Lim Co', 'SIMILAR'],
  ['Antonio Co', 'Co, Antonio', 'SAME'],
  ['Antonio Co, Jr.', 'Antonio Co Jr', 'SAME'],
  ['Antonio Co', 'Antonio Tan and Antonio Co', 'SIMILAR'],
  ['Antonio Co Tan', 'Antonio Co Tan', 'SAME'],
  ['Antonio Co Tan', 'Antonio Tan', 'SIMILAR'],
  ['Co', 'Antonio Co', 'SIMILAR'],
  ['Co & Sons', 'Co and Sons Inc.', 'SAME'],
  ['Co Trading', 'Co Trading Corporation', 'SAME'],
  ['Antonio Ma', 'Antonio Lim Ma', 'SIMILAR'],
  ['Ma, Antonio', 'Antonio Ma', 'SAME'],
  ['Daniel An', 'Daniel Park An', 'SIMILAR'],
  ['Daniel Son', 'Daniel Kim Son', 'SIMILAR'],
  ['Maria Her', 'Maria Cruz Her', 'SIMILAR'],
  ['John Judge', 'John Peter Judge', 'SIMILAR'],
  ['Antonio Or', 'Antonio Lim Or', 'SIMILAR'],
  ['San, Antonio', 'Antonio San', 'SAME'],
  ['Van Tran', 'Tran Van', 'SAME'],
  ['Van Damme', 'Jean Van Damme', 'SIMILAR'],
  ['Antonio O', 'Antonio Lim O', 'SIMILAR'],
  ['Co, Antonio', 'Antonio S. Co', 'SAME'],
  ['Mrs. Co', 'Antonio Co', 'SIMILAR'],
  ['Antonio Co', 'Antonio Co vs. Maria Santos', 'SIMILAR'],
  ['Jose Sy Co', 'Jose Co', 'SIMILAR'],
  ['Maria At', 'Maria Lim At', 'SIMILAR'],
  // … and that are also given names.
  ['Mario Rosa', 'Mario Cruz Rosa', 'SIMILAR'],
  ['Ana Daniel', 'Ana Reyes Daniel', 'SIMILAR'],
  ['Maria Francisco', 'Maria Cruz Francisco', 'SIMILAR'],
  ['Antonio Kim', 'Antonio Lim Kim', 'SIMILAR'],
  ['Martin, Jose', 'Jose Reyes Martin', 'SIMILAR'],
  // Forms of companies.
  ['Tan & Co', 'Tan and Co., Ltd.', 'SAME'],
  ['Tan & Co', 'Tan', 'SAME'],
  ['Northgate Trading Co', 'Northgate Trading', 'SAME'],
  ['Northgate Co.', 'Northgate Logistics, Inc.', 'SIMILAR'],
  ['Northgate Co.', 'Northgate', 'SIMILAR'],
  ['Pedro Santos, my son', 'Pedro Santos', 'SAME'],
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
  ['John Co', 'John'],
  ['Antonio Co', 'Antonio Lim'],
  ['Antonio Co', 'Antonio Tan'],
  ['Daniel Son', 'Daniel'],
  ['Antonio Or', 'Antonio'],
  ['Tan & Co', 'Antonio Co'],
  ['Maria Rosario', 'Maria Rosario Santos'],
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
  // Processor time, so that other work of the machine is not counted.
  const began = process.cpuUsage();
  expect(names.filter(compare)).toEqual([]);
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(2_000);
});
