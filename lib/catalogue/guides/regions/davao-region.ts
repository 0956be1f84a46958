import type { RegionGuide } from '@/lib/catalogue/guide';

export const DAVAO_REGION: RegionGuide = {
  region: 'davao-region',
  place: 'the Davao Region',
  about:
    'The Davao Region is Davao City and the provinces of Davao del Norte, del Sur, Oriental, Occidental and de Oro. Davao City is independent of them and holds most regional offices; courts also sit in Tagum, Panabo, Digos, Mati, Nabunturan and Malita.',
  languages:
    'Cebuano, in its Davao form, is the common tongue, mixed with Tagalog. Mandaya, Mansaka, Bagobo and Tagakaulo are spoken in the uplands, and Maguindanaon and Hokkien in parts of the city.',
  travel:
    'Mati and Baganga on the Pacific side are half a day from Davao City, Jose Abad Santos in the south longer. Checkpoints on the roads into the city add time. Samal is a short ferry away.',
  freeHelp:
    'Public attorneys work at each court seat of the region. The IBP chapters of Davao City, Davao del Norte, del Sur and Oriental give legal aid, and the city’s law schools run clinics.',
  areas: {
    civil: {
      local: [
        'Families who came to Davao from Luzon and the Visayas left relatives and land behind, so estates here reach over half the country. Loans between traders, motorcycle and appliance installments, and custody after one parent moved abroad are the daily matters.',
      ],
      offices: {
        'Regional Trial Courts in Davao City, Tagum, Panabo, Digos, Mati, Nabunturan and Malita':
          'By place of residence or property.',
        'Court of Appeals, Mindanao station, Cagayan de Oro': 'Appeals from the region.',
      },
      questions: {
        'My father died in Tagum and left land in Leyte. Where is the estate settled?':
          'In the court of his last residence, Tagum, for all properties. The titles in Leyte are transferred there afterward on the basis of the same settlement.',
        'The financing company took my motorcycle in Digos and still asks for the balance. May it?':
          'Under the Recto Law, a seller who forecloses the chattel mortgage on a thing sold by installments may not collect the unpaid balance. Whether it applies depends on who financed and how.',
      },
    },
    'land-issues': {
      local: [
        'Banana, cacao and coconut land defines the disputes of the Davao Region: growership contracts, cooperatives of agrarian beneficiaries who lease back to companies, and ancestral domains of the Mandaya, Bagobo and others. Gold-rush land around Monkayo adds mining claims.',
      ],
      offices: {
        'DAR provincial offices and adjudicators in Tagum, Digos, Mati and Davao City':
          'CLOAs, leasebacks and tenancy.',
        'NCIP Region XI, Davao City': 'Ancestral domains and consent to projects.',
        'Registries of Deeds in the city and each province': 'Titles and annotations.',
      },
      questions: {
        'Our cooperative in Panabo leased its banana land for 25 years at a fixed rent. Can that change?':
          'Agribusiness venture agreements on awarded land are reviewed by the DAR, which has set standards for fair terms. The contract and the minutes that approved it are needed.',
        'A company wants to plant on land the tribe claims in Davao Oriental. Who must agree?':
          'The community through its own process, certified by the NCIP, before permits are granted. A signature of one leader is not enough.',
      },
    },
    criminal: {
      local: [
        'Davao City enforces its own strict ordinances on smoking, drinking hours and firecrackers, which surprises visitors. The provinces bring cases of drugs, killings over land, illegal mining and logging, and investment schemes that swept through the region’s market towns.',
      ],
      offices: {
        'City Prosecutor of Davao City': 'Acts within the city.',
        'Provincial Prosecutors in Tagum, Digos, Mati, Nabunturan and Malita':
          'Acts in the provinces.',
      },
      questions: {
        'I was caught drinking after hours in Davao City. Is that a criminal record?':
          'A breach of a city ordinance is settled by a fine or community service in most cases. Unpaid citations can become a case in the city’s trial court.',
        'I put money in a scheme in Tagum that paid 30 percent. The leader is gone. What now?':
          'Collect receipts and chats, check the SEC’s advisories, and file together with others at the NBI or the prosecutor. Recruiters who earned commissions may be charged too.',
      },
    },
    labor: {
      local: [
        'Packing plants, plantations, malls, hospitals and security agencies supply the labor cases of the Davao Region. The regional branch said in 2024 that most of its cases come from security and manpower agencies, and that dismissal is the usual complaint.',
      ],
      offices: {
        'NLRC Regional Arbitration Branch XI, Davao City': 'Labor Arbiters for the whole region.',
        'DOLE Regional Office XI, Davao City, with field offices in the provinces':
          'Conciliation and inspection.',
      },
      questions: {
        'I pack bananas for a cooperative that supplies one company. Who is my employer?':
          'If the cooperative only supplies labor without substantial capital and control of its own, the company may be the employer. The test is the same as for agencies.',
        'My guard agency in Davao has not posted me for five months. What can I claim?':
          'Off-detail status may last up to six months. If no new posting comes, the agency has to end the employment lawfully with separation pay, or it counts as dismissal.',
      },
    },
    corporate: {
      local: [
        'Agribusiness, cacao and durian processing, construction suppliers, schools and call centers are the companies of Davao. Family firms passing to a second generation and joint ventures with Chinese, Japanese or Malaysian buyers raise most questions.',
      ],
      offices: {
        'SEC Davao Extension Office': 'Registration, reports and investment complaints.',
        'Special Commercial Court, Regional Trial Court of Davao City':
          'Intra-corporate disputes and rehabilitation.',
      },
      questions: {
        'Our father’s corporation in Davao has not filed reports for ten years. Can we revive it?':
          'A revoked registration may be restored by petition with the missing reports and penalties, as long as the term has not ended or is revived under the code.',
        'A buyer abroad wants exclusivity on our cacao. What should the contract say?':
          'Volume, price formula, quality disputes, how exclusivity ends, and which law and arbitration apply. Without a minimum volume, exclusivity binds only you.',
      },
    },
    taxation: {
      local: [
        'Revenue Region 19 serves Davao with five districts. Growers and cooperatives ask about their exemptions, traders about VAT on farm products, and families about the estate of parents whose land was never transferred from the homestead patent.',
      ],
      offices: {
        'BIR Revenue Region 19, Davao City':
          'Districts 112 (Tagum), 113A and 113B (Davao City), 114 (Mati) and 115 (Digos).',
        'City Treasurer of Davao City': 'Local business tax and its protests.',
      },
      questions: {
        'Is our agrarian cooperative in Davao del Norte exempt from income tax?':
          'Cooperatives with a certificate of tax exemption are, for dealings with members and within limits for others. The certificate has to be renewed and the conditions kept.',
        'I sell durian online all over Mindanao. Must I charge VAT?':
          'Farm products in their original state are exempt; candy and paste are not. Above the threshold, mixed sellers separate both.',
      },
    },
    immigration: {
      local: [
        'The Davao office of the Bureau looks after foreign students of medicine, many from India, besides spouses, missionaries and plantation technicians. Families of Indonesian descent along the southern coast have a history of undocumented births that is being settled case by case.',
      ],
      offices: {
        'Bureau of Immigration district office, Davao City':
          'Extensions, student visas, cards and reports.',
        'Indonesian and Malaysian consulates, Davao City': 'Papers for their nationals.',
      },
      questions: {
        'I study medicine in Davao and failed a year. Is my visa in danger?':
          'A student visa depends on enrollment and load. The school reports changes; an extension needs its certificate and clearance.',
        'My grandmother came from Indonesia and we have no papers. What are we?':
          'Persons of Indonesian descent have been registered with both governments to confirm citizenship. Birth records, baptism and the parents’ status decide.',
      },
    },
    'intellectual-property': {
      local: [
        'Chocolate makers, coffee roasters, fashion with tribal weave and app developers of Davao want marks for export. The use of Mandaya or Bagobo patterns raises questions beyond trademark law, about the consent of the community.',
      ],
      offices: {
        'IPOPHL satellite office, Davao City': 'Applications and advice.',
        'Special Commercial Court, Regional Trial Court of Davao City':
          'One of the courts whose IP warrants hold nationwide.',
      },
      questions: {
        'Can I print dagmay patterns on shirts?':
          'Cultural property of indigenous peoples is protected by their rights law: free and prior consent is asked for. Buying cloth from a weaver does not include the right to copy the pattern.',
        'Our chocolate brand is known abroad but not registered here. Does a Davao rival get ahead?':
          'A well-known mark has protection, which is hard to prove. Filing here at once, with evidence of earlier use, is what owners do.',
      },
    },
    election: {
      local: [
        'Politics in the Davao Region run in families, and citizenship of the contest follows the map: Davao City stands for itself, while Tagum, Panabo, Samal, Digos and Mati vote with their provinces. Davao Occidental, created in 2013, is the youngest of the five.',
      ],
      offices: {
        'COMELEC regional office, Davao City': 'Supervision and information.',
        'Regional Trial Courts of the provinces': 'Protests about municipal posts.',
        'Commission on Elections, Manila': 'Protests about provinces and all six cities.',
      },
      questions: {
        'I ran in Samal, an island city. Is it a municipal protest?':
          'No. Samal is a component city, so the protest about its posts goes to COMELEC in Manila within ten days.',
        'My opponent used a banana cooperative’s trucks and food for voters. What is that?':
          'Giving things of value to induce votes is vote buying, whoever owns the truck. Affidavits and videos go to COMELEC or the prosecutor.',
      },
    },
  },
};
