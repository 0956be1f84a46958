import type { ProblemEntry } from './problem-entry';

export const TAXATION_PROBLEMS: readonly ProblemEntry[] = [
  {
    _id: 141,
    label: 'Letter of Authority from BIR',
    additional_text:
      'LOA, audit, examination, tax audit, eLA, sulat mula sa BIR, mission order, sulat gikan sa BIR, BIR letter, letter from BIR, sulat galing BIR, may sulat galing sa BIR, letter of authority, BIR audit, tax mapping, tax investigation, BIR examiner, BIR officer, revenue officer, inaudit ng BIR, gi-audit sa BIR, subpoena from BIR, books of accounts, BIR notice, BIR visit, RDO',
  },
  {
    _id: 142,
    label: 'Estate tax of a deceased parent',
    additional_text:
      'estate tax return, mana, namatay, buwis sa mana, eCAR, amnesty, buhis sa panulondon, heirs, estate tax, estate tax amnesty, estate tax of father, inheritance tax, tax on inheritance, buwis ng namatay, buhis sa kabilin, estate tax ng tatay, estate tax ng magulang, unpaid estate tax, estate tax deadline, namatay ang magulang tax, tax of deceased, eCAR for inherited land, estate tax computation, amnesty estate',
  },
  {
    _id: 143,
    label: 'Closing a business',
    additional_text:
      'BIR closure, retire, cancel TIN, open cases, isara ang negosyo, magsara, business retirement, sirado ang negosyo, close business, closing business, close my business, close business BIR, isirado ang negosyo, isara sa BIR, retire business, retirement of business, stop business, nagsara na ang negosyo, cancel BIR registration, cancel COR, closed business still taxed, business closed, hindi na nag-ooperate, closure of business, sirado na ang tindahan',
  },
  {
    _id: 144,
    label: 'Tax assessment I do not agree with',
    additional_text:
      'PAN, FAN, FLD, protest, deficiency tax, assessment notice, malaking buwis, kontra, tax assessment, assessment too high, BIR assessment, wrong assessment, preliminary assessment notice, final assessment notice, FDDA, protest assessment, mataas ang assessment, malaki ang assessment, ang laki ng assessment, ang laki ng tax, taas kaayo ang assessment, CTA, court of tax appeals, notice of discrepancy, NOD, dako nga buhis, disagree with BIR, BIR says I owe, BIR assessment wrong, malaki ang sinisingil ng BIR, hindi sang-ayon sa BIR, FAN from BIR, PAN from BIR',
  },
  {
    _id: 145,
    label: 'Open cases and penalties at BIR',
    additional_text:
      'late filing, surcharge, compromise penalty, multa, hindi nakapag-file, open case, RDO, wala maka-file, open cases, open case BIR, BIR open cases, BIR penalty, BIR penalties, penalty BIR, late filing of tax, late tax return, did not file tax return, hindi nakapag-file ng tax, hindi nakabayad ng tax, hindi nagfile, wala nakabayad og buhis, unfiled returns, unpaid taxes, multa sa BIR, lost receipts, hindi nag-issue ng resibo, no receipt penalty, stop filer, BIR amnesty, missed filing',
  },
  {
    _id: 146,
    label: 'Tax on selling land or a house',
    additional_text:
      'capital gains tax, CGT, documentary stamp, eCAR, zonal value, buwis sa bentahan, buhis sa baligya nga yuta, tax on selling land, tax when selling house, tax on sale of land, buwis sa pagbenta ng lupa, buwis sa bentahan ng lupa, buhis sa pagbaligya og yuta, documentary stamp tax, doc stamp, transfer tax, who pays capital gains tax, sino magbabayad ng tax sa lupa, sold house tax, sold condo tax, late capital gains tax, penalty capital gains, creditable withholding tax, tax transfer of land',
  },
  {
    _id: 147,
    label: 'Donor’s tax on a gift',
    additional_text:
      'donation, regalo, bigay sa anak, deed of donation, gasa, donasyon, donor’s tax, donors tax, donation tax, tax on donation, tax on gift, gift tax, donate land tax, donate land to child, donate property to my daughter, i-donate ang lupa, ibigay ang lupa sa anak, ihatag ang yuta sa anak, transfer land to child, deed of donation tax, buwis sa donasyon, regalo tax, give land to my son, gift of money',
  },
  {
    _id: 148,
    label: 'Register as a freelancer or professional',
    additional_text:
      'BIR registration, 1901, 8 percent, COR, 2303, self-employed, freelancer, resibo, magparehistro, official receipt, invoice, register as freelancer, freelancer tax, freelancer BIR, freelancer registration, freelancer tax registration, professional tax, self employed tax, register with BIR, register sa BIR, magparehistro sa BIR, pagparehistro sa BIR, get TIN, TIN, TIN number, no TIN, walang TIN, 8% tax, income tax of freelancer, paano magbayad ng buwis, unsaon pagbayad og buhis, mixed income, VA tax, virtual assistant tax, doctor tax, official receipt registration, income tax return, ITR, file income tax, receipts printing, work from home tax',
  },
  {
    _id: 149,
    label: 'VAT or percentage tax',
    additional_text:
      'value added tax, 3 percent, VAT registration, threshold, input tax, refund, buwis, VAT, VAT exempt, non-VAT, non vat, percentage tax, 12% VAT, VAT refund, VAT threshold, input VAT, output VAT, 3% tax, senior citizen VAT, PWD VAT, should i register for VAT, quarterly VAT, zero rated, mag vavat na ba, lumampas sa 3M ang sales, VAT registered, three percent tax, exceeds three million sales',
  },
  {
    _id: 152,
    label: 'Tax refund or credit',
    additional_text:
      'overpaid, TCC, sobrang bayad, ibalik ang buwis, sobra nga bayad, tax refund, tax credit, refund from BIR, overpaid tax, overpayment of tax, sobra ang binayad na tax, sobra ang buwis, sobrang tax, sobra ang nabayad nga buhis, excess tax, excess withholding, income tax refund, refund ng tax, ibalik ang tax, company did not give tax refund, BIR refund, erroneously paid tax, wrongly paid tax, double payment, sobra ang kinaltas na buwis, sobra ang buwis na kinaltas, mababawi ang buwis, refund of tax',
  },
  {
    _id: 153,
    label: 'Bank account garnished or property levied by BIR',
    additional_text:
      'warrant of distraint, levy, garnishment, collection, na-freeze ang bangko, kuha ng BIR, BIR garnished, BIR garnishment, BIR froze my account, bank account frozen by BIR, BIR froze, na-freeze ng BIR ang account, frozen by BIR, garnished bank account, warrant of garnishment, warrant of distraint and levy, levy on property, property levied, hinatak ng BIR, kinuha ng BIR ang property, gi-freeze sa BIR, BIR auction, BIR seized, seized by BIR, tax lien, distraint, delinquent account BIR',
  },
  {
    _id: 154,
    label: 'Accused of tax evasion',
    additional_text:
      'RATE, criminal tax case, fake receipts, DOJ, kaso sa buwis, kaso sa BIR, ghost receipts, tax evasion, tax evader, tax fraud, kinasuhan ng BIR, kaso ng BIR, gikiha sa BIR, criminal case by BIR, BIR criminal complaint, charged by BIR, tax crime, ghost receipt, underdeclared income, did not declare income, undeclared income, hindi nagdeklara ng kita, hindi nagbabayad ng buwis kinasuhan, RATE program, failure to pay tax case, smuggling',
  },
  {
    _id: 156,
    label: 'Local business tax or real property tax',
    additional_text:
      'LGU, amilyar, assessor, treasurer, RPT, buwis sa munisipyo, city hall, reassessment, buhis sa siyudad, tax delinquency, auction, utang sa amilyar, real property tax, unpaid amilyar, hindi nabayaran ang amilyar, wala mabayri ang amilyar, amelyar, land tax, land tax unpaid, property tax, buwis ng lupa, buhis sa yuta, buwis ng bahay, auction for unpaid tax, isusubasta, subasta, tax delinquent property, local tax, business tax, city tax, tax declaration, assessor’s office, treasurer’s office, reassessment of property, amilyar penalty, mahal na amilyar, LGU tax, community tax, cedula, taas ng amilyar, ang taas ng amilyar, amilyar hindi nabayaran, unpaid real property tax, lupa ireremata sa amilyar',
  },
  {
    _id: 307,
    label: 'Tax of online sellers and content creators',
    additional_text:
      'online selling, influencer, vlogger, withholding, Shopee, Lazada, TikTok, buwis ng online seller, buhis, online seller tax, tax for online seller, tax for shopee seller, Shopee seller, Lazada seller, TikTok seller, live seller, live selling, online business tax, online shop tax, tax of influencer, content creator, YouTube income tax, YouTuber, streamer, Facebook income, TikTok income, affiliate, affiliate income, may tax ba ang online seller, buwis sa online selling, buhis sa online, withholding tax Shopee, dropshipping, online selling BIR',
  },
];
