import { type HelpGroup, read, readLaw } from './help-office';

/** Help that exists in the whole country, and how to find it where you are. */
export const HELP_GROUPS: readonly HelpGroup[] = [
  {
    kind: 'pao',
    name: 'Public Attorney’s Office (PAO)',
    about:
      'Government lawyers. They advise and represent people who cannot afford a lawyer in criminal, civil, labor and administrative cases, free of charge.',
    find: 'Ask at the hall of justice of your city or province: in February 2023 the PAO had 17 regional and 339 district offices, most of them in halls of justice, beside the courts. Its hotline can tell you which one serves your address.',
    phones: ['(02) 8929-9436', '(02) 8426-2075', '(02) 8426-2801'],
    links: [{ label: 'Website of the PAO', url: 'https://pao.gov.ph/' }],
    sources: [
      read(
        'Manila Bulletin, February 23, 2023',
        'https://mb.com.ph/2023/02/23/pao-sets-up-3-more-district-offices-for-added-access-to-legal-assistance',
      ),
      read(
        'the hotline as the PAO gave it, Inquirer, March 19, 2020',
        'https://newsinfo.inquirer.net/1245269/public-lawyers-are-on-call-gives-hotline-for-emergencies',
      ),
    ],
  },
  {
    kind: 'ibp',
    name: 'Legal aid of the IBP chapters',
    about:
      'The Integrated Bar of the Philippines (IBP), to which every lawyer belongs, gives free legal aid through its chapters after a means test and a merit test. People the PAO cannot help can be referred there.',
    find: 'Chapters follow provinces and large cities. Ask for the legal aid office of the chapter where you live; the National Center for Legal Aid in the IBP building in Ortigas Center, Pasig, runs the program.',
    links: [{ label: 'Website of the IBP', url: 'https://www.ibp.ph/' }],
    sources: [
      read(
        'Manila Bulletin, March 9, 2021',
        'https://mb.com.ph/2021/03/09/doj-taps-ibp-for-legal-help-to-indigents-persons',
      ),
      read(
        'Manila Bulletin, July 6, 2023',
        'https://mb.com.ph/2023/7/6/sc-lauds-ibp-s-free-legal-aid-to-poor-vulnerable-underprivileged-filipinos',
      ),
    ],
  },
  {
    kind: 'clinic',
    name: 'Legal aid clinics of law schools',
    about:
      'Certified law students give advice, draft documents and appear in court for people who cannot afford a lawyer, each under a supervising lawyer (Rule 138-A of the Rules of Court).',
    find: 'Ask the law school nearest you about its legal aid clinic: the rule makes clinical legal education part of every law school since the academic year 2020–2021.',
    links: [
      {
        label: 'Clinical legal education at the Legal Education Board',
        url: 'https://clep.leb.gov.ph/',
      },
    ],
    sources: [readLaw('lawStudentPractice')],
  },
];
