import type { RegionGuide } from '@/lib/catalogue/guide';

export const CORDILLERA: RegionGuide = {
  region: 'cordillera-administrative-region',
  place: 'the Cordillera Administrative Region',
  about:
    'The Cordillera Administrative Region joins Abra, Apayao, Benguet, Ifugao, Kalinga, Mountain Province and Baguio City. Courts sit in Baguio, La Trinidad, Bangued, Bontoc, Lagawe, Tabuk and Luna; the western provinces belong to the first judicial region, the eastern ones to the second.',
  languages:
    'Ilocano is the common language of markets and offices. Kankanaey, Ibaloi, Ifugao, Kalinga, Isneg and Itneg are spoken at home, and English more readily than in most regions.',
  travel:
    'Landslides close the Halsema Highway and the roads to Banaue and Tabuk in the rains. From Apayao or upper Kalinga a hearing in Baguio takes two days; video links save them.',
  freeHelp:
    'Public attorneys serve every court seat, IBP chapters exist for Baguio–Benguet and the provinces, and the law schools of Baguio help. Elders and the NCIP’s legal office assist indigenous communities.',
  areas: {
    civil: {
      local: [
        'In the Cordillera many disputes never reach a court: elders settle debts, injuries and boundaries by custom, and in Kalinga a peace pact, the bodong, binds whole villages. Courts respect a settlement by custom; what reaches them are annulments, student rentals in Baguio and debts of traders.',
      ],
      offices: {
        'Regional Trial Courts in Baguio, La Trinidad, Bangued, Bontoc, Lagawe, Tabuk and Luna':
          'By residence.',
        'Municipal Trial Court in Cities, Baguio': 'Ejectment and small claims in the city.',
      },
      questions: {
        'The elders of our village decided that my cousin must pay. Is that enforceable?':
          'Customary settlements among members of a community are recognized, and the indigenous peoples’ law asks that custom be tried first. Put it in writing with the elders’ signatures.',
        'My boarders in Baguio left in the middle of the semester without paying. Where do I claim?':
          'In small claims at the court of your or their residence. Their home addresses and the parents’ signatures on the contract help.',
      },
    },
    'land-issues': {
      local: [
        'Nearly all upland in the Cordillera is forest land on the map and ancestral land in fact. Baguio grew out of a townsite reservation with its own rules, and native titles of Ibaloi families, ancestral land certificates and townsite sales awards compete over the same slopes.',
      ],
      offices: {
        'NCIP Cordillera, Baguio City':
          'Ancestral land and domain titles, and disputes among members.',
        'DENR Cordillera, Baguio City': 'Townsite sales applications, forest land and patents.',
        'Registries of Deeds in Baguio, La Trinidad and the capitals': 'Certificates of title.',
      },
      questions: {
        'A seller in Baguio offers a lot with a CALT. Can an outsider buy it?':
          'Ancestral land may be transferred by custom among members; sale to others is restricted and can be undone by the community. Titles of Baguio’s ancestral land have also been contested in court.',
        'Our rice terraces in Ifugao were inherited by the eldest child. Does the Civil Code change that?':
          'Property under customary law may pass by custom among members of the community. Where a title and outsiders are involved, the Civil Code usually enters.',
      },
    },
    criminal: {
      local: [
        'Marijuana from the mountain barangays, bus and road accidents, small-scale mining deaths and thefts among boarders in Baguio are what prosecutors in the Cordillera see. Feuds between tribes are calmed by elders beside the criminal case, not instead of it.',
      ],
      offices: {
        'City Prosecutor of Baguio': 'Acts in the city.',
        'Provincial Prosecutors in La Trinidad, Bangued, Bontoc, Lagawe, Tabuk and Luna':
          'Acts in the provinces.',
      },
      questions: {
        'I gave a stranger a ride from Kalinga and marijuana was found in my van. Am I charged too?':
          'Possession needs knowledge and control, which the prosecution must show. How the search was made and who witnessed the inventory are looked at first.',
        'The families made peace under the bodong. Does the homicide case end?':
          'No. Peace between families may affect the civil part and the witnesses, but the crime remains for the State to prosecute.',
      },
    },
    labor: {
      local: [
        'Electronics plants in the Baguio export zone, call centers, schools, hotels, bus lines and the mines of Itogon and Mankayan employ most of the Cordillera’s wage earners. Vegetable farms and pickers in Benguet work without papers, and ask what a day’s pay should have been.',
      ],
      offices: {
        'NLRC Cordillera Regional Arbitration Branch, Baguio City':
          'Labor Arbiters for the region.',
        'DOLE Cordillera, Baguio City, with offices in the provinces':
          'Conciliation and inspection.',
      },
      questions: {
        'I harvest cabbage in Buguias for a share, not for pay. Am I a worker?':
          'Sharing may mean tenancy or industrial partnership, and tenancy belongs to the agrarian office. Who decides, who supplies and who bears the loss gives the answer.',
        'Our mine stopped for repairs for eight months. Are we still employed?':
          'Suspension in good faith may last six months. Beyond it the company must recall you or separate you with pay, apart from special cases declared by the labor department.',
      },
    },
    corporate: {
      local: [
        'Hostels, cafés, bus companies, cooperatives and schools, with the locators of the export zone, are the companies of the Cordillera. Cooperatives handle more money here than corporations in some towns, and so do their election quarrels.',
      ],
      offices: {
        'SEC Baguio Extension Office': 'Registration and reports for northern Luzon.',
        'Special Commercial Court, Regional Trial Court of Baguio': 'Intra-corporate disputes.',
      },
      questions: {
        'Our homestay in Sagada is owned by six cousins. Which form suits us?':
          'A corporation separates the family house from the business, a cooperative gives each one vote, and co-ownership needs unanimity for much. The house’s land status has to be known first.',
        'A mining company asks our village for a joint venture. What comes before signing?':
          'Free and prior informed consent under the NCIP’s rules, a memorandum with royalties, and advice for the community that is not paid by the company.',
      },
    },
    taxation: {
      local: [
        'Revenue Region 2 belongs to the Cordillera alone. Transient houses in Baguio, vegetable traders in La Trinidad and contractors of government projects are audited most; land without title brings questions of what is taxed when it is sold by deed of waiver.',
      ],
      offices: {
        'BIR Revenue Region 2, Baguio City': 'Districts 7 to 12, from Bangued to Lagawe.',
        'Baguio City Treasurer': 'Business and amusement taxes, real property tax.',
      },
      questions: {
        'I sold untitled land in Tuba by waiver of rights. Is there capital gains tax?':
          'A sale of real property held as a capital asset is taxed whether titled or not. The BIR asks for the tax declaration and may value by zone.',
        'Our transient house in Baguio was closed by the BIR for five days. Why?':
          'The oplan on unregistered sellers allows closure for failure to register or issue invoices. It is lifted when registration, invoices and the tax found are settled.',
      },
    },
    immigration: {
      local: [
        'Baguio’s universities and language schools draw Korean, Chinese, Nigerian and Indonesian students, and missions in the mountains bring clergy and volunteers. The field office in Baguio receives what elsewhere would need a trip to Manila.',
      ],
      offices: {
        'Bureau of Immigration, Baguio City':
          'Extensions, study permits, cards and reports for the region.',
      },
      questions: {
        'I came to Baguio for eight weeks of English. Do I need a student visa?':
          'For short non-degree courses a special study permit is used, with a school accredited by the Bureau.',
        'I volunteer at a clinic in Bontoc. Is that work under the visa rules?':
          'Unpaid service can still need a permit or a missionary or volunteer visa. The host organization should apply before you begin.',
      },
    },
    'intellectual-property': {
      local: [
        'Weaves, tattoos, coffee, strawberry and ube products and music of the highlands are copied far away from the Cordillera. Community rights in culture, marks of cooperatives and the copyright of single artists have to be told apart.',
      ],
      offices: {
        'IPOPHL satellite office, Baguio City': 'Applications and advice.',
        'Special Commercial Court, Regional Trial Court of Baguio':
          'Its IP warrants hold in the whole country.',
        'NCIP Cordillera': 'Consent for the use of indigenous designs.',
      },
      questions: {
        'A Manila brand sells prints of our Kalinga weave. Can the village act?':
          'The community may invoke its rights over cultural expressions through the NCIP, and the weaver copyright in original works. A collective mark helps buyers find the real cloth.',
        'May I name my coffee “Benguet”?':
          'A place name alone describes origin and is hard to own. Producers together can use a collective mark or a geographical indication.',
      },
    },
    election: {
      local: [
        'Mountain precincts where ballots travel on foot, clans voting together, and candidates who live in Baguio but run in their home province give election cases in the Cordillera their character. Baguio, as a highly urbanized city, votes apart from Benguet.',
      ],
      offices: {
        'COMELEC Cordillera, Baguio City': 'Supervision and information.',
        'Regional Trial Courts of the six provinces': 'Protests about municipal posts.',
        'Commission on Elections, Manila': 'Baguio, Tabuk and provincial posts.',
      },
      questions: {
        'I teach in Baguio and go home to Bontoc for holidays. Can I run for mayor there?':
          'Domicile of origin is kept until another is chosen. Returning regularly, voting there and family ties speak for it; a transfer of registration to Baguio speaks against it.',
        'The ballots of our barangay arrived two days late. Is the election void?':
          'Delay alone does not void it. A protest has to show tampering or that the result is in doubt in those precincts.',
      },
    },
  },
};
