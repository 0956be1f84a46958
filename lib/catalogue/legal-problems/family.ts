import type { ProblemEntry } from './problem-entry';

/** Problems of the group Civil that concern marriage, children and civil records. */
export const FAMILY_PROBLEMS: readonly ProblemEntry[] = [
  {
    _id: 30,
    label: 'Annulment of marriage',
    additional_text:
      'nullity, article 36, psychological incapacity, void, annul, kasal, hiwalay, pawalang-bisa ang kasal, makipaghiwalay, bulag, minyo, divorce, bigamous, CENOMAR, dalawang kasal',
  },
  {
    _id: 31,
    label: 'Child custody and support',
    additional_text:
      'kustodiya, sustento, anak, financial support, visitation, hindi nagsusustento, suporta sa anak, sustento sa bata, solo parent, nag-iisang magulang',
  },
  {
    _id: 32,
    label: 'Legal separation',
    additional_text:
      'living apart, separation of property, hiwalay sa asawa, maghiwalay, makigbulag, asawa, bana, kabit',
  },
  {
    _id: 33,
    label: 'Recognition of a foreign divorce',
    additional_text:
      'divorced abroad, article 26, diborsyo, divorce, foreign spouse, kasal sa dayuhan, PSA annotation, remarry',
  },
  {
    _id: 34,
    label: 'Adopting a child',
    additional_text:
      'adoption, NACC, RA 11642, stepchild, ampon, mag-ampon, pag-ampon, sagop, domestic adoption',
  },
  {
    _id: 35,
    label: 'Wrong entry in a birth certificate',
    additional_text:
      'PSA, civil registrar, clerical error, RA 9048, RA 10172, mali ang pangalan, birthday, sex, sayop sa birth certificate, correction',
  },
  {
    _id: 36,
    label: 'Change of name',
    additional_text:
      'first name, surname, palit pangalan, palitan ang apelyido, ilis og ngalan, court petition, rule 103',
  },
  {
    _id: 37,
    label: 'Late registration of birth, marriage or death',
    additional_text:
      'walang birth certificate, no record in PSA, negative certification, hindi narehistro, wala marehistro',
  },
  {
    _id: 38,
    label: 'Father does not acknowledge the child',
    additional_text:
      'illegitimate, paternity, DNA, acknowledgment, RA 9255, anak sa labas, ayaw kilalanin, apelyido ng tatay, dili ilhon, legitimation, lehitimo',
  },
  {
    _id: 39,
    label: 'Property of spouses',
    additional_text:
      'conjugal, community property, prenuptial, prenup, ari-arian ng mag-asawa, hatian, separation of property, gastos',
  },
  {
    _id: 40,
    label: 'Spouse has been missing for years',
    additional_text:
      'presumptive death, nawawala ang asawa, declaration, article 41, remarry, nawala ang bana',
  },
  {
    _id: 41,
    label: 'My spouse has another family',
    additional_text:
      'kabit, affair, third party, kerida, pangangaliwa, may ibang pamilya, kabet, may laing babaye',
  },
  {
    _id: 42,
    label: 'Live-in partners who separate',
    additional_text:
      'common law, kinakasama, live in, hatian ng gamit, article 147, article 148, hiwalay, kapuyo, property',
  },
  {
    _id: 43,
    label: 'Guardianship of a child or an elderly parent',
    additional_text:
      'guardian, ward, tagapag-alaga, matanda, senior, incapacitated, bantay, mana ng bata',
  },
  {
    _id: 44,
    label: 'Child taken away or not returned',
    additional_text:
      'custody, habeas corpus, kinuha ang anak, ayaw ibalik, tinago ang bata, gikuha ang bata, grandparents',
  },
  {
    _id: 45,
    label: 'Travel clearance of a minor',
    additional_text:
      'DSWD, child travelling abroad, travel consent, biyahe ng bata, pasaporte ng anak, passport of child',
  },
  {
    _id: 48,
    label: 'Muslim marriage or divorce',
    additional_text:
      'PD 1083, code of muslim personal laws, sharia, shariah court, talaq, kasal sa muslim, diborsyo',
  },
  {
    _id: 410,
    label: 'Marrying a foreigner in the Philippines',
    additional_text:
      'legal capacity to marry, kasal sa dayuhan, banyaga, fiance, marriage license, CFO, LCCM',
  },
];
