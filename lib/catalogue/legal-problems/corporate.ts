import type { ProblemEntry } from './problem-entry';

export const CORPORATE_PROBLEMS: readonly ProblemEntry[] = [
  {
    _id: 108,
    label: 'Register a corporation',
    additional_text:
      'SEC registration, incorporate, articles of incorporation, kumpanya, magtayo ng korporasyon, eSPARC, negosyo, RA 11232, register company, register a company, open a corporation, open a company, start a corporation, start a company, incorporation, magtayo ng kumpanya, magtukod og korporasyon, paano mag register sa SEC, register sa SEC, register business, start a business, magparehistro ng negosyo, bylaws, corporate secretary, set up company, SEC, startup, corporation requirements',
  },
  {
    _id: 109,
    label: 'Shareholders disagree',
    additional_text:
      'stockholder, intra-corporate, derivative suit, away ng kasosyo, business partner, kasosyo sa negosyo, board, deadlock, shareholder dispute, stockholders, business partner stole, partner stole money, kasosyo niloko, niloko ng kasosyo, niloko ng business partner, away sa kasosyo, nag-away sa kasosyo, away sa negosyo, board of directors, minority shareholder, corporate dispute, dividends, no dividends, inspection of books, kicked out of company, family corporation, partner ran away with money, hindi hinahati ang kita, niloloko ng kasosyo, kasosyo sa negosyo niloloko, partner takes money from corporation, gilimbongan sa kasosyo',
  },
  {
    _id: 110,
    label: 'Review a contract',
    additional_text:
      'contract drafting, agreement, kontrata, kasunduan, pabasa ng kontrata, supplier, service agreement, MOA, sabot, review contract, contract review, check contract, check my contract, pa check ng kontrata, pacheck ng contract, basahin ang kontrata, make a contract, draft contract, draft agreement, gumawa ng kontrata, gumawa ng kasunduan, magpagawa ng kontrata, pahimo og kontrata, contract before signing, pipirmahan na kontrata, franchise, franchise agreement, franchising, distributor, distributorship, service contract, terms and conditions, memorandum of agreement, MOU, NDA, supply agreement, kontrata sa negosyo',
  },
  {
    _id: 111,
    label: 'One person corporation',
    additional_text:
      'OPC, single stockholder, solo, SEC, nag-iisang may-ari, nominee, one person corp, solo corporation, single owner company, one person company, ako lang may-ari, convert to OPC, usa ra ang tag-iya',
  },
  {
    _id: 112,
    label: 'Sole proprietorship or DTI name',
    additional_text:
      'business name, DTI registration, maliit na negosyo, sari-sari store, tindahan, gamay nga negosyo, DTI, register business name, sole prop, sole proprietor, sole proprietorship, small business, sari sari store, sari sari store permit, online shop registration, market stall, register small business, home business, BMBE, negosyo registration, register online store',
  },
  {
    _id: 113,
    label: 'Partnership agreement',
    additional_text:
      'articles of partnership, kasosyo, sosyo, profit sharing, hatian ng kita, paghiwalay ng negosyo, sosyohan, partnership, partnership agreement, business partnership, partners, business partner agreement, sosyo sa negosyo, share of profits, hatian sa negosyo, joint venture, hatian sa kita, partner wants to leave, dissolve partnership, law firm partnership, industrial partner, magtatayo ng negosyo kasama ang kaibigan, negosyo ng magkaibigan kasunduan, negosyo namin ng kaibigan ko kasunduan, business with a friend agreement',
  },
  {
    _id: 114,
    label: 'Mayor’s permit or local license problem',
    additional_text:
      'business permit, LGU, barangay clearance, BPLO, sanitary, pinasara, permiso sa munisipyo, gisirado, business permit denied, mayors permit, mayor’s permit, renew business permit, no business permit, walang business permit, permit to operate, municipal license, LGU permit, pinasara ang tindahan, pinasara ng munisipyo, pinasara ang negosyo, gisirado sa munisipyo, closure order, closed by city hall, fire safety permit, zoning, building permit, occupancy permit, sanitary permit, FDA, FDA license, LTO license, carinderia, food stall, vendor, sidewalk vendor, liquor permit',
  },
  {
    _id: 115,
    label: 'Foreign investor or foreign-owned business',
    additional_text:
      'foreign investments act, negative list, RA 7042, 60-40, branch office, dayuhan, banyagang negosyante, foreign investor, foreign company, foreign owned, foreigner business, foreigner open a business, foreigner start business, open business as foreigner, invest in the Philippines, foreign ownership of business, branch office in the Philippines, representative office, dayuhan magnegosyo, langyaw nga negosyante, PEZA, BOI, anti-dummy, dummy, anti dummy law, regional headquarters, foreign equity, Korean business, Chinese business, investor, how much can a foreigner own of a company, foreigner own company, foreign owned negosyo, Korean wants to open a restaurant, foreigner opens a business',
  },
  {
    _id: 116,
    label: 'Late SEC reports or revoked registration',
    additional_text:
      'GIS, AFS, penalties, delinquent, suspended, monitoring, revoked, multa sa SEC, late filing, SEC penalty, SEC penalties, SEC revoked, revoked SEC, revoked corporation, na revoke ang SEC, late GIS, late GIS filing, GIS not filed, AFS not filed, general information sheet, hindi nakapag-file sa SEC, delinquent corporation, suspended corporation, expired corporation, reinstatement of corporation, SEC amnesty, SEC fines, multa ng SEC, SEC suspended, dormant company, beneficial ownership',
  },
  {
    _id: 117,
    label: 'Buy or sell a business or shares',
    additional_text:
      'acquisition, due diligence, share purchase, asset sale, bentahan ng negosyo, pagbaligya sa negosyo, merger, transfer of shares, stock certificate, buy a business, sell a business, sell my business, buying a company, buying shares, sell shares, transfer shares, shares of stock, ibenta ang negosyo, bibilhin ang negosyo, binili ang negosyo, business for sale, due diligence of company, share transfer, stocks, takeover, pagpalit og negosyo, bibili ng existing na negosyo, bibili ng existing business, buy existing store, water station, sell my shares, ibinebenta ang negosyo',
  },
  {
    _id: 119,
    label: 'Dissolve or close a corporation',
    additional_text:
      'dissolution, liquidation, shorten term, isara ang kumpanya, magsara, sirado, SEC, close corporation, close company, close the company, dissolve company, dissolve corporation, shut down company, isara ang korporasyon, sirad-an ang kompanya, SEC closure, SEC dissolution, winding up, stop operations, close down corporation, corporate dissolution, dissolve corporation at SEC',
  },
  {
    _id: 120,
    label: 'Business cannot pay its creditors',
    additional_text:
      'insolvency, rehabilitation, FRIA, RA 10142, bankrupt, lugi, nalugi ang negosyo, suspension of payments, bankruptcy, business bankrupt, insolvent, nalugi, lugi ang negosyo, business debts, business loans, cannot pay suppliers, cannot pay creditors, hindi mabayaran ang supplier, corporate rehabilitation, rehabilitation plan, liquidation, debts of company, utang ng negosyo, utang ng kumpanya, utang sa negosyo dili mabayran, creditors',
  },
  {
    _id: 121,
    label: 'Client or supplier does not pay',
    additional_text:
      'collection, invoice, receivable, hindi nagbabayad na kliyente, singil, utang sa negosyo, wala mibayad, client not paying, client not paying invoice, client did not pay, client won’t pay, unpaid invoice, customer did not pay, hindi nagbabayad ang client, hindi nagbayad ang kliyente, ayaw magbayad ng client, wala mibayad ang kliyente, dili mobayad ang customer, supplier did not deliver, supplier problem, buyer did not pay, unpaid receivables, collectibles, subcontractor not paid, contractor not paid, hindi binabayaran ng supplier, COD bogus buyer, bogus buyer, joy reserve, wholesale debt, consignment, client has not paid invoices, customer owes our company, unpaid invoices, kliyente hindi nagbabayad sa dineliver',
  },
  {
    _id: 123,
    label: 'Data privacy compliance or breach',
    additional_text:
      'RA 10173, NPC, DPO, personal data, leaked data, privacy policy, data leak, na-leak, data privacy, privacy, NPC complaint, national privacy commission, data breach, personal information, leaked personal information, na-leak ang data, shared my information, privacy complaint, privacy violation, privacy notice, data protection officer, CCTV, doxxing, posted my address, sold my number, customer data hacked, ni-report sa NPC, kumalat ang data ng customer, datos ng customer kumalat, na leak ang personal info ng clients, personal kong impormasyon binigay sa iba, personal information leaked',
  },
  {
    _id: 124,
    label: 'Government bidding or procurement',
    additional_text:
      'RA 12009, RA 9184, BAC, bid, PhilGEPS, blacklisting, bidding, proyekto ng gobyerno, government bidding, bid rejected, bids and awards committee, procurement, blacklisted supplier, na-blacklist sa bidding, government contract, government project supplier, COA disallowance, PhilGEPS registration, unpaid government project, hindi binayaran ng LGU, disqualified bidder, post-qualification, infrastructure project',
  },
  {
    _id: 125,
    label: 'Non-stock corporation, foundation or cooperative',
    additional_text:
      'NGO, non-profit, CDA, kooperatiba, koop, association, simbahan, donation, register NGO, register foundation, register association, foundation, non profit, nonprofit, charity, cooperative, coop, church registration, religious corporation, organization, samahan, asosasyon, club, donations, CDA registration, parehistro ng samahan, kooperatiba problema, tabang sa NGO, SLP association, set up a foundation, magtayo ng foundation, foundation for children',
  },
];
