import type { RegionGuide } from '@/lib/catalogue/guide';

export const ORTIGAS: RegionGuide = {
  region: 'ortigas',
  place: 'Ortigas',
  about:
    'Ortigas is a business district and not a city: its towers stand partly in Pasig, partly in Mandaluyong and partly in Quezon City. Courts, permits and tax offices follow the city line, so two neighbors on one street may belong to different ones. Most of the district is in Pasig.',
  languages:
    'English and Tagalog are the languages of the offices. Mandarin, Hokkien and Korean are useful with many of the owners and tenants here.',
  travel:
    'The hall of justice of Pasig is a ride away from the malls, in the old town by the river. The MRT stops at Ortigas and Shaw are closer to the Mandaluyong and Quezon City sides.',
  freeHelp:
    'The national headquarters of the Integrated Bar stands in the district, with its legal aid committee. Public attorneys for residents work at the courts of Pasig, Mandaluyong and Quezon City.',
  areas: {
    civil: {
      local: [
        'Before anything is filed about Ortigas, the address is looked up: San Antonio is Pasig, Wack-Wack and Highway Hills are Mandaluyong, Ugong Norte is Quezon City. Office and condominium leases, service contracts, and collection suits by lenders based in the towers are the bulk of it.',
      ],
      offices: {
        'Regional Trial Court and Metropolitan Trial Court of Pasig':
          'For the larger, eastern part of the district.',
        'Courts of Mandaluyong and of Quezon City':
          'For addresses west of the line and in Ugong Norte.',
      },
      questions: {
        'My landlord’s office is on one side of the street and my unit on the other. Which court?':
          'An ejectment case goes to the city where the unit is. A money claim may go to the city where you or the landlord resides, or, for a company, where its principal office is.',
        'A lending app with an Ortigas address sends me threats. What can I do?':
          'Keep the messages, report the company to the SEC and the privacy commission, and dispute charges in writing. The debt, if real, remains a civil matter.',
      },
    },
    'land-issues': {
      local: [
        'Disputes about land in Ortigas are about strata and parking, the restrictions that the old estate wrote on its titles, and pre-sold units that came late. Some lots still carry limits on height or use that bind every later buyer.',
      ],
      offices: {
        'Registries of Deeds of Pasig, Mandaluyong and Quezon City':
          'The title number shows which one.',
        'Human Settlements Adjudication Commission': 'Late turnover, refunds and associations.',
      },
      questions: {
        'The deed restriction says “office only”. Can I run a clinic?':
          'The restriction binds buyers if it is annotated. The association may enforce it, and the city’s zoning is a separate hurdle.',
        'I bought a pre-selling unit and the tower is three years late. What are my rights?':
          'Buyers of subdivision and condominium units may stop paying after notice and ask for refund under Presidential Decree 957, before the adjudication commission.',
      },
    },
    criminal: {
      local: [
        'Boiler rooms, crypto schemes, payroll fraud and access device cases come out of the office floors of Ortigas; the street adds theft and fights after midnight. Since three cities meet, the first police station called is not always the right one.',
      ],
      offices: {
        'City prosecutors of Pasig, Mandaluyong and Quezon City':
          'By the side of the line where the act happened.',
        'SEC enforcement and NBI': 'Investment scams run from offices in the district.',
      },
      questions: {
        'I invested with a firm in an Ortigas tower that has closed its doors. What comes first?':
          'Save contracts, receipts and chats, ask the SEC whether it was licensed, and join other investors in a complaint. Estafa by a group can be syndicated estafa, a graver offense.',
        'My employee used company cards online from our Pasig floor. Where do I file?':
          'With the prosecutor of Pasig, or with the cybercrime units first, which can preserve logs. The bank’s dispute process runs beside it.',
      },
    },
    labor: {
      local: [
        'Call centers, banks, schools and hospitals employ tens of thousands in Ortigas, many hired through agencies in the same building. Transfers between sites in Pasig, Cebu and Davao, attrition before regularization and night differential are what workers ask about.',
      ],
      offices: {
        'DOLE field offices for Pasig and for Mandaluyong': 'By the city of the workplace.',
        'NLRC National Capital Region Arbitration Branch': 'One branch for all three cities.',
      },
      questions: {
        'My account moves from Ortigas to Cebu and I cannot follow. Is refusing a resignation?':
          'A transfer has to be for a real business reason and not a punishment. Refusing a lawful one can be insubordination; how it was offered and what it costs you are weighed.',
        'I was let go on the last day of the sixth month. Was I regular?':
          'Probation ends by the six-month mark unless a longer one is justified. The standards must have been told at the start, and a failure to meet them explained.',
      },
    },
    corporate: {
      local: [
        'Many corporations give “Ortigas Center” as their address, and the city they add decides the court for their stockholders. Disputes of family conglomerates, lenders and franchisors in the district often end in arbitration or before Pasig’s commercial court.',
      ],
      offices: {
        'Special Commercial Court, Regional Trial Court of Pasig':
          'Companies whose principal office is in Pasig.',
        'Permit offices of the three cities': 'By the address of each branch.',
      },
      questions: {
        'Our articles say “Ortigas Center, Metro Manila” without a city. Which court is ours?':
          'The SEC asks for a full address; older articles without one are read with the permits and the actual site. Amending them avoids a fight about venue.',
        'Does a virtual office in the district count as our principal office?':
          'It can, if the permit and the lease allow it and someone receives notices there. Missed summons at an unattended desk are still valid in many cases.',
      },
    },
    taxation: {
      local: [
        'For a taxpayer in Ortigas the district may be 43 in Pasig, 41 in Mandaluyong or one of Quezon City. Companies that moved between towers without transferring their registration learn of it when a letter from the old district arrives.',
      ],
      offices: {
        'BIR district offices of Pasig (43), Mandaluyong (41) and Quezon City':
          'By the registered address.',
        'Revenue Region 7B, East NCR': 'Region of the Pasig and Mandaluyong districts.',
      },
      questions: {
        'We moved from Emerald Avenue to a tower across EDSA. Which audit is valid?':
          'The district that had jurisdiction when the Letter of Authority was issued, as a rule the one of registration. File the transfer and keep the stamped copy.',
        'Do three cities tax one company with floors in each?':
          'Local business tax is divided among branches and the principal office by the rules of the Local Government Code. Sales have to be recorded where they are made.',
      },
    },
    immigration: {
      local: [
        'Employers in Ortigas bring in managers, language agents and engineers, and the change of an assignment is the usual problem. Since offshore gaming was banned at the end of 2024, foreigners who worked in that trade have had to leave or change their papers.',
      ],
      offices: {
        'Bureau of Immigration main office': 'Conversions, downgrades and hearings.',
        'DOLE National Capital Region': 'Alien employment permits, also their cancellation.',
      },
      questions: {
        'My former employer was a gaming company and my visa was cancelled. Can I work elsewhere here?':
          'It depends on how the case was closed: a voluntary downgrade and departure, or an order with a blacklist. Get a copy of the order before applying again.',
        'We hire a Mandarin-speaking agent for our Pasig office. What comes first?':
          'The publication and labor permit, then the work visa, with a provisional permit if the person starts earlier. Working before a permit exposes both sides.',
      },
    },
    'intellectual-property': {
      local: [
        'Greenhills is next door, and the malls of Ortigas sell brands of their own, so both originals and copies are near. Software licensing is the other theme: audits of office floors that run more copies than they bought.',
      ],
      offices: {
        'Special Commercial Court, Regional Trial Court of Pasig':
          'Nationwide warrants and infringement suits.',
        'IPOPHL, Taguig': 'Administrative complaints and mediation, half an hour away.',
      },
      questions: {
        'A software company demands an audit of our Pasig office. Must we let them in?':
          'Only if the license says so or a court orders it. Count your licenses before you answer; a search warrant can follow a refusal.',
        'I buy overrun bags in Greenhills for resale online. Is that legal?':
          'Goods sold outside the owner’s control are often counterfeit or diverted. A seller who cannot show the source is exposed, whatever the tag says.',
      },
    },
    election: {
      local: [
        'Nobody votes for a mayor of Ortigas. Residents of its towers vote in Pasig, Mandaluyong or Quezon City, and associations of unit owners, which hold elections of their own, are often mistaken for public ones.',
      ],
      offices: {
        'Election officers of Pasig, Mandaluyong and Quezon City': 'By the barangay of the tower.',
        'Human Settlements Adjudication Commission':
          'Election disputes of homeowners’ associations.',
      },
      questions: {
        'Our condominium board election was rigged. Is that for COMELEC?':
          'No. A condominium corporation is a corporation: its election contests go to the commercial court, those of homeowners’ associations to the adjudication commission.',
        'I registered in Pasig, then learned my tower is in Quezon City. What do I do?':
          'Apply for a transfer of registration while it is open. Voting in the wrong city can be challenged and may be an offense.',
      },
    },
  },
};
