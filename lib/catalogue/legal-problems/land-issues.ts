import type { ProblemEntry } from './problem-entry';

export const LAND_PROBLEMS: readonly ProblemEntry[] = [
  {
    _id: 80,
    label: 'Title still in a parent’s name',
    additional_text:
      'transfer of title, land title transfer after a parent died, lupa, titulo, nakapangalan pa sa magulang, mana, yuta, ngalan sa ginikanan, extrajudicial settlement, land title in parents name, title in grandfather’s name, title in grandmother’s name, title still in name of deceased, titulo sa pangalan ng lolo, titulo sa pangalan ng magulang, nakapangalan sa lolo, nakapangalan sa tatay, ipalipat ang titulo ng magulang, wala pa mabalhin ang titulo, transfer title of deceased, transfer title from parents, inherited land title, titulo sa lolo, titulo sa apohan, lupa ng magulang, lupa ng namatay na magulang, mother title, title still under my father, title under dead father, title under dead mother, patay na sa kanya pa ang title, nakapangalan pa sa namatay, title in the name of deceased parent, patay na ang nanay titulo',
  },
  {
    _id: 81,
    label: 'Neighbor built over the boundary',
    additional_text:
      'encroachment, relocation survey, lagpas sa hangganan, kapitbahay, bakod, mohon, utlanan, silingan, nasakop ang lupa, technical description, mali ang sukat, boundary, boundary dispute, neighbor encroached, neighbor built on my lot, fence, lampas ang bakod, lagpas ang bakod, sumobra ang bakod, sinakop ang lupa, inangkin ng kapitbahay ang lupa, inaangkin ng kapitbahay ang lupa, inaangkin ng kapitbahay, inaangkin ng katabi ang lupa, umaangkin na kapitbahay, kinukuha ng kapitbahay ang lupa, gi angkon sa silingan ang yuta, neighbor claims our land, neighbor is claiming our lot, lumampas, overlapping lot, overlap, survey, geodetic engineer, lot area wrong, bubong ng kapitbahay, wall of neighbor, misukwal sa yuta, mohon gibalhin, lapas ang koral, sinakop ng kapitbahay ang lupa, lumampas ang pader, sakop sa lote namin, built on part of our lot, misulod ang koral',
  },
  {
    _id: 82,
    label: 'Sale without a deed',
    additional_text:
      'no deed of sale, verbal sale, walang kasulatan, bentahan ng lupa, resibo lang, walay papeles, gipalit ang yuta, rights only, receipt only, rights lang, bought rights, walang deed of sale, walang papeles, walay papeles ang yuta, nabiling lupa walang papel, verbal agreement land, seller died before deed, hindi nagbigay ng deed, seller refuses to sign deed, ayaw pumirma ang nagbenta, fully paid no deed, unregistered sale, kasulatan',
  },
  {
    _id: 83,
    label: 'Check a title before buying land',
    additional_text:
      'due diligence, certified true copy, registry of deeds, bibili ng lupa, titulo, clean title, mopalit og yuta, encumbrance, check land title, check title, is the title real, is the title clean, malinis ba ang titulo, buying land, buying a lot, buying a house, bumili ng lupa, bibili ng lote, bibili ng bahay, how to buy land, verify title, authentic title, title verification, what to check before buying, before buying land, tunay ba ang titulo, LRA check, trace back, how to know seller really owns, seller really owns it, want to buy a lot, buying a lot is it safe, bibili ng lupa malinis, check title before we buy',
  },
  {
    _id: 84,
    label: 'Deed of sale and transfer of title',
    additional_text:
      'bilihan ng lupa, absolute sale, CAR, eCAR, registry of deeds, bentahan, lipat ng titulo, pagbalhin sa titulo, notarized, deed of donation, donasyon, deed of sale, transfer of title, transfer title, title transfer, magpalipat ng titulo, lipat titulo, ipalipat ang titulo, how to transfer title, cost of transfer of title, magkano magpalipat ng titulo, balhin sa titulo, sell land, sell my land, ibenta ang lupa, selling land, magbenta ng lupa, contract to sell, land sale, deed of absolute sale, deed of donation of land, donate land, ipamana ang lupa habang buhay, notarize deed of sale, register deed, transfer title to my name, transfer the title, pagpapalipat ng titulo, ipalipat ang titulo sa pangalan ko, mailipat sa pangalan ko ang titulo, magpa transfer ng title',
  },
  {
    _id: 85,
    label: 'Lost or destroyed title',
    additional_text:
      'owner’s duplicate, reconstitution, nawala ang titulo, nasunog, RA 26, nawala, affidavit of loss, petition, lost title, lost land title, nawalang titulo, nasunog ang titulo, sunog na titulo, burned title, destroyed title, missing title, ninakaw ang titulo, replacement of title, reissuance of title, affidavit of loss of title, nawagtang ang titulo, anay, damaged title, nawala ang title, title lost in flood, lost our title, titulo nawala sa yuta',
  },
  {
    _id: 86,
    label: 'Fake or double title',
    additional_text:
      'double titling, pekeng titulo, dalawang titulo, forged, spurious, LRA, peke, duha ka titulo, fake title, fake land title, fake title sold to me, peke ang titulo, pekeng titulo ng lupa, titulo peke, double title, two titles, dalawa ang titulo, title is fake, tampered title, reconstituted title fake, overlapping titles, cancel fake title, land scam, land fraud, duha ang titulo, two people have a title for the same lot, two titles for one lot, dalawa ang may titulo sa iisang lote, peke ang titulong ibinigay, fake title from agent',
  },
  {
    _id: 87,
    label: 'Same land sold twice',
    additional_text:
      'double sale, article 1544, dalawang beses binenta, binenta sa iba, gibaligya sa lain, lupa, yuta, sold to another, sold twice, dalawang beses ibinenta, binenta sa iba ang lupa, ibinenta sa iba, dalawa kaming bumili, dalawang buyer, two buyers, gibaligya kaduha, seller sold to someone else, same lot two buyers, iisang lote, naibenta na sa iba, naibenta na pala sa iba, ibinenta ulit sa iba, sold my lot again, sold again to somebody else, gibaligya pag usab, binenta sa dalawang tao',
  },
  {
    _id: 88,
    label: 'Heirs cannot agree on dividing land',
    additional_text:
      'partition, hatian ng lupa, magkakapatid, co-owner, kapatid, ayaw pumayag, bahin sa yuta, igsoon, siblings fighting over land, siblings land, heirs cannot agree, partition of land, paghahati ng lupa, hati sa lupa, ayaw pumirma ng kapatid, ayaw pumirma sa hatian, magkakapatid na nag-aaway sa lupa, away sa lupa ng magkakapatid, dili magkasinabot sa yuta, sibling refuses to sign, co-ownership, co-owned property, divide the land, subdivide, lupang mana, ayaw hatiin, sibling occupies the house, solo inangkin ng kapatid, away magkakapatid sa lupa, away ng magkapatid sa lupa, nag-aaway sa lupa magkakapatid, siblings quarrel over land, brothers cannot agree to divide land, away igsoon yuta, ayaw pumirma sa extrajudicial settlement',
  },
  {
    _id: 89,
    label: 'A relative sold the land without my consent',
    additional_text:
      'forged signature, co-heir, binenta ng kapatid ang lupa, walang pahintulot, annulment of sale, gibaligya sa igsoon, sold without my consent, sold without my knowledge, brother sold our land, sister sold, uncle sold our land, binenta ng tito, binenta ng kapatid, ibinenta nang hindi ko alam, ibinenta ng tiyahin, ibinenta ng pamangkin, gibaligya sa igsoon ang yuta, gibaligya nga wala ko kahibalo, forged my signature, forged deed of sale, pineke ang pirma sa deed, cousin sold, relative sold, co-owner sold, binenta ng walang pahintulot, father sold land, void sale, kapatid binenta ang lupa ng magulang, tita binenta ang lupa',
  },
  {
    _id: 90,
    label: 'Informal settlers on my land',
    additional_text:
      'squatter, iskwater, ejectment, nakatira sa lupa ko, ayaw umalis, UDHA, RA 7279, demolition, forcible entry, squatters, informal settler, squatter on my land, may nakatira sa lupa ko, ayaw umalis sa lupa, nagpuyo sa akong yuta, nagpuyo sa among yuta, naay nagpuyo sa yuta, illegal settler, eject squatters, paalisin ang squatter, people living on my land, occupied my land, occupant, caretaker won’t leave, nagtayo ng bahay sa lupa ko, iskwater sa lupa, land grabbing, agaw lupa, land grabber, relative living in my house, kamag-anak ayaw umalis, inagaw ang lupa, inagaw ang lupa namin, inaagaw ang lupa, inaagaw ng kapitbahay ang lupa, inagaw ang lote, grabbed our land, somebody took our land, giilog ang yuta, giagaw ang yuta, inagawda ti dagami, daga inagaw, squatters on my lot, squatters will not leave, nagtayo ng bahay sa lupa namin, ayaw umalis ng iskwater, inaangkin ng iba ang lupa',
  },
  {
    _id: 91,
    label: 'I am told to leave land I live on',
    additional_text:
      'eviction, demolition, pinapaalis, matagal na nakatira, squatter, relocation, gipapahawa, possession, gidemolis, demolish, demolition of our house, demolish our house, gigibain ang bahay, giba bahay, gubaon ang balay, gi-demolish, pinapaalis sa lupa, pinapaalis kami sa lupa, evicted from land, pinapalayas, relocation site, notice to vacate, notice of demolition, nakatira na kami dito ng matagal, long time occupant, we live here 30 years, gipapahawa sa yuta, land owner wants us out, government land, riles, estero, danger zone, demolition order, may demolition sa lugar namin, pinapaalis sa lupang tinitirhan, pinapaalis sa tinitirhan, lived here since, told to leave the land, gipapahawa sa yuta nga gipuyan, relocation ng iskwater',
  },
  {
    _id: 92,
    label: 'Quieting of title',
    additional_text:
      'cloud on title, adverse claim, claim over my land, inaangkin ang lupa, gi-angkon ang yuta, article 476, annotation, lis pendens, land dispute, someone claims my land, somebody claims my land, inaangkin ang lupa ko, inaangkin, gi-angkon, gi angkon sa uban, nang-angkin, claims ownership, land claim, adverse claim on title, annotation on title, cancel annotation, encumbrance on title, agaw sa lupa, ownership dispute, reconveyance, umaangkin, inaangkin ang lupa namin, umaangkin ng lupa, somebody else claims our land, claims to own our land',
  },
  {
    _id: 93,
    label: 'Land without a title',
    additional_text:
      'tax declaration, free patent, CENRO, DENR, untitled, walang titulo, RA 11573, pagpatitulo, walay titulo, original registration, untitled land, land without title, no title, lupang walang titulo, walay titulo ang yuta, walang titulo ang lupa, tax declaration only, tax dec, tax dec lang, rights only land, patitulo, magpatitulo, magpa titulo, how to title land, land titling, apply for title, homestead patent, DENR land, timberland, forest land, public land, titulohan ang yuta, patituluhan ang lupa, magpatitulo ng lupa, paano patituluhan, patituluhan lupa, tax declaration lang ang hawak, our land has no title',
  },
  {
    _id: 94,
    label: 'Right of way',
    additional_text:
      'easement, daan, walang madaanan, sinarhan ang daan, right of passage, agianan, landlocked, gisirhan ang dalan, right of way, road right of way, walang daan, walang daanan, no access road, no road, access to my lot, hinarangan ang daan, sinara ang daan, sinaraduhan, blocked road, blocked the road, blocked driveway, nakaharang, gisirad-an ang agianan, gibabagan ang dalan, agianan sa yuta, easement of right of way, landlocked lot, parking, padaan',
  },
  {
    _id: 95,
    label: 'Agrarian reform land, CLOA or emancipation patent',
    additional_text:
      'DAR, DARAB, CARP, CLOA, magsasaka, farmer beneficiary, mag-uuma, EP, amortization, CLOA land, selling CLOA land, binenta ang CLOA, agrarian, agrarian reform, DAR case, land reform, emancipation patent, agrarian beneficiary, lupa ng magsasaka, sakop ng CARP, CARP coverage, land conversion, reclassification, cancel CLOA, collective CLOA, mag-uuma nga naay CLOA',
  },
  {
    _id: 96,
    label: 'Farm tenant or agricultural lease',
    additional_text:
      'kasama, leasehold, magsasaka, tenancy, disturbance compensation, bukid, tenant sa yuta, saka, farm tenant, tenant farmer, farm lease, agricultural tenant, farmland, rice land, palayan, sakahan, niyugan, coconut land, maisan, basakan, tenant ayaw umalis sa bukid, kasama sa bukid, hatian ng ani, share in harvest, ani, bahin sa abot, mag-uuma, farmer ejected, magsasaka pinapaalis, tenant emancipation, agsa, agricultural land, saop, saop sa humayan, harvest share landowner, gipapahawa ang saop, may-ari ng sakahan',
  },
  {
    _id: 97,
    label: 'Mortgaged land or foreclosure',
    additional_text:
      'sangla, nakasanla, foreclosed, redemption, bank, nailit, prenda, remata, gi-prenda, pawn, foreclosure, foreclosed house, foreclosed property, bank took our house, house taken by bank, hinatak ng bangko, nailit ang bahay, naremata, remata ng bangko, nasangla ang lupa, nakasangla ang lupa, sangla tira, sanglaan, sangla lupa, tubusin ang lupa, tubos, matubos, hindi na matubos, redeem foreclosed, gi-prenda ang yuta, gi prenda, lukat, auction of house, Pag-IBIG foreclosure, housing loan, unpaid mortgage, real estate mortgage, mortgage, loan with land as collateral, kolateral, collateral, ilit, ireremata ng bangko, ilitan sa bangko, bank will foreclose, sinangla ang titulo',
  },
  {
    _id: 98,
    label: 'Condo or subdivision developer problem',
    additional_text:
      'PD 957, DHSUD, HSAC, turnover delay, reservation, developer, pre-selling, homeowners, hindi ma-turnover, condo, condo developer, condo not turned over, condo delayed, condo refund, developer delay, pre-selling condo, subdivision developer, wala pa ang condo, hindi pa ma-turn over, turn over, no title from developer, subdivision lot no title, DHSUD complaint, HLURB, bank financing, developer refuses refund, house and lot not finished, model house, condo unit, condominium, nadaya sa rent to own, niloko sa rent to own, rent to own, rent to own na bahay, rent to own changed price, ayaw i-honor ng developer, ayaw ibigay ng developer ang titulo, bayad na ang bahay walang titulo developer, condo delayed turnover, developer excuses, developer hindi nagtuturnover',
  },
  {
    _id: 99,
    label: 'Cancelled installment purchase of a home',
    additional_text:
      'maceda law, RA 6552, refund, hulugan, hindi nakabayad, forfeited, equity, hulog sa bahay, maceda refund, refund for condo, refund house and lot, stop paying condo, hindi ko na kayang hulugan, di na nakabayad sa bahay, cancelled house, cancel the condo, installment, installment house, installment lot, hulugan na lote, hulugang bahay, reservation fee refund, equity refund, pasalo, pasalo house, assume balance, assume mortgage, cancelled contract to sell, missed payments on house and lot, hulugang bahay nakansela, rent to own nakansela, rent to own hindi na mahulugan, hindi na kayang hulugan ang bahay, hulog sa bahay refund, do I get my payments back house',
  },
  {
    _id: 100,
    label: 'Homeowners’ association dispute',
    additional_text:
      'HOA, association dues, RA 9904, village, subdivision rules, asosasyon, butaw, HOA dues, homeowners, homeowners association, monthly dues, subdivision dues, condo corporation, condo dues, village rules, ayaw papasukin sa subdivision, bawal pumasok sa subdivision, sticker, HOA election, butaw sa subdivision, subdivision guard, gate pass, HOA president, Airbnb not allowed, amenities',
  },
  {
    _id: 101,
    label: 'Government takes land for a project',
    additional_text:
      'expropriation, just compensation, DPWH, road widening, kukunin ng gobyerno ang lupa, kuhaon sa gobyerno, RA 10752, right of way government, DPWH road, government taking, government project, kinuha ng gobyerno ang lupa, kukunin ng gobyerno, payment for my lot, hindi binayaran ng DPWH, NHA project, railway, airport project, NGCP, transmission line, tinamaan ng kalsada, maigo sa dalan, road project',
  },
  {
    _id: 103,
    label: 'Foreigner and land ownership',
    additional_text:
      'foreign spouse, dual citizen, former Filipino, dayuhan, lease of land, bili ng lupa ng banyaga, BP 185, condo, foreigner own land, can a foreigner buy land, foreigner buy land, foreigner buy house, foreigner condo, former Filipino buy land, dating Pinoy bumili ng lupa, foreign husband land, asawang dayuhan lupa, lupa ng asawang kano, dual citizen land, American buy property, balikbayan buy land, foreigner lease land, land in wife’s name, langyaw mopalit og yuta, foreign ownership, foreigner buy house and lot, can a foreigner buy, dayuhan bibili ng lupa',
  },
  {
    _id: 105,
    label: 'Ancestral domain or indigenous land',
    additional_text:
      'IPRA, NCIP, RA 8371, CADT, katutubo, lupang ninuno, lumad, yutang kabilin, ancestral land, ancestral domain, indigenous people, IP, igorot, aeta, tribal land, tribe, yutang kabilin sa lumad, FPIC, mining on ancestral land, tribu, CALT',
  },
];
