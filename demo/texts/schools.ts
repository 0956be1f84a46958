import 'server-only';

export interface School {
  readonly name: string;
  /** First class that was awarded the Juris Doctor; earlier ones have the Bachelor of Laws. */
  readonly jurisDoctorSince: number;
  readonly honours: readonly string[];
}

const LATIN = ['Cum laude', 'Cum laude', 'Magna cum laude'];
const LIST = ['Dean’s List', 'With honors', 'Academic scholar'];

export const SCHOOLS: Readonly<Record<string, School>> = {
  up: { name: 'University of the Philippines Diliman', jurisDoctorSince: 2008, honours: LATIN },
  ateneo: {
    name: 'Ateneo de Manila University',
    jurisDoctorSince: 1994,
    honours: ['Second honors', 'Second honors', 'First honors'],
  },
  'san-beda': { name: 'San Beda University', jurisDoctorSince: 2013, honours: [...LATIN, ...LIST] },
  ust: { name: 'University of Santo Tomas', jurisDoctorSince: 2013, honours: LATIN },
  dlsu: { name: 'De La Salle University', jurisDoctorSince: 2010, honours: LIST },
  feu: { name: 'Far Eastern University', jurisDoctorSince: 2008, honours: LIST },
  arellano: { name: 'Arellano University', jurisDoctorSince: 2012, honours: LIST },
  lyceum: {
    name: 'Lyceum of the Philippines University',
    jurisDoctorSince: 2012,
    honours: LIST,
  },
  plm: { name: 'Pamantasan ng Lungsod ng Maynila', jurisDoctorSince: 2014, honours: LIST },
  adamson: { name: 'Adamson University', jurisDoctorSince: 2014, honours: LIST },
  ue: { name: 'University of the East', jurisDoctorSince: 2014, honours: LIST },
  usc: { name: 'University of San Carlos', jurisDoctorSince: 2012, honours: LATIN },
  uc: { name: 'University of Cebu', jurisDoctorSince: 2014, honours: LIST },
  usjr: { name: 'University of San Jose-Recoletos', jurisDoctorSince: 2014, honours: LIST },
  addu: { name: 'Ateneo de Davao University', jurisDoctorSince: 2012, honours: LATIN },
  um: { name: 'University of Mindanao', jurisDoctorSince: 2014, honours: LIST },
  slu: { name: 'Saint Louis University', jurisDoctorSince: 2013, honours: LATIN },
  ubaguio: { name: 'University of Baguio', jurisDoctorSince: 2015, honours: LIST },
  unp: { name: 'University of Northern Philippines', jurisDoctorSince: 2015, honours: LIST },
  csu: { name: 'Cagayan State University', jurisDoctorSince: 2015, honours: LIST },
  'holy-angel': { name: 'Holy Angel University', jurisDoctorSince: 2012, honours: LIST },
  bulsu: { name: 'Bulacan State University', jurisDoctorSince: 2014, honours: LIST },
  psu: { name: 'Palawan State University', jurisDoctorSince: 2015, honours: LIST },
  adnu: { name: 'Ateneo de Naga University', jurisDoctorSince: 2013, honours: LATIN },
  bicol: { name: 'Bicol University', jurisDoctorSince: 2014, honours: LIST },
  unc: { name: 'University of Nueva Caceres', jurisDoctorSince: 2015, honours: LIST },
  cpu: { name: 'Central Philippine University', jurisDoctorSince: 2014, honours: LATIN },
  usa: { name: 'University of San Agustin', jurisDoctorSince: 2014, honours: LIST },
  ui: { name: 'University of Iloilo', jurisDoctorSince: 2015, honours: LIST },
  unor: {
    name: 'University of Negros Occidental-Recoletos',
    jurisDoctorSince: 2014,
    honours: LIST,
  },
  usls: { name: 'University of St. La Salle', jurisDoctorSince: 2013, honours: LIST },
  silliman: { name: 'Silliman University', jurisDoctorSince: 2012, honours: LATIN },
  dvoref: {
    name: 'Dr. Vicente Orestes Romualdez Educational Foundation',
    jurisDoctorSince: 2015,
    honours: LIST,
  },
  adzu: { name: 'Ateneo de Zamboanga University', jurisDoctorSince: 2012, honours: LATIN },
  wmsu: { name: 'Western Mindanao State University', jurisDoctorSince: 2015, honours: LIST },
  xavier: {
    name: 'Xavier University – Ateneo de Cagayan',
    jurisDoctorSince: 2012,
    honours: LATIN,
  },
  liceo: { name: 'Liceo de Cagayan University', jurisDoctorSince: 2014, honours: LIST },
  msu: { name: 'Mindanao State University', jurisDoctorSince: 2014, honours: LIST },
  ndmu: { name: 'Notre Dame of Marbel University', jurisDoctorSince: 2016, honours: LIST },
  ndu: { name: 'Notre Dame University', jurisDoctorSince: 2015, honours: LIST },
  fsuu: { name: 'Father Saturnino Urios University', jurisDoctorSince: 2014, honours: LIST },
};

export const FIRST_DEGREES = [
  'Bachelor of Arts in Political Science',
  'Bachelor of Arts in Political Science',
  'Bachelor of Science in Legal Management',
  'Bachelor of Science in Accountancy',
  'Bachelor of Arts in English',
  'Bachelor of Arts in Philosophy',
  'Bachelor of Science in Business Administration',
  'Bachelor of Arts in Communication',
  'Bachelor of Science in Psychology',
  'Bachelor of Science in Nursing',
  'Bachelor of Science in Civil Engineering',
  'Bachelor of Secondary Education',
  'Bachelor of Public Administration',
  'Bachelor of Arts in History',
  'Bachelor of Arts in Economics',
] as const;
