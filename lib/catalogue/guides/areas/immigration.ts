import type { AreaGuide } from '@/lib/catalogue/guide';

const READ = '2026-11-21';

export const IMMIGRATION: AreaGuide = {
  area: 'immigration',
  topic: 'Immigration matters',
  lead: 'Your stay ran out months ago, your spouse is Filipino and you want to live here, or your name came up on a list at the airport. Philippine immigration law is written for officers rather than for travelers, and small omissions grow into fines. Most of them can be put right, earlier more cheaply than later.',
  sections: [
    {
      heading: 'Staying as a visitor',
      paragraphs: [
        'Most visitors enter without a visa for a number of days that depends on their passport, and extend at the Bureau of Immigration or online. After fifty-nine days a registration card, the ACR I-Card, becomes part of it. Whoever stays half a year or more needs an emigration clearance before flying out, and a stay cannot be extended without end.',
        'An overstay is settled with fines and extensions for the time missed. A long one, or one that was found by officers rather than reported, may lead to a deportation order and a blacklist.',
        'The visitor’s status covers leisure, family and business meetings. It does not cover work, and study only in part. Someone who begins to work, to study for a degree or to run a business changes the purpose of the stay, and the papers have to change before that, not after.',
      ],
    },
    {
      heading: 'Living and working here',
      paragraphs: [
        'A foreigner married to a Filipino may apply for a resident visa under Section 13(a), first for a probationary year, then permanently. Workers need an alien employment permit of the labor department and a 9(g) visa, with the employer as petitioner. Students, investors, retirees and treaty traders have visas of their own. Former Filipinos and their families may come in for a year under the Balikbayan privilege.',
      ],
    },
    {
      heading: 'Deportation, blacklists and appeals',
      paragraphs: [
        'Deportation cases are administrative: a charge, a hearing, and an order of the Board of Commissioners. Grounds include overstaying, working without a permit, being undesirable, and being wanted abroad. A blacklist order bars reentry and can be lifted on petition after some time. Orders may be appealed to the Secretary of Justice and reviewed by the Court of Appeals.',
      ],
    },
    {
      heading: 'Citizenship, and Filipinos traveling',
      paragraphs: [
        'Natural-born Filipinos who became foreign citizens may take their citizenship back under Republic Act 9225, here or at a consulate, and include minor children. Children of a Filipino mother or father are Filipino wherever they were born, though the birth has to be reported. Foreigners may be naturalized by a court, by an administrative committee if born here, or by law.',
        'Filipino travelers meet immigration law at departure. Officers may defer travel if papers do not match the purpose; what they may ask is set out in guidelines of the Inter-Agency Council Against Trafficking.',
      ],
    },
  ],
  steps: [
    {
      title: 'Find out the status',
      text: 'Passport stamps, the last receipt and the card show until when the stay was allowed, and in which category.',
    },
    {
      title: 'Choose the way',
      text: 'Extension, conversion to another visa, downgrading after a job ends, or leaving with a clearance.',
    },
    {
      title: 'Prepare the papers',
      text: 'Foreign documents need an apostille or authentication, and a translation if not in English.',
    },
    {
      title: 'File and appear',
      text: 'Applications go to the main office or the office of the place of residence or work. Fingerprints and interviews are in person.',
    },
    {
      title: 'Decision and card',
      text: 'The Commissioner or the Board decides. The card shows the category and its end.',
    },
    {
      title: 'If refused or charged',
      text: 'A motion for reconsideration, an appeal to the Secretary of Justice, or a petition to lift an order.',
    },
  ],
  documents: {
    'Passport with all stamps, old passports too': 'The allowed stay is counted from them.',
    'ACR I-Card and official receipts of extensions':
      'They prove which months were paid and which are missing.',
    'PSA marriage and birth certificates, or foreign ones with apostille':
      'Family visas rest on them.',
    'Police or NBI clearance': 'Asked for in residence and citizenship matters.',
    'Employment contract and permits': 'A work visa follows the job and the employer.',
    'Any order, mission order or letter of the Bureau':
      'The time to answer or appeal runs from it.',
    'Proof of address and income': 'Residence applications ask how and where the person lives.',
  },
  limits: [
    {
      matter: 'Annual report of registered foreigners',
      time: 'The first 60 days of every calendar year',
      rule: 'Alien Registration Act of 1950 (R.A. 562)',
      source: {
        title: 'Bureau of Immigration on the annual report',
        url: 'https://www.philippinesnewsgazette.com/foreigners-told-to-visit-bi-for-annual-report/',
        read: READ,
      },
    },
    {
      matter: 'Annual report after a return from abroad',
      time: '30 days from the return, with a valid reentry permit',
      rule: 'Bureau of Immigration guidelines on the annual report',
      source: {
        title: 'Bureau of Immigration on the annual report',
        url: 'https://www.philippinesnewsgazette.com/foreigners-told-to-visit-bi-for-annual-report/',
        read: READ,
      },
    },
    {
      matter: 'Registration card of a visitor (ACR I-Card)',
      time: 'With a stay of more than 59 days',
      rule: 'Bureau of Immigration rules on alien registration',
      source: {
        title: 'ACR I-Card after 59 days',
        url: 'https://www.philippinesplus.com/2018/01/29/foreigners-stayed-59-days-need-file-ar/',
        read: READ,
      },
    },
  ],
  costs: [
    'Fees add up from the extension, the card, a legal research fee and an express lane fee. The Bureau publishes them; they change without long notice.',
    'An overstay adds fines for each month and often a motion for reconsideration. Departure adds the clearance.',
    'Apostilles, translations, medical examinations and NBI clearances are paid to other offices.',
  ],
  offices: {
    'Bureau of Immigration, main office, Intramuros, Manila':
      'Decisions on visas, deportation, blacklists and clearances.',
    'Bureau of Immigration district, field and satellite offices':
      'Extensions, cards, annual reports and receiving of many applications.',
    'Department of Labor and Employment': 'Alien employment permits.',
    'Department of Foreign Affairs and consulates':
      'Visas granted abroad, apostilles, citizenship under R.A. 9225.',
    'Philippine Retirement Authority and Board of Investments': 'Retirees’ and investors’ visas.',
    'Secretary of Justice and Court of Appeals': 'Appeals and review of deportation orders.',
  },
  questions: {
    'I overstayed by two years. Will I be arrested at the airport?':
      'Officers will not let someone with a long overstay simply fly. The stay is updated with fines beforehand and a clearance obtained. Reporting before being found usually makes the case easier.',
    'Does marriage to a Filipino give a right to stay?':
      'It opens the way to a resident visa, which has to be applied for and depends on a valid marriage, means and good character. Until it is granted, the visitor’s stay has to be kept alive.',
    'Can I work online for a foreign company as a tourist?':
      'Local work needs a permit and a visa. Remote work for employers abroad was placed on a footing of its own by an executive order on digital nomad visas in 2025; its conditions should be checked.',
    'What is a downgrade?':
      'The change from a work or other visa back to a visitor’s status when the reason ends. Without it the next visa or the departure gets stuck.',
    'My name is the same as that of someone on a watchlist. What helps?':
      'A certificate that one is not the same person. It is applied for with identity papers and carried when traveling.',
    'Can a child born here of foreign parents become Filipino?':
      'Not by birth alone, since citizenship follows the parents. Someone born and raised here may qualify for administrative naturalization as an adult.',
    'I was offloaded. What can I do?':
      'Ask for the reason in writing, complete the papers that were missing, and rebook. Misconduct of an officer can be reported to the Bureau and to the Inter-Agency Council Against Trafficking.',
  },
};
