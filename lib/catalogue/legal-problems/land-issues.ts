import type { ProblemEntry } from './problem-entry';

/** Titles, sales, boundaries, possession and agrarian reform. */
export const LAND_PROBLEMS: readonly ProblemEntry[] = [
  {
    _id: 80,
    label: 'Title still in a parent’s name',
    additional_text:
      'transfer of title, land title transfer after a parent died, lupa, titulo, nakapangalan pa sa magulang, mana, yuta, ngalan sa ginikanan, extrajudicial settlement',
  },
  {
    _id: 81,
    label: 'Neighbor built over the boundary',
    additional_text:
      'encroachment, relocation survey, lagpas sa hangganan, kapitbahay, bakod, mohon, utlanan, silingan, nasakop ang lupa, technical description, mali ang sukat',
  },
  {
    _id: 82,
    label: 'Sale without a deed',
    additional_text:
      'no deed of sale, verbal sale, walang kasulatan, bentahan ng lupa, resibo lang, walay papeles, gipalit ang yuta, rights only',
  },
  {
    _id: 83,
    label: 'Check a title before buying land',
    additional_text:
      'due diligence, certified true copy, registry of deeds, bibili ng lupa, titulo, clean title, mopalit og yuta, encumbrance',
  },
  {
    _id: 84,
    label: 'Deed of sale and transfer of title',
    additional_text:
      'bilihan ng lupa, absolute sale, CAR, eCAR, registry of deeds, bentahan, lipat ng titulo, pagbalhin sa titulo, notarized, deed of donation, donasyon',
  },
  {
    _id: 85,
    label: 'Lost or destroyed title',
    additional_text:
      'owner’s duplicate, reconstitution, nawala ang titulo, nasunog, RA 26, nawala, affidavit of loss, petition',
  },
  {
    _id: 86,
    label: 'Fake or double title',
    additional_text:
      'double titling, pekeng titulo, dalawang titulo, forged, spurious, LRA, peke, duha ka titulo',
  },
  {
    _id: 87,
    label: 'Same land sold twice',
    additional_text:
      'double sale, article 1544, dalawang beses binenta, binenta sa iba, gibaligya sa lain, lupa, yuta',
  },
  {
    _id: 88,
    label: 'Heirs cannot agree on dividing land',
    additional_text:
      'partition, hatian ng lupa, magkakapatid, co-owner, kapatid, ayaw pumayag, bahin sa yuta, igsoon',
  },
  {
    _id: 89,
    label: 'A relative sold the land without my consent',
    additional_text:
      'forged signature, co-heir, binenta ng kapatid ang lupa, walang pahintulot, annulment of sale, gibaligya sa igsoon',
  },
  {
    _id: 90,
    label: 'Informal settlers on my land',
    additional_text:
      'squatter, iskwater, ejectment, nakatira sa lupa ko, ayaw umalis, UDHA, RA 7279, demolition, forcible entry',
  },
  {
    _id: 91,
    label: 'I am told to leave land I live on',
    additional_text:
      'eviction, demolition, pinapaalis, matagal na nakatira, squatter, relocation, gipapahawa, possession, gidemolis',
  },
  {
    _id: 92,
    label: 'Quieting of title',
    additional_text:
      'cloud on title, adverse claim, claim over my land, inaangkin ang lupa, gi-angkon ang yuta, article 476, annotation, lis pendens',
  },
  {
    _id: 93,
    label: 'Land without a title',
    additional_text:
      'tax declaration, free patent, CENRO, DENR, untitled, walang titulo, RA 11573, pagpatitulo, walay titulo, original registration',
  },
  {
    _id: 94,
    label: 'Right of way',
    additional_text:
      'easement, daan, walang madaanan, sinarhan ang daan, right of passage, agianan, landlocked, gisirhan ang dalan',
  },
  {
    _id: 95,
    label: 'Agrarian reform land, CLOA or emancipation patent',
    additional_text:
      'DAR, DARAB, CARP, CLOA, magsasaka, farmer beneficiary, mag-uuma, EP, amortization',
  },
  {
    _id: 96,
    label: 'Farm tenant or agricultural lease',
    additional_text:
      'kasama, leasehold, magsasaka, tenancy, disturbance compensation, bukid, tenant sa yuta, saka',
  },
  {
    _id: 97,
    label: 'Mortgaged land or foreclosure',
    additional_text:
      'sangla, nakasanla, foreclosed, redemption, bank, nailit, prenda, remata, gi-prenda, pawn',
  },
  {
    _id: 98,
    label: 'Condo or subdivision developer problem',
    additional_text:
      'PD 957, DHSUD, HSAC, turnover delay, reservation, developer, pre-selling, homeowners, hindi ma-turnover',
  },
  {
    _id: 99,
    label: 'Cancelled installment purchase of a home',
    additional_text:
      'maceda law, RA 6552, refund, hulugan, hindi nakabayad, forfeited, equity, hulog sa bahay',
  },
  {
    _id: 100,
    label: 'Homeowners’ association dispute',
    additional_text: 'HOA, association dues, RA 9904, village, subdivision rules, asosasyon, butaw',
  },
  {
    _id: 101,
    label: 'Government takes land for a project',
    additional_text:
      'expropriation, just compensation, DPWH, road widening, kukunin ng gobyerno ang lupa, kuhaon sa gobyerno, RA 10752',
  },
  {
    _id: 103,
    label: 'Foreigner and land ownership',
    additional_text:
      'foreign spouse, dual citizen, former Filipino, dayuhan, lease of land, bili ng lupa ng banyaga, BP 185, condo',
  },
  {
    _id: 105,
    label: 'Ancestral domain or indigenous land',
    additional_text: 'IPRA, NCIP, RA 8371, CADT, katutubo, lupang ninuno, lumad, yutang kabilin',
  },
];
