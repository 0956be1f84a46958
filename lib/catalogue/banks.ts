/** The two transfer networks of the Philippines: immediate up to ₱50,000, or by banking day. */
type Rail = 'instapay' | 'pesonet';

interface Bank {
  /** BIC of the receiving institution; where a bank has one per network, the one for InstaPay. */
  id: string;
  name: string;
  rails: readonly Rail[];
  /** Uses the owner's mobile number instead of an account number. */
  wallet?: true;
  /** Channel code at Xendit, where one is confirmed. */
  xendit?: string;
}

const INSTAPAY = ['instapay'] as const;
const BOTH = ['instapay', 'pesonet'] as const;

/** Banks and wallets a lawyer can be paid to: wallets first, then banks by size and kind. */
export const BANKS: readonly Bank[] = [
  { id: 'GXCHPHM2XXX', name: 'GCash', rails: INSTAPAY, wallet: true, xendit: 'PH_GCASH' },
  { id: 'PAPHPHM1XXX', name: 'Maya', rails: INSTAPAY, wallet: true, xendit: 'PH_PAYMAYA' },
  { id: 'GPNEPHM2XXX', name: 'GrabPay', rails: INSTAPAY, wallet: true, xendit: 'PH_GRABPAY' },
  { id: 'SHPHPHM2XXX', name: 'ShopeePay', rails: INSTAPAY, wallet: true },
  { id: 'DCPHPHM1XXX', name: 'Coins.ph', rails: BOTH, wallet: true, xendit: 'PH_COINS' },
  { id: 'PPSFPHM2XXX', name: 'PalawanPay', rails: BOTH, wallet: true, xendit: 'PH_PPSF' },
  { id: 'USMEPHM2XXX', name: 'USSC', rails: BOTH, wallet: true, xendit: 'PH_USSC' },
  { id: 'SRCPPHM2XXX', name: 'Starpay', rails: INSTAPAY, wallet: true },
  { id: 'TAYOPHM2XXX', name: 'Tayocash', rails: BOTH, wallet: true },
  { id: 'OMNPPHM2XXX', name: 'OmniPay', rails: INSTAPAY, wallet: true, xendit: 'PH_OMNI' },
  { id: 'BNORPHMMXXX', name: 'BDO Unibank', rails: BOTH, xendit: 'PH_BDO' },
  {
    id: 'BOPIPHMMXXX',
    name: 'BPI (Bank of the Philippine Islands)',
    rails: BOTH,
    xendit: 'PH_BPI',
  },
  { id: 'MBTCPHMMXXX', name: 'Metrobank', rails: BOTH, xendit: 'PH_MET' },
  { id: 'TLBPPHMMXXX', name: 'Land Bank of the Philippines', rails: BOTH, xendit: 'PH_LBP' },
  { id: 'PNBMPHMMTOD', name: 'PNB (Philippine National Bank)', rails: BOTH, xendit: 'PH_PNB' },
  {
    id: 'RCBCPHMMXXX',
    name: 'RCBC (Rizal Commercial Banking Corporation)',
    rails: BOTH,
    xendit: 'PH_RCBC',
  },
  { id: 'SETCPHMMXXX', name: 'Security Bank', rails: BOTH, xendit: 'PH_SEC' },
  { id: 'UBPHPHMMXXX', name: 'UnionBank of the Philippines', rails: BOTH, xendit: 'PH_UBP' },
  { id: 'CHBKPHMMXXX', name: 'China Bank', rails: BOTH, xendit: 'PH_CBC' },
  {
    id: 'DBPHPHMMXXX',
    name: 'DBP (Development Bank of the Philippines)',
    rails: BOTH,
    xendit: 'PH_DBP',
  },
  { id: 'EWBCPHMMXXX', name: 'EastWest Bank', rails: BOTH, xendit: 'PH_EWB' },
  { id: 'AUBKPHMMXXX', name: 'AUB (Asia United Bank)', rails: BOTH, xendit: 'PH_AUB' },
  { id: 'PABIPHMMXXX', name: 'Bank of Commerce', rails: BOTH, xendit: 'PH_BOC' },
  {
    id: 'CPHIPHMMXXX',
    name: 'PBCom (Philippine Bank of Communications)',
    rails: BOTH,
    xendit: 'PH_PBC',
  },
  { id: 'PHSBPHMMXXX', name: 'PSBank (Philippine Savings Bank)', rails: BOTH, xendit: 'PH_PSB' },
  { id: 'PHVBPHMMXXX', name: 'Philippine Veterans Bank', rails: BOTH, xendit: 'PH_PVB' },
  { id: 'PHTBPHMMXXX', name: 'Philtrust Bank', rails: BOTH, xendit: 'PH_PTC' },
  { id: 'PPBUPHMMXXX', name: 'Philippine Business Bank', rails: BOTH, xendit: 'PH_PBB' },
  { id: 'MBBEPHMMXXX', name: 'Maybank Philippines', rails: BOTH, xendit: 'PH_MPI' },
  { id: 'CTCBPHMMXXX', name: 'CTBC Bank', rails: BOTH, xendit: 'PH_CTBC' },
  { id: 'CIPHPHMMXXX', name: 'CIMB Bank Philippines', rails: BOTH, xendit: 'PH_CIMB' },
  { id: 'HSBCPHMMXXX', name: 'HSBC', rails: BOTH },
  { id: 'SCBLPHMMXXX', name: 'Standard Chartered Bank', rails: BOTH, xendit: 'PH_SCB' },
  { id: 'BKCHPHMMXXX', name: 'Bank of China', rails: BOTH },
  { id: 'GOTYPHM2XXX', name: 'GoTyme Bank', rails: BOTH, xendit: 'PH_GTB' },
  { id: 'LAUIPHM2XXX', name: 'MariBank (formerly SeaBank)', rails: BOTH },
  { id: 'MYDBPHM2XXX', name: 'Maya Bank', rails: BOTH, xendit: 'PH_MYB' },
  { id: 'TDBIPHM2XXX', name: 'Tonik Digital Bank', rails: BOTH },
  { id: 'UNODPHM2XXX', name: 'UnionDigital Bank', rails: BOTH },
  { id: 'UNOBPHM2XXX', name: 'UNO Digital Bank', rails: BOTH },
  { id: 'CHSVPHM1XXX', name: 'China Bank Savings', rails: BOTH, xendit: 'PH_CBS' },
  { id: 'ONNRPHM1XXX', name: 'BDO Network Bank', rails: BOTH, xendit: 'PH_ONB' },
  { id: 'BPDIPHM1XXX', name: 'BPI Direct BanKo', rails: BOTH, xendit: 'PH_BPIDB' },
  { id: 'EAWRPHM2XXX', name: 'EastWest Rural Bank (Komo)', rails: BOTH, xendit: 'PH_EWR' },
  { id: 'CELRPHM1XXX', name: 'Cebuana Lhuillier Rural Bank', rails: BOTH, xendit: 'PH_CEBRUR' },
  { id: 'EQSNPHM1XXX', name: 'Equicom Savings Bank', rails: BOTH, xendit: 'PH_EQB' },
  { id: 'STLAPH22XXX', name: 'Sterling Bank of Asia', rails: BOTH, xendit: 'PH_SBA' },
  { id: 'PSCOPHM1XXX', name: 'Producers Savings Bank', rails: BOTH },
  { id: 'WEDVPHM1XXX', name: 'Wealth Development Bank', rails: BOTH, xendit: 'PH_WDB' },
  { id: 'CIVAPHM1XXX', name: 'City Savings Bank', rails: BOTH },
];
