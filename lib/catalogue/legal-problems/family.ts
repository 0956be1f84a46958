import type { ProblemEntry } from './problem-entry';

export const FAMILY_PROBLEMS: readonly ProblemEntry[] = [
  {
    _id: 30,
    label: 'Annulment of marriage',
    additional_text:
      'nullity, article 36, psychological incapacity, void, annul, kasal, hiwalay, pawalang-bisa ang kasal, makipaghiwalay, bulag, minyo, divorce, bigamous, CENOMAR, dalawang kasal, annulment, anull, annulment cost, annulment fee, magkano annulment, magpa-annul, magpa annul, pila ang annulment, divorce in the Philippines, paano makipag divorce, nullity of marriage, declaration of nullity, hiwalayan, hiwalayan ang asawa, gusto ko na hiwalayan, end my marriage, remarry, magpakasal ulit, church annulment, void marriage, fake marriage, pekeng kasal, void ab initio, bulagan, magbulag, married young, minor when married, no marriage license, dissolve marriage, mapawalang bisa ang kasal, paanul ng kasal, ag pa annul, leave my husband for good, leave my wife, gustong makipaghiwalay sa asawa, makipaghiwalay nang tuluyan, makigbulag sa bana, gusto makigbulag, makapag-asawa ulit, no divorce in the Philippines, marriage annulled',
  },
  {
    _id: 31,
    label: 'Child custody and support',
    additional_text:
      'kustodiya, sustento, anak, financial support, visitation, hindi nagsusustento, suporta sa anak, sustento sa bata, solo parent, nag-iisang magulang, child support, custody, custody of child, sole custody, joint custody, ayaw magsustento, hindi nagbibigay ng sustento, walang sustento, dili mosustento, wala naghatag og suporta, suporta sa bata, demand support, how much child support, father does not give money, tatay hindi nagbibigay, financial support for child, karapatan sa anak, karapatan sa bata, kanino mapupunta ang bata, kanino ang anak, kang kinsa ang bata, parental authority, visitation rights, hindi kasal may anak, unmarried parents, bata kung maghiwalay, support of illegitimate child, allowance ng anak, pangsuporta, support in arrears, sustento ng anak sa labas, anak sa labas sustento, who gets the children, who gets the kids, children when we separate, kinsa ang makakuha sa bata, kanino ang bata kung maghiwalay, makuha ang kustodiya, gusto kong makuha ang anak, saan nga mangted ti sustento, ayaw magsustento ng ama, ex does not let me see my child, hindi ipinapakita ang anak, see my daughter, ama hindi nagbibigay sa bata, father gives no support',
  },
  {
    _id: 32,
    label: 'Legal separation',
    additional_text:
      'living apart, separation of property, hiwalay sa asawa, maghiwalay, makigbulag, asawa, bana, kabit, legally separated, separated from husband, separated for years, hiwalay na kami, matagal nang hiwalay, bulag na mi, separation of husband and wife, ayaw ko na sa asawa ko, makipaghiwalay sa asawa, temporary separation, hiwalay pero kasal, leave my husband, leave my wife, humiwalay nang legal, maghiwalay nang legal, hiwalay na legal, legal na hiwalayan, separate legally, bed and board, humiwalay nang legal hindi kailangang ipawalang-bisa',
  },
  {
    _id: 33,
    label: 'Recognition of a foreign divorce',
    additional_text:
      'divorced abroad, article 26, diborsyo, divorce, foreign spouse, kasal sa dayuhan, PSA annotation, remarry, divorce abroad, foreign divorce, divorced in Japan, divorced in US, divorced my foreign husband, recognition of divorce, judicial recognition, divorced by foreigner, nag divorce na kami, na-divorce sa abroad, report of divorce, divorce decree, hapon nag divorce, divorsyo sa abroad, Filipino divorced by foreign spouse, husband divorced me, wife divorced me, foreign husband divorced me, divorced me can I marry again, diniborsyo, gi divorce ko sa bana, divorce sa Kano magminyo usab, divorce paper from abroad, divorce sa Japan, divorce sa US, foreign husband divorced me marry again in the Philippines',
  },
  {
    _id: 34,
    label: 'Adopting a child',
    additional_text:
      'adoption, NACC, RA 11642, stepchild, ampon, mag-ampon, pag-ampon, sagop, domestic adoption, adopt, adopt a child, adopt my stepchild, adopt my niece, adopt nephew, mag-adopt, aampunin, paano mag-ampon, legal adoption, ampunin ang pamangkin, gi-adopt, simulated birth, foster child, inter-country adoption, step parent adoption, stepdaughter, stepson',
  },
  {
    _id: 35,
    label: 'Wrong entry in a birth certificate',
    additional_text:
      'PSA, civil registrar, clerical error, RA 9048, RA 10172, mali ang pangalan, birthday, sex, sayop sa birth certificate, correction, wrong name, wrong birthday, wrong spelling, mali ang birth certificate, mali ang apelyido, mali ang spelling, mali ang birthday, sayop ang ngalan, sayop sa birth, correction of entry, PSA correction, correct my birth certificate, wrong gender, wrong middle name, magkaiba ang pangalan, discrepancy in name, different name in ID, misspelled name, two birth certificates, dalawang birth certificate, marriage certificate error, affidavit of discrepancy, one and the same person, wrong date of birth, petsa ng kapanganakan',
  },
  {
    _id: 36,
    label: 'Change of name',
    additional_text:
      'first name, surname, palit pangalan, palitan ang apelyido, ilis og ngalan, court petition, rule 103, change name, change my name, change last name, change surname, change first name, surname change, legal name change, palit ng pangalan, palit apelyido, ipabago ang pangalan, ilisan ang ngalan, middle name, use mothers surname, use maiden name, drop married name, apelyido ng asawa, gender change, nickname',
  },
  {
    _id: 37,
    label: 'Late registration of birth, marriage or death',
    additional_text:
      'walang birth certificate, no record in PSA, negative certification, hindi narehistro, wala marehistro, no birth certificate, late registration, delayed registration, walang birth cert, not registered, hindi nakarehistro ang kasal, walang marriage certificate, no record, unregistered birth, unregistered marriage, walang record sa PSA, wala sa PSA, unregistered death, walang death certificate, home birth',
  },
  {
    _id: 38,
    label: 'Father does not acknowledge the child',
    additional_text:
      'illegitimate, paternity, DNA, acknowledgment, RA 9255, anak sa labas, ayaw kilalanin, apelyido ng tatay, dili ilhon, legitimation, lehitimo, illegitimate child, illegitimate child surname, deny the child, denies being the father, ayaw panagutan, ayaw akong panagutan, nabuntis ako, nabuntis tinakbuhan, got me pregnant, buntis ayaw panindigan, hindi kinikilala ang anak, dili ilhon ang anak, DNA test, paternity test, surname of father, father’s surname, gamitin ang apelyido ng ama, not in birth certificate, wala sa birth certificate ang ama, acknowledge child, anak sa pagkadalaga, anak sa gawas, legitimate, single mother, single mom, ayaw kilalanin ng ama, denies the baby, denies he is the father, ayaw pirmahan ang birth certificate, dili moangkon ang amahan',
  },
  {
    _id: 39,
    label: 'Property of spouses',
    additional_text:
      'conjugal, community property, prenuptial, prenup, ari-arian ng mag-asawa, hatian, separation of property, gastos, conjugal property, property of husband and wife, division of property, ari-arian, ari arian ng mag-asawa, hatian ng mag-asawa, bahay naming mag-asawa, prenuptial agreement, pre nup, husband sold our house, wife sold, asawa binenta ang bahay, sold without my consent spouse, house in husband’s name, assets, community of property, utang ng asawa, debt of spouse, gibaligya sa bana, sold our house without my signature, gibaligya sa bana ang balay, binenta ng asawa ang bahay, ibinenta ng mister ang lupa namin, hati sa bahay ng mag-asawa, baligya sa asawa nga wala ko kahibalo',
  },
  {
    _id: 40,
    label: 'Spouse has been missing for years',
    additional_text:
      'presumptive death, nawawala ang asawa, declaration, article 41, remarry, nawala ang bana, missing husband, missing wife, nawala ang asawa, disappeared, hindi nagpapakita ang asawa, hindi na nagpakita, wala na nagpakita ang bana, matagal nang hindi umuuwi, absent spouse, declare dead, declare husband dead, presumed dead, abandoned by husband, iniwan ng asawa, gibyaan sa bana, whereabouts unknown, husband left years ago not heard, not known if alive, nobody knows if he is alive, hindi alam kung buhay pa, matagal nang nawawala ang asawa, pitong taon nang nawawala',
  },
  {
    _id: 41,
    label: 'My spouse has another family',
    additional_text:
      'kabit, affair, third party, kerida, pangangaliwa, may ibang pamilya, kabet, may laing babaye, cheating, cheating husband, cheating wife, cheated on me, infidelity, unfaithful, kabit ng asawa, kabet ng asawa, mistress, other woman, another woman, other man, nangabit, nangaliwa, nambabae, nambababae, nanlalaki, nanlalake, may babae ang asawa, may lalaki, sumama sa ibang lalaki, sumama sa iba, may anak sa iba, anak sa ibang babae, lumayas ang asawa, naay kabit, naay lain, husband left me, left me for another, second family, sue the mistress, kasuhan ang kabit, niloko ng asawa, niloko ng mister, niloko ng misis, niloloko ng asawa, niloko ng bana, asawa may iba, may ibang babae ang asawa, may ibang lalaki ang asawa, nangabit ang asawa, nangabit ang bana, may kabit ang asawa, may kabit ang mister, husband has a mistress, husband another woman and child, wife living with another man, sabali a pamilya, may ibang pamilya ang mister, may anak sa ibang babae ang asawa, sumama sa iba ang asawa, nanloloko ang asawa, lain nga pamilya',
  },
  {
    _id: 42,
    label: 'Live-in partners who separate',
    additional_text:
      'common law, kinakasama, live in, hatian ng gamit, article 147, article 148, hiwalay, kapuyo, property, live in partner, live-in, livein, ka live in, not married, hindi kasal, property of live in partners, bahay namin ng ka live in, live in partner property, kapuyo nga dili kasal, boyfriend house, girlfriend house, common law wife, separated live in, gamit namin, share in house unmarried, ex partner property, never married who keeps the house, not married property together, hindi kasal naghiwalay, hindi kami kasal bahay, wala makasal nagbulag, wala mi makasal, live in partner iniwan, common law partner property, live-in hatian ng bahay',
  },
  {
    _id: 43,
    label: 'Guardianship of a child or an elderly parent',
    additional_text:
      'guardian, ward, tagapag-alaga, matanda, senior, incapacitated, bantay, mana ng bata, legal guardian, guardianship, dementia, alzheimer, ulyanin, may sakit ang magulang, bedridden parent, comatose, cannot sign, mag-aalaga sa lolo, elderly parent, senior citizen care, mentally ill, mental illness, special needs, orphan, ulila, iniwan ng magulang, conservator, elder abuse, neglected parent, pagpapabaya sa magulang',
  },
  {
    _id: 44,
    label: 'Child taken away or not returned',
    additional_text:
      'custody, habeas corpus, kinuha ang anak, ayaw ibalik, tinago ang bata, gikuha ang bata, grandparents, child taken, take my child, took my child, parental kidnapping, itinakas ang anak, tinakas ang bata, tinakas ng tatay, ayaw ipakita ang anak, dili ipakita ang anak, dili pakitaon sa anak, hindi pinapakita ang bata, kinuha ng biyenan, kinuha ng lola, get my child back, mabawi ang anak, bawiin ang anak, visitation refused, cannot see my child, kidnap ng tatay, kinuha ng biyenan ang anak, took our son, will not give my child back, gikuha ang bata dili iuli, ayaw isoli ang anak, ayaw ibalik ang anak',
  },
  {
    _id: 45,
    label: 'Travel clearance of a minor',
    additional_text:
      'DSWD, child travelling abroad, travel consent, biyahe ng bata, pasaporte ng anak, passport of child, DSWD clearance, DSWD travel clearance, travel clearance, minor travelling, minor traveling alone, minor travel abroad, permit ng bata, lumabas ng bansa ang bata, isama ang bata abroad, affidavit of support and consent, parental consent, passport of minor, DSWD permit, travel with aunt, travel with grandmother, parental travel permit, isasama sa abroad ang pamangkin, isasama ang bata sa abroad, child travel abroad, bata isasama sa Singapore, minor traveling with aunt, minor traveling without parents',
  },
  {
    _id: 48,
    label: 'Muslim marriage or divorce',
    additional_text:
      'PD 1083, code of muslim personal laws, sharia, shariah court, talaq, kasal sa muslim, diborsyo, muslim, muslim divorce, muslim wedding, islamic marriage, islam, sharia divorce, kasal sa islam, balik islam, polygamy, mahr, muslim kasal',
  },
  {
    _id: 410,
    label: 'Marrying a foreigner in the Philippines',
    additional_text:
      'legal capacity to marry, kasal sa dayuhan, banyaga, fiance, marriage license, CFO, LCCM, marry a foreigner, marry foreigner, marry an american, marry my american boyfriend, marry my boyfriend here, requirements to marry, requirements kasal, kasal sa kano, kasal sa koreano, kasal sa hapon, magpakasal sa dayuhan, magminyo og foreigner, magminyo og langyaw, magpakasal, getting married, wedding requirements, civil wedding, fiance visa, embassy requirements, fiancee, foreigner wedding, same sex marriage, marriage abroad, married abroad, report of marriage',
  },
];
