import { type RegionalOffices, read } from './help-office';

const NEW_DISTRICT_OFFICES = read(
  'Manila Bulletin, February 23, 2023',
  'https://mb.com.ph/2023/02/23/pao-sets-up-3-more-district-offices-for-added-access-to-legal-assistance',
);
const NEW_BUILDING = read(
  'Manila Bulletin, March 23, 2022',
  'https://mb.com.ph/2022/03/23/pao-hopes-to-move-in-to-its-new-qc-building-to-accommodate-more-people-with-legal-needs',
);

export const LUZON_OFFICES: RegionalOffices = {
  'Metro Manila (NCR)': [
    {
      kind: 'pao',
      name: 'PAO central office',
      place: 'Quezon City',
      does: 'In March 2022 the PAO hoped to move this office, and its regional office for Metro Manila, to a new building on Commonwealth Avenue by 2023. Call the hotline before you go.',
      source: NEW_BUILDING,
    },
    {
      kind: 'clinic',
      name: 'UP College of Law, Office of Legal Aid',
      place: 'Diliman, Quezon City',
      does: 'Free legal assistance to indigent litigants; also cases of public interest.',
      source: read('UP College of Law', 'https://law.upd.edu.ph/office-of-legal-aid/'),
    },
    {
      kind: 'clinic',
      name: 'Ateneo Legal Services Center',
      place: 'Makati',
      does: 'Legal aid center of the Ateneo Law School: interviews, advice and, through its students, court cases.',
      source: read(
        'Ateneo de Manila University, August 31, 2016',
        'https://www.ateneo.edu/aps/law/news/features/ateneo-legal-services-center-experiential-learning-its-best',
      ),
    },
    {
      kind: 'clinic',
      name: 'Adamson University, Office of the Legal Aid',
      place: 'Manila',
      does: 'Legal assistance to indigent and pauper litigants.',
      hours: 'Monday to Friday, 1:00 to 5:00 PM (as given in 2018)',
      source: read(
        'Adamson University, February 27, 2018',
        'https://www.adamson.edu.ph/v1/?page=view-news&newsid=1489',
      ),
    },
    {
      kind: 'clinic',
      name: 'San Beda College Alabang, Legal Aid Center',
      place: 'Muntinlupa and Las Piñas first',
      does: 'Free legal services to indigent people of the south of Metro Manila.',
      source: read(
        'The Red Chronicles, 2020',
        'https://theredchronicles.net/legal-aid-center-justice-made-available-to-all',
      ),
    },
  ],
  'Cordillera Administrative Region (CAR)': [
    {
      kind: 'clinic',
      name: 'Chief Justice Manuel V. Moran Community Legal Assistance Office',
      place: 'Saint Louis University, Baguio City',
      does: 'Legal aid, free notarization and seminars for people of Baguio and northern Luzon.',
      source: read(
        'Baguio Midland Courier, March 1, 2024',
        'https://www.baguiomidlandcourier.com.ph/slu-law-school-praised-for-service-to-community/',
      ),
    },
  ],
  'Ilocos Region (I)': [
    {
      kind: 'pao',
      name: 'PAO Ilocos Norte District Office',
      place: 'Ilocos Norte',
      does: 'New in February 2023; people without means are advised and represented here.',
      source: NEW_DISTRICT_OFFICES,
    },
  ],
  'Central Luzon (III)': [
    {
      kind: 'pao',
      name: 'PAO Nueva Ecija District Office',
      place: 'Nueva Ecija',
      does: 'New in February 2023; people without means are advised and represented here.',
      source: NEW_DISTRICT_OFFICES,
    },
    {
      kind: 'clinic',
      name: 'Marc Andrei Marcos Legal Aid Center',
      place: 'Tarlac State University, Tarlac',
      does: 'Free legal assistance to indigent residents of Tarlac, under an agreement with the province.',
      source: read(
        'Tarlac State University, December 2024',
        'https://tsu.edu.ph/news/2024-news/tsu-pgt-affirm-commitment-to-free-legal-services',
      ),
    },
  ],
  'Calabarzon (IV-A)': [
    {
      kind: 'pao',
      name: 'PAO regional office for Calabarzon',
      place: 'Quezon City',
      does: 'Was to move into the PAO’s building on Commonwealth Avenue with the central office. Ask the hotline for the district office of your province.',
      source: NEW_BUILDING,
    },
  ],
  'MIMAROPA (Region IV-B)': [
    {
      kind: 'pao',
      name: 'PAO MIMAROPA',
      place: '14 district offices in the region',
      does: 'Free legal assistance to people without means.',
      source: read(
        'Dispatch Today, August 2024',
        'https://dispatchtodaynews.com/pao-mimaropa-patuloy-na-isinusulong-ang-katarungan-laban-sa-kahirapan',
      ),
    },
    {
      kind: 'ibp',
      name: 'IBP Palawan Chapter',
      place: 'Palawan and Puerto Princesa',
      does: 'Legal aid caravans with free advice, and papers such as corrections of birth certificates.',
      source: read(
        'Repetek News, September 2023',
        'https://repeteknews.com/pagpaquiman-cay-atorni-legal-aid-caravan-isinagawa-sa-san-rafael',
      ),
    },
    {
      kind: 'government',
      name: 'Palawan Provincial Legal Office',
      place: 'Palawan',
      does: 'Free legal consultations and seminars in the towns of the province.',
      source: read(
        'Palawan News, April 18, 2023',
        'https://palawan-news.com/quezon-barangays-receive-free-legal-services-from-palawan-govt/',
      ),
    },
  ],
  'Bicol Region (V)': [
    {
      kind: 'pao',
      name: 'PAO Bicol',
      place: '31 district offices in the six provinces',
      does: 'Represents and advises people without means; also documents, oaths and help during inquests.',
      source: read(
        'Metropolitan, 2024',
        'https://metropolitan.ph/pao-assures-poor-bicolanos-of-free-unli-legal-services',
      ),
    },
  ],
};
