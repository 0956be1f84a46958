import type { ProblemEntry } from './problem-entry';

export const CIVIL_PROBLEMS: readonly ProblemEntry[] = [
  {
    _id: 55,
    label: 'Money lent and not returned',
    additional_text:
      'utang, collection, sum of money, nangutang, ayaw magbayad, hindi nagbabayad, pautang, loan, wala mibayad, nanghulam, may utang sa akin, hindi nagbabayad ng utang, ayaw magbayad ng utang, nangutang hindi nagbayad, pinautang, nagpautang, pinautang ko, somebody owes me, owes me money, collect debt, collect money, debt collection, borrowed money, friend borrowed money, unpaid loan, tinakbuhan ng utang, tinataguan, nagtatago, hindi na nagparamdam, wala mobayad sa utang, dili mobayad og utang, nakautang nako, promissory note, singilin, paano maningil, lend money, 5-6, lending business, gihulam nga kwarta, nag pa utang, pinautang hindi binayaran, pinautang ayaw magbayad, hindi nagbabayad ng utang sa akin, umutang sa akin, lent money to a friend, does not pay me back, nangutang wala mobayad, nakautang, saan nga agbayad, tinataguan ako ng may utang, someone owes me money',
  },
  {
    _id: 56,
    label: 'I cannot pay my debts',
    additional_text:
      'utang, collection agency, harassed by collectors, bank loan, maniningil, baon sa utang, restructure, daghan utang, nakulong sa utang, may utang ako, cannot pay debt, cannot pay loan, can’t pay loan, can i go to jail for debt, makukulong ba sa utang, utang hindi mabayaran, hindi ko mabayaran, dili kabayad sa utang, lubog sa utang, credit card debt, credit card, collector, tinatakot ng collector, naniningil, pinupuntahan sa bahay, home credit, unpaid credit card, debt consolidation, personal insolvency, overdue loan, car loan, hinahatak ang sasakyan, repossessed car, repossession, bank is suing me, salary loan, restructuring, hindi mabayaran ang mga utang, hindi ko na kayang bayaran, di ko na kaya bayaran, makukulong sa utang, jail because of debt, cannot pay credit card, dili na makabayad sa utang',
  },
  {
    _id: 57,
    label: 'Small claims case',
    additional_text:
      'MTC, statement of claim, small claims court, singil, maningil, rule of procedure, without a lawyer in court, paniningil, small claims, file small claims, how much small claims, money claim, small claim, reklamo sa utang, small amount, maningil sa korte, kasong sibil sa utang',
  },
  {
    _id: 58,
    label: 'Demand letter, to send or to answer',
    additional_text:
      'sulat paniningil, final demand, demand, sumulat, sulat sa abogado, pirma, notice, demand letter, i got a demand letter, received demand letter, send demand letter, reply to demand letter, gumawa ng demand letter, gi demand letter, sulat galing sa abogado, sulat ng abogado, letter from lawyer, attorney’s letter, sulat gikan sa abogado, final notice, notarized letter, liham paniningil',
  },
  {
    _id: 59,
    label: 'Barangay conciliation',
    additional_text:
      'lupon, katarungang pambarangay, certificate to file action, blotter, barangay hearing, patawag, kapitan, husay sa barangay, barangay, barangay summon, barangay complaint, barangay blotter, pinatawag sa barangay, gipatawag sa barangay, reklamo sa barangay, inireklamo sa barangay, pinabarangay, pina-barangay, lupong tagapamayapa, settlement in barangay, amicable settlement, kasunduan sa barangay, did not attend barangay, no show sa barangay, kapitan ng barangay, pangkat, pinablotter, pina blotter, dumaan muna sa barangay, barangay muna bago kaso, summons from the barangay, hindi sumipot sa barangay',
  },
  {
    _id: 60,
    label: 'Online lending app harassment',
    additional_text:
      'OLA, lending app, utang online, pinapahiya, contacts messaged, shaming, SEC complaint, harass, maniningil, gipakaulawan, loan app, lending apps, online loan, online lending, OLA harassment, utang sa app, utang sa online lending, pinopost ng lending app, pinost sa fb, posting my photo, texting my contacts, tinatawagan ang contacts, nanghihiya, gipakaulawan sa lending, loan shark, harassment utang, cash loan app, threats from lending app, online collector, high interest app, debt collector threatening, debt collectors threaten, debt collectors call my office, collector threatens, collection agency harassment, tinatakot ng lending, tinatakot ng kolektor, pinapahiya ng naniningil, tinatakot ng naniningil, naniningil sa group chat, lending nagpost ng mukha, tinetext ang contacts, loan app shaming, gihadlok sa lending, gihulga sa naningil, harass ng OLA, collector sa online loan, binigay ng lending ang impormasyon',
  },
  {
    _id: 61,
    label: 'Contract not honored',
    additional_text:
      'breach of contract, hindi tumupad, kasunduan, kontrata, sumira sa usapan, damages, refund, wala mituman, breach, hindi tumupad sa usapan, hindi tumupad sa kontrata, hindi sumunod, agreement not followed, broken agreement, verbal agreement, verbal contract, wala mituman sa sabot, refund refused, no refund, ayaw mag refund, cancelled event, supplier wedding, event organizer, nag-back out, rescind, cancel contract, downpayment not returned, specific performance, caterer hindi sumipot, supplier sa kasal hindi sumipot, nagbayad hindi sumipot, event organizer breach, hindi sinunod ang kasunduan, hindi sinunod ang kontrata, other party broke the contract, wala tumana sa kontrata',
  },
  {
    _id: 62,
    label: 'Unfinished or bad construction work',
    additional_text:
      'contractor, kontratista, defective, bahay hindi tinapos, downpayment, tinakbuhan, foreman, wala mahuman ang balay, construction, contractor ran away, contractor did not finish, house not finished, unfinished house, di tinapos ang bahay, hindi tinapos ang bahay, hindi natapos ang bahay, tinakbuhan ng contractor, wala mahuman, wala nahuman ang balay, substandard construction, bad workmanship, renovation, pagawa ng bahay, pinagawang bahay, panday, karpintero, leaking roof, cracks, palpak na gawa ng contractor, palpak ang gawa, may bitak ang bahay, contractor tumakbo, iniwan ng contractor, contractor down payment not finished, wala gihuman sa contractor',
  },
  {
    _id: 63,
    label: 'Bought something defective or never delivered',
    additional_text:
      'consumer act, warranty, refund, sirang produkto, DTI complaint, online shopping, hindi dumating, wala moabot, defective, defective product, defective car, defective phone, defective item, wrong item, damaged item, sirang gamit, sirang cellphone, sira ang nabili, guba ang napalit, guba ang gipalit, expired product, warranty not honored, no delivery, item not delivered, hindi dumating ang order, wala moabot ang order, DTI, consumer complaint, consumer rights, food poisoning, online order, second hand car, lemon law, repair shop, Meralco, electric bill, water bill, internet provider, airline, flight cancelled, Shopee order, Lazada order, kuryente, utility, overcharged, appliance, LTO plate, airline refund, hotel refund, ticket refund, concert ticket, tuition refund, gym, travel agency, courier, lost parcel, water district, PLDT, Globe, Converge, telco, cable, hindi binigyan ng resibo, ayaw magbigay ng resibo, walang resibo ang tindahan, no official receipt given, seller never delivered, never delivered what I paid for, iba ang dumating, ayaw palitan ng tindahan, store refuses refund, broke after two days',
  },
  {
    _id: 64,
    label: 'Landlord wants me out',
    additional_text:
      'eviction, ejectment, rent, upa, pinapaalis sa inuupahan, rent control, RA 9653, abang, gipapahawa, deposit, unlawful detainer, evict, eviction notice, evicted, kicked out, landlord, landlord kicking us out, landlord problem, pinapaalis ng landlord, pinapaalis sa apartment, pinapaalis kami, gipapahawa sa tag-iya, rent increase, taas upa, tinaasan ang renta, lock out, padlock, kinandado, kinandado ng may-ari, pinutulan ng kuryente, putol kuryente, putol tubig, cut electricity, boarding house, bedspace, apartment, paupahan, may-ari ng apartment, renting, dorm, lease not renewed, stall rent, papanawen ti akinbalay, akinbalay, pinutulan ng kuryente ng landlord, tinaas ang renta, biglang taas ng upa, landlord raised the rent, gipapahawa sa giabangan',
  },
  {
    _id: 65,
    label: 'Tenant does not pay rent',
    additional_text:
      'renter, ejectment, upa, nangungupahan, ayaw umalis, hindi nagbabayad ng renta, abang, dili mobayad, demand to vacate, tenant, tenant not paying, tenant won’t leave, tenant does not leave, unpaid rent, no rent, rent, hindi nagbabayad ng upa, di nagbabayad ng upa, nangungupahan hindi nagbabayad, ayaw umalis ng tenant, ayaw umalis ng nangungupahan, nag-abang dili mobayad, dili mohawa ang nag-abang, evict tenant, remove tenant, paalisin ang nangungupahan, lessee, renter not paying, boarder, Airbnb, lessor, paupahan, tenant has not paid rent, tenant ayaw umalis',
  },
  {
    _id: 66,
    label: 'Rental deposit not returned',
    additional_text:
      'security deposit, advance, ayaw ibalik ang deposit, upa, lease, condo, abang, deposit, deposit not returned, hindi binalik ang deposit, wala giuli ang deposit, rent deposit, rental deposit, one month advance two months deposit, condo deposit, rent, Airbnb, lease contract, pre-terminate lease',
  },
  {
    _id: 67,
    label: 'Inheritance and the heirs',
    additional_text:
      'mana, tagapagmana, estate settlement, hatian, extrajudicial settlement, panulondon, kabilin, heirs, namatay, share, inheritance, heir, mana sa magulang, namatay ang tatay, namatay ang nanay, namatay ang magulang, died without a will, father died, mother died, parent died, left property, naiwang bahay, naiwang lupa, naiwan, inangkin ang mana, hindi binigyan ng mana, walang mana, hatian ng mana, kabilin sa ginikanan, kabilin sa amahan, panulundon, bahin sa kabilin, share in inheritance, illegitimate child inheritance, mana ng anak sa labas, second wife inheritance, judicial settlement, estate of deceased, bank account of deceased, extra judicial settlement, self adjudication, compulsory heirs, adopted child inheritance, stepmother, mana ng asawa, natay ni tatang, bingayen ti tawid, tawid, namatay ang tatay hatian, namatay ang magulang hahatiin, mother died divide, parte sa mana, share of inheritance, ayaw ibigay ang mana, gibilin sa papa, naiwan ng tatay',
  },
  {
    _id: 68,
    label: 'Make a will, or question one',
    additional_text:
      'last will and testament, probate, testamento, huling habilin, holographic, disinherited, tinanggalan ng mana, habilin, legitime, will, last will, make a will, write a will, gumawa ng testamento, probate of will, disinherit, disinherit my son, tanggalan ng mana, ipamana, ipapamana, living trust, estate planning, executor, contest a will, fake will, pagbuhat og testamento, testamento sa ginikanan, will na sulat kamay, handwritten will, sulat kamay na testamento, valid ba ang will',
  },
  {
    _id: 70,
    label: 'Special power of attorney',
    additional_text:
      'SPA, authorization, consularized, apostille, abroad, kinatawan, representante, general power of attorney, special power of attorney, power of attorney, authorization letter, magpagawa ng SPA, nagpahimo og SPA, sell while abroad, nasa abroad ibenta ang lupa, represent me, consulate, notarize abroad, notary, notarized, notaryo, affidavit, authenticate documents, red ribbon, revoke SPA, abused SPA, sign for me, can sign for her, pumirma para sa akin',
  },
  {
    _id: 71,
    label: 'Injured in a road accident',
    additional_text:
      'vehicular accident, nabangga, banggaan, aksidente, insurance claim, hospital bill, settlement, nabunggo, danyos, car accident, road accident, motorcycle accident, motor accident, traffic accident, nabangga ako, nabangga ang sasakyan, nabundol, nasagasaan, naligsan, hit by a car, hit by truck, injured in accident, hospital bills, medical expenses, nadisgrasya, bali ang paa, bus accident, jeepney, tricycle, truck, damage to car, car damage, car insurance, bicycle, pedestrian, hit and run, traffic, nadulas, slip and fall, nadisgrasya sa kalsada, electrocuted, nakuryente, e-bike, taxi, grab accident, nabangga ng kotse, nabangga ng jeep, nabangga ng motor, nabangga ang motor ko, nabangga ang sasakyan ko, ayaw magbayad ng nakabangga, nabanggaan ng motor, nabanggaan og motor, nasagasaan ng traysikel, nasagasaan ang anak, hit by a motorcycle, hit by a bus, car hit me',
  },
  {
    _id: 72,
    label: 'Medical malpractice',
    additional_text:
      'negligence, doctor, hospital, kapabayaan ng doktor, wrong treatment, maling gamot, PRC complaint, malpractice, wrong operation, maling operasyon, wrong diagnosis, maling diagnosis, doctor negligence, negligent doctor, hospital negligence, pinabayaan ng doktor, pinabayaan sa ospital, gipasagdan sa doktor, namatay sa ospital, died in hospital, botched surgery, dentist, botched, medical negligence, surgery, operation, nurse, cosmetic surgery, detained in hospital, hospital will not release patient, wrong medicine, doctor operated wrong, pagkakamali ng doktor, napasagdan sa doktor, mali ang opera',
  },
  {
    _id: 73,
    label: 'Insurance claim denied',
    additional_text:
      'life insurance, insurance commission, HMO, car insurance, hindi binayaran ng insurance, pre-need, claim, beneficiary, insurance, insurance claim, insurance denied, denied claim, insurance refused, ayaw bayaran ng insurance, hindi binayaran ang claim, HMO denied, ayaw ng HMO, health card, life insurance claim, death claim, death benefits, St. Peter, memorial plan, educational plan, pre-need plan, beneficiary of insurance, car insurance claim, GSIS claim, plan lapsed, dili mobayad ang insurance',
  },
  {
    _id: 74,
    label: 'Quarrel with a neighbor',
    additional_text:
      'noise, kapitbahay, ingay, aso, nuisance, trees, tubig, silingan, saba, away, barangay, neighbor, noisy neighbor, neighbor problem, neighbor’s dog, dog bite, nakagat ng aso, kinagat ng aso, gipaak sa iro, aso ng kapitbahay, tahol ng aso, dog barking, barking, videoke, karaoke, maingay na kapitbahay, maingay, smell, baho, tree branches, puno ng kapitbahay, basura, kanal, drainage, water leak from neighbor, manok, rooster, usok, smoke, away sa kapitbahay, away silingan, chismosang kapitbahay, nakaaway na kapitbahay, CCTV of neighbor, neighbor dog bit me, nakagat ng aso ng kapitbahay, tinatapunan ng basura, inaaway ng kapitbahay',
  },
  {
    _id: 77,
    label: 'I received a summons from a civil court',
    additional_text:
      'answer, complaint, subpoena, natanggap na summons, kaso, kinasuhan, sulat mula sa korte, default, gikiha, summons, received summons, summons from court, letter from court, sulat galing korte, sulat galing sa korte, sulat gikan sa korte, court order, court notice, court hearing, naay summons, may hearing sa korte, civil case against me, idinemanda ako, idinemanda, kinasuhan ako, being sued, sued me, someone sued me, gikiha ko, gikasohan ko, default judgment, motion, reply to complaint, subpoena to testify, witness, mag-witness, summons galing sa korte, court summons, nakatanggap ng summons, summons gikan sa korte, ilang araw para sumagot sa summons',
  },
  {
    _id: 303,
    label: 'Bank account or e-wallet problem',
    additional_text:
      'GCash, Maya, unauthorized transfer, nawalang pera, na-hack, BSP complaint, frozen account, credit card, nakawan, nawala ang kwarta, gcash money lost, gcash hacked, nawala pera sa gcash, nawala ang pera sa bangko, money missing from bank, unauthorized transaction, unauthorized withdrawal, bank error, wrong transfer, wrong send, maling send, na wrong send, sent to wrong number, ATM, debit card, credit card fraud, skimming, bank account locked, account frozen, na-freeze ang account, Maya wallet, PayMaya, online banking, BDO, BPI, nawala ang kwarta sa gcash, cannot withdraw, hacked bank account, time deposit, bank refuses, joint account, account of deceased, BSP, bank charges, remittance, padala, loan deducted, auto debit, ATM swallowed, bank manager, deposit missing, PDIC, crypto wallet, naka-hold ang account sa bangko, na-hold ang bank account, bank account on hold, frozen bank account, nawala ang pera sa gcash, nawalan ng pera ang gcash, money disappeared from my account, na-debit sa account',
  },
  {
    _id: 304,
    label: 'Investment that was not paid back',
    additional_text:
      'ponzi, paluwagan, investment scam, hindi naibalik ang puhunan, networking, crypto, gi-ilad, investment, ponzi scheme, pyramiding, pyramid scheme, paluwagan scam, hindi binayaran ang paluwagan, nag-invest, nag invest ako, nag-invest hindi binalik, hindi binalik ang puhunan, wala giuli ang puhunan, investment gone, double your money, crypto scam, bitcoin, forex, trading, stock investment, networking scam, gi-ilad sa investment, investor not paid, puhunan, kapital, tubo, cooperative money, profit not paid, SEC advisory, nag-invest hindi ibinalik, na-scam sa investment, paluwagan tinakbo, promised 30 percent a month',
  },
];
