import { type RegionalOffices, read } from './help-office';

const PAO_IN_2023 = read(
  'Manila Bulletin, February 23, 2023',
  'https://mb.com.ph/2023/02/23/pao-sets-up-3-more-district-offices-for-added-access-to-legal-assistance',
);
const APPEALED = 'A unit of the PAO for special and appealed cases.';

export const VISAYAS_AND_MINDANAO_OFFICES: RegionalOffices = {
  'Western Visayas (VI)': [
    {
      kind: 'pao',
      name: 'PAO Estancia District Office',
      place: 'Estancia, Iloilo',
      does: 'Also for Concepcion, San Dionisio, Batad, Balasan and Carles.',
      address: 'ABC Hall',
      source: read(
        'Daily Guardian',
        'https://www.dailyguardian.com.ph/pao-establishes-district-office-in-estancia/',
      ),
    },
    {
      kind: 'clinic',
      name: 'Central Philippine University, Legal Aid Clinic',
      place: 'Iloilo City',
      does: 'Clinic of the College of Law; its students also teach rights in schools of the province.',
      source: read(
        'Central Philippine University, January 2026',
        'https://cpu.edu.ph/news/cpu-college-of-law-legal-aid-clinic-conducts-outreach-lectures-for-high-school-learners',
      ),
    },
  ],
  'Negros Island Region (NIR)': [
    {
      kind: 'clinic',
      name: 'University of St. La Salle, Law Center',
      place: 'Bacolod City',
      does: 'Legal aid by certified students of the College of Law, begun in February 2022.',
      source: read(
        'Jocelle Batapa-Sigue, February 17, 2022',
        'https://jocellebatapasigue.com/2022/02/17/la-sallian-law-students-to-engage-in-limited-practice-of-law-under-rule-138-a/',
      ),
    },
    {
      kind: 'clinic',
      name: 'University of Negros Occidental–Recoletos, School of Law',
      place: 'Bacolod City',
      does: 'Free legal clinics where law students advise with their supervising lawyer.',
      source: read(
        'SunStar, May 23, 2024',
        'https://www.sunstar.com.ph/bacolod/pro-bono-recoleto-serves-bacolod',
      ),
    },
  ],
  'Central Visayas (VII)': [
    {
      kind: 'pao',
      name: 'PAO in Cebu City',
      place: 'Cebu City',
      does: APPEALED,
      source: PAO_IN_2023,
    },
    {
      kind: 'ibp',
      name: 'IBP Cebu Chapter',
      place: 'Cebu',
      does: 'Legal aid in towns and islands, such as affidavits and corrections at the civil registrar.',
      source: read(
        'Cebu Daily News, June 20, 2022',
        'https://cebudailynews.inquirer.net/448529/abogados-to-the-barrio-offer-free-legal-assistance-to-kinatarcan-is-residents',
      ),
    },
    {
      kind: 'ibp',
      name: 'IBP Bohol Chapter',
      place: 'Bohol',
      does: 'Outreach missions, seminars, and cases of people who meet its criteria for free representation.',
      source: read(
        'The Bohol Tribune, September 29, 2024',
        'https://theboholtribune.com/2024/09/29/stare-decisis-215/amp',
      ),
    },
    {
      kind: 'clinic',
      name: 'Law schools of Cebu City',
      place: 'Cebu City',
      does: 'University of San Carlos, University of Cebu, University of San Jose–Recoletos, University of Southern Philippines Foundation and University of the Visayas met in 2023 as givers of legal aid.',
      source: read(
        'GOJUST, July 2023',
        'https://www.gojust.org/post/european-union-supports-the-first-local-legal-aid-forum-in-cebu-city',
      ),
    },
    {
      kind: 'government',
      name: 'Department of Justice Action Center, satellite office',
      place: 'Cebu City',
      does: 'Legal advice, documents and referrals for the provinces and cities of Central Visayas.',
      source: read('Remate', 'https://remate.ph/dojac-nagtayo-ng-opisina-sa-central-visayas/'),
    },
  ],
  'Eastern Visayas (VIII)': [
    {
      kind: 'pao',
      name: 'PAO Eastern Visayas',
      place: '27 district offices in the six provinces',
      does: 'Public attorneys serve every court of the region.',
      source: read(
        'IR Calbayog',
        'https://ircalbayog.com/mga-abogado-ng-pao-sa-eastern-visayas-umabot-na-sa-halos-150/',
      ),
    },
  ],
  'Zamboanga Peninsula (IX)': [
    {
      kind: 'clinic',
      name: 'Western Mindanao State University, College of Law',
      place: 'Zamboanga City',
      does: 'Free legal consultation and notarial services in barangays, by students with their supervising lawyers.',
      source: read('Western Mindanao State University, 2024', 'https://wmsu.edu.ph/?p=2704'),
    },
  ],
  'Northern Mindanao (X)': [
    {
      kind: 'pao',
      name: 'PAO in Cagayan de Oro City',
      place: 'Cagayan de Oro City',
      does: APPEALED,
      source: PAO_IN_2023,
    },
    {
      kind: 'clinic',
      name: 'Xavier University Center for Legal Assistance',
      place: 'Cagayan de Oro City',
      does: 'Six clinics of the School of Law, each for another group of people.',
      source: read(
        'Xavier University, May 2024',
        'https://www.xu.edu.ph/xavier-news/205-xu-ateneo-news-sy-2023-2024/6519-xavier-ateneo-law-convenes-2nd-clep-summit',
      ),
    },
  ],
  'Davao Region (XI)': [
    {
      kind: 'pao',
      name: 'PAO Tagum District Office',
      place: 'Tagum City',
      does: 'New in February 2023; people without means are advised and represented here.',
      source: PAO_IN_2023,
    },
    {
      kind: 'ibp',
      name: 'IBP Davao City Chapter, with the city’s Extended Legal Aid Program',
      place: 'Davao City',
      does: 'For indigent residents, above all those whom the PAO cannot represent because of a conflict of interest.',
      source: read(
        'SunStar, April 2025',
        'https://www.sunstar.com.ph/davao/davao-city-ibp-partner-to-provide-legal-services-to-indigents',
      ),
    },
    {
      kind: 'clinic',
      name: 'University of Southeastern Philippines, Legal Aid Center',
      place: 'Davao City',
      does: 'Legal aid of the university’s law students and supervising lawyers, opened in 2021.',
      source: read(
        'MindaNews, July 2021',
        'https://mindanews.com/top-stories/2021/07/useps-legal-aid-center-vows-to-increase-access-to-justice-for-the-poor/',
      ),
    },
  ],
  'Soccsksargen (XII)': [
    {
      kind: 'clinic',
      name: 'Notre Dame of Marbel University, Legal Aid Clinic',
      place: 'Koronadal City',
      does: 'Free legal services to people who cannot pay a lawyer, opened in October 2019.',
      source: read(
        'Notre Dame of Marbel University',
        'https://www.ndmu.edu.ph/index.php/hope-springs-eternal/',
      ),
    },
  ],
  'Bangsamoro (BARMM)': [
    {
      kind: 'government',
      name: 'Shari’ah Public Assistance Office',
      place: 'Bangsamoro',
      does: 'Free consultation and help for people without means in matters of Shari’ah law, such as family, inheritance and property. The Bangsamoro Government launched it with a first consultation; ask where it is open now.',
      source: read('Bombo Radyo Cotabato', 'https://cotabato.bomboradyo.com/?p=14338'),
    },
  ],
};
