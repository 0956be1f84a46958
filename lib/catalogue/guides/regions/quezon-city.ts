import type { RegionGuide } from '@/lib/catalogue/guide';

export const QUEZON_CITY: RegionGuide = {
  region: 'quezon-city',
  place: 'Quezon City',
  about:
    'Quezon City is the most populous city of the country, with six congressional districts and 142 barangays. Its Regional Trial Court and Metropolitan Trial Court sit around the city hall, and several national tribunals have their only seat here.',
  languages:
    'Tagalog and English are spoken everywhere. Students and migrants bring Ilocano, Bicolano, Cebuano and Hiligaynon, and Maranao and Maguindanaon are heard around Culiat and Salam.',
  travel:
    'Commonwealth and Quezon Avenue are wide and slow. Novaliches and the city hall are in the same city and may still be ninety minutes apart; the MRT stops near the courts help.',
  freeHelp:
    'The Public Attorney’s Office has its central office and a district office in the city, the IBP Quezon City Chapter works from the hall of justice, and law schools such as that of the University of the Philippines run clinics.',
  areas: {
    civil: {
      local: [
        'Quezon City’s Family Courts carry some of the heaviest lists of marriage and custody cases, because so many couples live here. Beside them stand rent disputes from Cubao to Fairview, loans among colleagues, and homeowners’ associations quarreling over gates, dues and elections.',
      ],
      offices: {
        'Regional Trial Court of Quezon City':
          'Family Courts, adoption, estates and larger claims.',
        'Metropolitan Trial Court of Quezon City':
          'Small claims, ejectment and smaller civil cases.',
      },
      questions: {
        'I rent in Fairview and my landlord locked me out. What is the quickest remedy?':
          'Padlocking without a court order can be answered with a forcible entry case in the Metropolitan Trial Court, with a request to restore possession. The barangay can record the facts the same day.',
        'We live in Caloocan, but married in Quezon City. Where is the annulment filed?':
          'The place of the wedding does not count. The petition is filed where one of you has really lived for the last six months, so in Caloocan if both live there.',
      },
    },
    'land-issues': {
      local: [
        'A fire at the city hall in 1988 destroyed registry records, so reconstituted titles and double titles are a chapter of their own in Quezon City. Large settlements on government and private land, from Payatas to Batasan Hills, and subdivisions with unclear open spaces make the rest.',
      ],
      offices: {
        'Registry of Deeds of Quezon City':
          'Titles and annotations; ask how the title was reconstituted.',
        'Land Registration Authority and National Housing Authority':
          'Both have their central offices in the city.',
      },
      questions: {
        'My title here was reconstituted in the 1990s. Is it safe?':
          'A reconstituted title is as good as the original it restores, provided that it was restored on proper sources and notice. Compare it with the survey and look for another title over the same lot.',
        'We have an award from the National Housing Authority but no title. What is missing?':
          'Usually full payment, a clearance, and the individual survey. The award limits selling for a time; buyers of rights take a risk.',
      },
    },
    criminal: {
      local: [
        'Camp Crame and the offices of the Ombudsman and the Sandiganbayan make Quezon City the place where national cases are investigated. The city’s own prosecutors see drug arrests, carnapping, online selling scams and violence at home in large numbers.',
      ],
      offices: {
        'Office of the City Prosecutor of Quezon City': 'Complaints and inquest in the city.',
        'PNP Anti-Cybercrime Group, Camp Crame': 'Online scams and threats from the whole country.',
        'Ombudsman and Sandiganbayan':
          'Complaints against public officials, and trial of the higher ones.',
      },
      questions: {
        'I want to complain about a barangay captain in Quezon City. Where do I file?':
          'For an administrative offense the city council or the Ombudsman, for a crime the Ombudsman or the prosecutor. The Ombudsman can suspend while the case is investigated.',
        'My motorcycle was taken in Cubao and sold online. Who investigates?':
          'The station of the place with its anti-carnapping unit records it and puts the vehicle on the alarm list. The listing online, with date and seller, is evidence to save at once.',
      },
    },
    labor: {
      local: [
        'The NLRC’s National Capital Region branch sits in Quezon City, so workers of the whole capital come here for hearings. The city’s own employers are media houses, call centers of Eastwood and Cubao, hospitals, schools and thousands of small shops; talents, project hires and teachers ask whether they were employees.',
      ],
      offices: {
        'NLRC National Capital Region Arbitration Branch':
          'In the city itself, by the border with Manila.',
        'DOLE Quezon City field office': 'Conciliation and inspections.',
      },
      questions: {
        'I worked four years as a “talent” for a TV network. Am I regular?':
          'Courts have decided both ways, by the control over the work and the bargaining power of the person. Scripts, call sheets and exclusivity clauses are the evidence.',
        'Our private school did not renew my contract after three years of teaching. Was I permanent?':
          'Teachers become permanent after a probation of up to three years of satisfactory service under the rules for private schools. Evaluations and the wording of each yearly contract decide.',
      },
    },
    corporate: {
      local: [
        'Quezon City has the most registered small businesses in the capital: food, printing, clinics, review centers, online shops. Their questions are permits, franchising, partners who are friends or siblings, and cooperatives, whose authority has its main office here.',
      ],
      offices: {
        'Business Permits and Licensing Department, Quezon City Hall': 'Permits, also online.',
        'Special Commercial Court, Regional Trial Court of Quezon City':
          'Intra-corporate disputes.',
        'Cooperative Development Authority': 'Registration and disputes of cooperatives.',
      },
      questions: {
        'My sister and I run a milk tea shop without papers between us. What should we sign?':
          'At least who put in what, who decides, how profit is shared, and what happens when one leaves. Without it the Civil Code on partnership fills the gaps.',
        'The board of our cooperative refuses an audit. Who can order it?':
          'Members act through the general assembly and its committees; the Cooperative Development Authority hears complaints and may order examination.',
      },
    },
    taxation: {
      local: [
        'Revenue Region 7A belongs to Quezon City alone, with four districts, and the BIR’s national office and the Court of Tax Appeals stand on its avenues. Taxpayers from all provinces travel here in the last stage of a case; residents come with estates, freelancing and closures.',
      ],
      offices: {
        'BIR Revenue Region 7A, districts 28, 38, 39 and 40': 'Novaliches, North, South and Cubao.',
        'Court of Tax Appeals, Quezon City': 'Petitions against final decisions.',
        'Quezon City Treasurer and Assessor': 'Local business and real property tax.',
      },
      questions: {
        'I stopped my online shop in Novaliches two years ago and did nothing. What is open?':
          'Every return that your registration called for since then. District 28 prints the open cases; closing means settling them and surrendering unused invoices.',
        'My late father lived in Cubao. Where do the heirs file?':
          'With district 40 if that was his last residence, whatever province the land is in.',
      },
    },
    immigration: {
      local: [
        'Foreign students of the universities of Quezon City, mixed families and missionaries are the typical clients. A satellite office in a mall in the north of the city spares many of them the way to Intramuros for plain extensions.',
      ],
      offices: {
        'Bureau of Immigration satellite office, SM North EDSA area':
          'Extensions and reports; confirm in the directory.',
        'Commission on Higher Education': 'Endorsement of foreign students in some programs.',
      },
      questions: {
        'I finished my degree at UP. How long may I stay on a student visa?':
          'The visa follows enrollment. After graduation it is downgraded to visitor, unless a further program or another visa follows in time.',
        'My missionary visa names a parish in Bulacan, but I serve in Quezon City. Is that a problem?':
          'Address and place of work should be updated with the Bureau, since the visa rests on the petition of the congregation and its assignment.',
      },
    },
    'intellectual-property': {
      local: [
        'Film, television, music and publishing have their homes in Quezon City, so copyright is discussed more than patents: royalties, samples, ghostwriting, fan edits and who owns a show’s format. Universities add inventions made with public money.',
      ],
      offices: {
        'Special Commercial Court, Regional Trial Court of Quezon City':
          'Suits and nationwide warrants.',
        'Optical Media Board, Quezon City': 'Licenses and raids concerning optical media.',
      },
      questions: {
        'My song is used in a TV series without credit. What can I claim?':
          'License fees or damages for the use, and the moral right to be named. Find out first whether a publisher or a collecting society licensed it for you.',
        'I invented something in a UP laboratory. Is it mine?':
          'Rights in results of publicly funded research are governed by the Technology Transfer Act and the university’s policy; inventors have a share in the income.',
      },
    },
    election: {
      local: [
        'With six districts and more voters than many provinces, Quezon City sees close council races and lively barangay contests. The House Electoral Tribunal works at the Batasan, so even protests from far districts have a stage in the city.',
      ],
      offices: {
        'Election officers of the six districts': 'Registration and local candidacies.',
        'House of Representatives Electoral Tribunal, Batasan Hills':
          'Contests about representatives.',
        'Metropolitan Trial Court of Quezon City': 'Barangay protests.',
      },
      questions: {
        'I lost a council seat of the fourth district. Do I recount the whole city?':
          'Councilors are elected by district, so the protest concerns precincts of that district. It is filed with COMELEC, since this is a city.',
        'Two Quezon City barangays claim our street. Where am I registered?':
          'Where the registration record says. The boundary itself is decided by the council, but the election officer can correct the precinct.',
      },
    },
  },
};
