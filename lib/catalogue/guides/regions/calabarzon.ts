import type { RegionGuide } from '@/lib/catalogue/guide';

export const CALABARZON: RegionGuide = {
  region: 'calabarzon',
  place: 'Calabarzon',
  about:
    'Calabarzon is Cavite, Laguna, Batangas, Rizal and Quezon, the most populous region of the country. Courts sit in Imus, Bacoor, Dasmariñas, Trece Martires, Tagaytay, Calamba, Biñan, Santa Cruz, San Pablo, Batangas City, Lipa, Tanauan, Antipolo, Lucena, Gumaca, Infanta and more.',
  languages:
    'Tagalog in its local accents, and English. Migrants in the industrial towns speak Bicolano, Cebuano and Ilocano, and managers of the zones Japanese or Korean.',
  travel:
    'Expressways make Calamba and Lipa near; Cavite’s roads and Antipolo’s hills are slower than they look. Polillo and the Bondoc Peninsula need a boat or half a day.',
  freeHelp:
    'Public attorneys sit at all court seats. The IBP has chapters for Cavite, Laguna, Batangas, Quezon and Rizal, and law schools in Lipa, Dasmariñas, San Pablo and Lucena help.',
  areas: {
    civil: {
      local: [
        'New towns and old families: in Calabarzon a subdivision buyer in Imus, a lender in Lipa and heirs of a lanzones farm in Paete stand in the same line. Developers, homeowners’ dues, loans through online groups and children of couples who split between two provinces are the daily cases.',
      ],
      offices: {
        'Regional Trial Courts of the five provinces':
          'Imus, Calamba, Batangas City, Antipolo, Lucena and further seats.',
        'First-level courts in each city and town': 'Small claims and ejectment.',
      },
      questions: {
        'I live in Bacoor, work in Makati and my wife is in Lipa. Where can the petition be filed?':
          'In the Family Court where either of you has lived for six months: Bacoor or Lipa. The place of work does not count.',
        'The online paluwagan leader in San Pedro kept our money. Small claims or estafa?':
          'Small claims recovers money quickly up to the limit; estafa needs deceit or misappropriation. Members can do one first and the other later, with care about statements.',
      },
    },
    'land-issues': {
      local: [
        'Pressure to build drives the land cases of Calabarzon: tenants in Canlubang and Silang, conversion of coconut land in Quezon, squatted hillsides in Rizal, friar-land papers in Cavite, and a coast in Nasugbu and Calatagan sold to resorts. In Antipolo and Tanay, proclamations and watershed reservations make many tax-declared lots untitlable.',
      ],
      offices: {
        'DAR Region IV-A with provincial offices and adjudicators':
          'Tenancy, coverage and conversion.',
        'Registries of Deeds in Trece Martires, Tagaytay, Calamba, Santa Cruz, Batangas City, Nasugbu, Antipolo, Binangonan, Lucena and others':
          'By town; ask first.',
        'DENR Calabarzon': 'Reservations, friar lands and shoreland.',
      },
      questions: {
        'I bought “rights” in Antipolo for ₱300,000. Did I buy land?':
          'Rights over land that the State has reserved give no ownership, and the buyer can be asked to leave. Ask DENR for the land’s status with the lot’s coordinates.',
        'Our coconut farm in Gumaca is under tenancy. Can I give it to my children?':
          'Ownership can pass; the tenants stay with it. Retention limits and agrarian coverage should be checked before a deed of donation.',
      },
    },
    criminal: {
      local: [
        'Drug operations, carnapping, killings for hire, scams run from rented houses and violence at home make long dockets in Calabarzon’s boom towns. Courts in Bacoor, Dasmariñas and Antipolo carry caseloads of big cities with fewer branches.',
      ],
      offices: {
        'Provincial and city prosecutors, among them Imus, Calamba, Batangas City, Lipa, Antipolo and Lucena':
          'By the place of the act.',
        'PNP and NBI regional offices': 'Cybercrime and organized crime.',
      },
      questions: {
        'My car was carnapped in Santa Rosa and found in Lemery. Where is the case?':
          'Where it was taken, with the recovery place as evidence. Ask for the macro-etching report and a release order from the prosecutor or court.',
        'The subpoena came from Antipolo but I have always lived in Lucena. Can I ask to transfer it?':
          'Venue follows the act, so first see where it is said to have happened. Filing by courier or online avoids the trip while the objection is raised.',
      },
    },
    labor: {
      local: [
        'More export factories stand in Calabarzon than anywhere else in the country: chips and car parts in Laguna, appliances in Cavite, refineries and shipyards in Batangas. Agency hiring, five-month contracts, union registration and line closures are argued before one busy branch.',
      ],
      offices: {
        'NLRC Regional Arbitration Branch IV, Calamba City': 'Labor Arbiters for the region.',
        'DOLE Regional Office IV-A, Calamba, with five provincial offices':
          'Conciliation, inspection and unions.',
        'NCMB Region IV-A': 'Strike notices and bargaining deadlocks.',
      },
      questions: {
        'I was rehired every five months in a Rosario factory for three years. What am I?':
          'Repeated contracts for work that the business always needs point to regular employment. Payslips and IDs of each period prove the chain.',
        'Can the company in Laguna Technopark fire us for forming a union?':
          'No. Dismissal to stop a union is an unfair labor practice; the time to complain about that is one year, shorter than for dismissal.',
      },
    },
    corporate: {
      local: [
        'Suppliers of the zones, resorts of Tagaytay and Laiya, developers, schools and family food brands are Calabarzon’s companies. A new SEC office in Lipa, opened in 2024, takes the registrations of this region and its island neighbor.',
      ],
      offices: {
        'SEC Lipa Extension Office, Batangas':
          'Registration and enforcement for Regions IV-A and IV-B.',
        'PEZA zone offices in Cavite, Laguna and Batangas': 'Locators’ permits and incentives.',
      },
      questions: {
        'We supply parts to a Japanese firm in Biñan and it stopped paying. Where do we sue?':
          'The purchase terms often name a city or arbitration. Without them, at the principal office of either company, after a demand with invoices and delivery receipts.',
        'Our private resort in Laiya is a family house. Does renting it out need a permit?':
          'Yes: mayor’s permit, tourism registration in many towns, and tax. Zoning and easements of the shore are checked as well.',
      },
    },
    taxation: {
      local: [
        'Calabarzon is split among three revenue regions: 9A for Cavite and Batangas, 9B for Laguna and Quezon, and 7B, East NCR, for Rizal. Zone enterprises ask about their incentives under the CREATE laws, families about lots sold to developers.',
      ],
      offices: {
        'BIR Revenue Region 9A (CaBaMiRo)':
          'Cavite and Batangas, with two Mindoro provinces and Romblon.',
        'BIR Revenue Region 9B (LaQueMar)': 'Laguna, Quezon and Marinduque.',
        'BIR Revenue Region 7B': 'Rizal, with East NCR.',
      },
      questions: {
        'I sold a farm lot in Silang to a developer by installments. When is the tax due?':
          'Capital gains tax may be paid by installment when the initial payments stay within a share of the price. The zonal value on the day of the deed is what counts.',
        'Our zone company buys from a supplier in Manila. Is VAT charged?':
          'Sales to registered export enterprises are zero-rated or subject to VAT depending on the direct use in the registered activity, under rules changed more than once. Certificates have to be on hand.',
      },
    },
    immigration: {
      local: [
        'Japanese and Korean managers in the industrial parks, retirees in Tagaytay and Lipa and spouses in every town are the foreigners of Calabarzon. Zone companies have the labor and visa papers of their staff endorsed by PEZA.',
      ],
      offices: {
        'Bureau of Immigration offices in Batangas, Lucena, Santa Rosa and Taytay':
          'Extensions, cards and reports; check which are open.',
        'PEZA, Pasay': 'Endorsement of visas of zone employees.',
      },
      questions: {
        'I manage a plant in Batangas on a PEZA visa and want to change companies. What follows?':
          'The visa is tied to the zone employer. Downgrade, new labor permit, new endorsement; work stops in between unless a provisional permit is granted.',
        'We live in Antipolo. Is Intramuros the only place for my husband’s 13(a)?':
          'Receiving offices change, and interviews may be local. Ask the nearest office whether it takes first applications for residence.',
      },
    },
    'intellectual-property': {
      local: [
        'Batangas coffee and knives, Laguna’s buko pie, Lucban’s kiping, Paete carvings and the tooling secrets of factories are what owners in Calabarzon defend. Engineers who leave for a rival across the street raise trade secret cases.',
      ],
      offices: {
        'IPOPHL, Taguig': 'Nearest office for most of the region.',
        'Special Commercial Courts designated in the provinces':
          'Ask in Calamba, Imus, Batangas City, Antipolo or Lucena.',
      },
      questions: {
        'A former engineer took our mold drawings to a rival in Cabuyao. What can we do?':
          'Drawings are works, and confidential information is protected if you treated it so. Preserve email logs before accusing, and look at the contract.',
        'Three shops in Los Baños claim the “original” buko pie. Can anyone own that?':
          'The words describe the product. A distinctive name, box and logo can be owned; being first is a matter of proof.',
      },
    },
    election: {
      local: [
        'Calabarzon’s towns became cities one after another, and with each charter the forum for protests moved from the Regional Trial Court to COMELEC. Lucena votes apart from Quezon Province; most other cities vote with theirs.',
      ],
      offices: {
        'COMELEC Region IV-A': 'Supervision and information.',
        'Regional Trial Courts of the five provinces': 'Posts of the remaining municipalities.',
        'Commission on Elections, Manila': 'Posts of some twenty cities and five provinces.',
      },
      questions: {
        'Carmona became a city in 2023. Where would a protest about its mayor go now?':
          'To COMELEC, since city posts are its matter. For years before the conversion the Regional Trial Court was the forum.',
        'Thousands of new residents in General Trias registered late. Can that be challenged?':
          'Registration ends before each election by law. Single entries are challenged by exclusion; the list as a whole is not undone by numbers alone.',
      },
    },
  },
};
