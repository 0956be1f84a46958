import type { AreaGuide } from '@/lib/catalogue/guide';

const READ = '2026-11-21';

export const ELECTION: AreaGuide = {
  area: 'election',
  topic: 'Election disputes',
  lead: 'You lost by a handful of votes and heard of things that should not have happened, or someone asks COMELEC to strike your name from the ballot. Election law has the shortest times of all, counted in days that include weekends. The first question is always which office was run for, because it decides where the case goes.',
  sections: [
    {
      heading: 'Before the election: who may run',
      paragraphs: [
        'A candidate must have the citizenship, age, residence and registration that the law asks for the post, and must not be disqualified. A petition to deny due course or cancel a certificate of candidacy says that a material fact in it is false and meant to deceive; a petition for disqualification rests on acts or status, such as vote buying, a conviction, or a second citizenship that was not renounced. Substitution and nuisance candidates are matters of their own.',
        'Residence is the ground argued most. It means the place one intends to make home, shown by how one lives, and a house alone does not prove it.',
        'A candidate whose certificate is cancelled is treated as never having been one, while a disqualified candidate was one. The difference decides who takes the seat: the next in votes, or the next in the line of succession.',
      ],
    },
    {
      heading: 'After the election: who won',
      paragraphs: [
        'An election protest says that the count or the conduct was wrong and asks for ballots to be examined again. A quo warranto petition says that the winner is not eligible or not loyal to the Republic, and any voter may bring it. A protest has to name the precincts and what happened in each; general claims are dismissed.',
        'The forum follows the office. Barangay posts go to the first-level court, municipal posts to the Regional Trial Court, city, provincial and regional posts to COMELEC, members of the House and the Senate to their electoral tribunals, and the President and Vice President to the Supreme Court as Presidential Electoral Tribunal.',
      ],
    },
    {
      heading: 'Offenses, spending and campaign rules',
      paragraphs: [
        'Vote buying, coercion, carrying firearms in the gun-ban period, campaigning too early in the ways the law forbids, and the use of public funds are election offenses. COMELEC’s law department and the prosecutors investigate them. Every candidate, winner or loser, files a statement of contributions and expenditures; without it a winner may not take office.',
      ],
    },
    {
      heading: 'Voters',
      paragraphs: [
        'Registration, transfer, reactivation and corrections are asked for at the election officer of the place, while registration is open. Whoever is refused may go to court for inclusion; a wrong entry may be challenged by exclusion. Filipinos abroad register at the foreign posts.',
      ],
    },
  ],
  steps: [
    {
      title: 'Fix the day of proclamation',
      text: 'The time for a protest or quo warranto runs from it. Get the certificate of canvass and proclamation.',
    },
    {
      title: 'Gather proof by precinct',
      text: 'Election returns, minutes, poll watchers’ affidavits, photographs and logs.',
    },
    {
      title: 'File in the right forum',
      text: 'A verified protest or petition with the fees and the cash deposit. The wrong forum or a short payment can end the case.',
    },
    {
      title: 'Answer and preliminary conference',
      text: 'The winner answers, sometimes with a counter-protest. The issues and the precincts are fixed.',
    },
    {
      title: 'Recount or revision',
      text: 'Ballots or their images are examined under the eyes of both sides and the objections recorded.',
    },
    {
      title: 'Decision and appeal',
      text: 'Trial court decisions go to COMELEC in a very short time; decisions of COMELEC to the Supreme Court.',
    },
  ],
  documents: {
    'Certificate of candidacy, stamped': 'Shows what was sworn to, and when.',
    'Certificate of canvass and proclamation': 'Its date starts the time to protest.',
    'Election returns and statements of votes by precinct':
      'Numbers have to be attacked precinct by precinct.',
    'Affidavits of watchers and voters': 'Made early and in detail, they carry a protest.',
    'Proof of residence: registration, leases, tax and school records':
      'The usual ground in eligibility cases.',
    'Proof of citizenship and renunciation':
      'Former dual citizens need the oath and the renunciation.',
    'Statement of contributions and expenditures':
      'Late or missing statements bring fines and more.',
  },
  limits: [
    {
      matter: 'Protest about a municipal post',
      time: '10 days from proclamation, in the Regional Trial Court',
      rule: 'Omnibus Election Code, Section 251',
      source: {
        title: 'Ten days for a protest (Roquero v. COMELEC)',
        url: 'https://www.asglawpartners.com/tag/comelec/page/48',
        read: READ,
      },
    },
    {
      matter: 'Extension of the ten days',
      time: 'None: a protest filed one day late was dismissed',
      rule: 'Villamor v. COMELEC (G.R. No. 169865, 2006)',
      source: {
        title: 'G.R. No. 169865, July 21, 2006',
        url: 'https://lawphil.net/judjuris/juri2006/jul2006/gr_169865_2006.html',
        read: READ,
      },
    },
    {
      matter: 'Appeal from a trial court to COMELEC in a barangay protest',
      time: '5 days from the decision',
      rule: 'Antonio v. COMELEC (G.R. No. 135869, 1999)',
      source: {
        title: 'Five-day rule in barangay disputes',
        url: 'https://www.asglawpartners.com/tag/barangay-election-protest',
        read: READ,
      },
    },
    {
      matter: 'Barangay and SK elections',
      time: 'Set by law for the first Monday of November 2026 and every four years after',
      rule: 'Republic Act No. 12232, upheld by the Supreme Court in November 2025',
      source: {
        title: 'COMELEC on the barangay elections after the ruling',
        url: 'https://www.bworldonline.com/the-nation/2025/11/12/711902/comelec-to-begin-bske-preparations/',
        read: READ,
      },
    },
  ],
  costs: [
    'A protest needs a filing fee and a cash deposit that grows with the number of precincts.',
    'Revisors and watchers, copies of returns and, before COMELEC, travel to Manila are the large expenses.',
    'An appeal has a fee at the court and another at COMELEC, both within the time to appeal.',
  ],
  offices: {
    'Election officer of the city or municipality':
      'Registration, lists of voters, certificates of candidacy for local posts.',
    'COMELEC, Intramuros, Manila':
      'Candidacy cases, protests about city, provincial and regional posts, appeals.',
    'Regional Trial Courts': 'Protests and quo warranto about municipal posts.',
    'First-level courts': 'Protests about barangay posts, inclusion and exclusion of voters.',
    'House and Senate Electoral Tribunals': 'Contests about members of Congress.',
    'Provincial and city prosecutors, with COMELEC’s law department': 'Election offenses.',
  },
  questions: {
    'I lost by three votes. Is that enough for a protest?':
      'A small margin is not a ground by itself. A protest needs facts about particular precincts that would change the result, and it has to be filed in ten days.',
    'Where do I protest?':
      'Barangay: first-level court. Municipality: Regional Trial Court. City, province or region: COMELEC. Congress: the electoral tribunal of that house.',
    'Can a dual citizen run?':
      'One who reacquired citizenship has to make a personal and sworn renunciation of the foreign one when filing the certificate. Dual citizens from birth are in a different position.',
    'Someone is paying for votes. Where do I report it?':
      'To COMELEC, its local office or the police, with names, dates, places and recordings if you have them. Both the giver and the taker can be charged.',
    'I was not on the list on election day. What can I do?':
      'On that day, little. Before it, a petition for inclusion may be filed in the first-level court while the law allows; afterward the record can be reactivated or corrected.',
    'Does the winner sit while the protest runs?':
      'Yes, the one proclaimed holds office until a decision is carried out. A court may order execution pending appeal for good reasons.',
    'I spent nothing. Do I still file a statement of expenses?':
      'Yes. Every candidate files one, also those who lost or withdrew after filing, under the rules COMELEC issues for each election.',
  },
};
