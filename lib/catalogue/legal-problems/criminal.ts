import type { ProblemEntry } from './problem-entry';

export const CRIMINAL_PROBLEMS: readonly ProblemEntry[] = [
  {
    _id: 158,
    label: 'Subpoena from the prosecutor',
    additional_text:
      'preliminary investigation, counter-affidavit, fiscal, piskal, natanggap na subpoena, DOJ, sulat sa piskal, respondent, subpoena, received subpoena, subpoena from fiscal, subpoena from prosecutor, letter from fiscal, letter from prosecutor, fiscal sent me a letter, piskalya, prosecutor’s office, sulat galing piskal, sulat galing sa fiscal, nakatanggap ng subpoena, nakadawat og subpoena, counter affidavit, reply affidavit, complaint filed against me, may nagsampa ng kaso sa akin, napagbintangan, pinagbintangan, falsely accused, accused, gipasanginlan, false accusation, resolution of prosecutor, motion for reconsideration, petition for review DOJ, kinasuhan ako, kinasuhan ng kriminal',
  },
  {
    _id: 159,
    label: 'Estafa complaint',
    additional_text:
      'swindling, estafa complaint against me, scam, niloko, panloloko, nanloko, tinakbuhan ng pera, gi-ilad, ilad, article 315, estafa, estafa case, swindled, swindle, scammer, scammed, na-scam, na scam ako, niloko ako, niloko ako sa pera, nanloko ng pera, tinakbo ang pera, tinakas ang pera, gi-ilad ko, giilad ko, giilad sa kwarta, nangilad, budol, nabudol, manloloko, fraud, took my money, ran away with my money, money stolen by agent, did not remit, hindi ni-remit, sold fake, syndicated estafa, deceit, estapa, dinaya sa pera, car rental scam, rent-tangay, rent tangay, sangla ng hindi kanya, pasabuy scam, pasabuy, staff ran away with money, tinakbo ang pera ko, kinuha ang pera tinakbo, took our money and ran, gikuha ang kwarta nidagan, pinagbentahan tinakbo, ran away with our money',
  },
  {
    _id: 160,
    label: 'Cyber libel',
    additional_text:
      'online libel, RA 10175, Facebook post, post, paninirang-puri, siniraan online, gidaot sa Facebook, cybercrime, defamation, cyberlibel, cyber libel, libel, libel case, fb post, Facebook post about me, posted about me, post about me, pinost ako, pinost sa Facebook, siniraan ako sa Facebook, siniraan ako online, pinahiya sa Facebook, gipost ko sa fb, gidaut sa facebook, paninira, paninirang puri online, defamed online, kinasuhan ng libel, kinasuhan ng cyberlibel, TikTok post, group chat, GC, screenshot, bad review, negative review, cyberbullying, cyber bullying, internet libel, fake news about me, siniraan sa social media, siniraan ako sa social media, sinisiraan sa social media, siniraan sa fb, sinisiraan sa Facebook, destroying my name on TikTok, destroying my name online, lies about me on Facebook, lies about me online, posted lies, post ng kasinungalingan, pinost ang pangalan ko sa FB, pinost na magnanakaw, magnanakaw daw ako sa FB, pinadakes iti facebook, padaksen iti facebook, ipinahiya online, pinahiya sa social media, gidaot sa social media, kinasuhan dahil sa post, nagpost ng masama tungkol sa akin',
  },
  {
    _id: 161,
    label: 'Bouncing check, BP 22',
    additional_text:
      'talbog na tseke, tumalbog, check, closed account, DAIF, notice of dishonor, tseke nga walay pondo, bouncing check, bounced check, bouncing cheque, BP22, BP 22, B.P. 22, check bounced, cheque, tumalbog ang tseke, talbog na cheke, tseke, cheke, insufficient funds, closed account check, stop payment, DAUD, postdated check, PDC, post dated check, guarantee check, ang tseke mi bounce, nag bounce ang cheke, issued a check, unfunded check, pondo',
  },
  {
    _id: 162,
    label: 'Violence by a husband or partner, RA 9262',
    additional_text:
      'VAWC, battered, protection order, BPO, TPO, sinasaktan ng asawa, binubugbog, pananakit, gikulata sa bana, abuse, VAWC case, domestic violence, violence against women, battered wife, beats me, beaten by husband, husband hurts me, husband hits me, partner beats me, boyfriend hits me, abusive husband, abusive partner, sinasaktan ako ng asawa, gisakitan sa bana, gisakitan ko sa akong bana, gipasakitan sa bana, gisakitan sa uyab, sinasaktan ng boyfriend, binubugbog ng asawa, binugbog ng asawa, sinuntok ng asawa, gihapak sa uyab, gihapak sa bana, gikulata sa uyab, emotional abuse, psychological abuse, economic abuse, verbal abuse by husband, ayaw magbigay ng pera ng asawa, restraining order, PPO, stalker ex, ex boyfriend threatens, ex won’t leave me alone, ginugulo ng ex, RA 9262, controlling husband, abusadong asawa, lasing na asawa, drunk husband, husband abuses me, kabilen ni lakay, kabkabilen ti asawa, asawa papatayin ako, tinatakot ng asawa, tinatakot ng mister, pinagbabantaan ng asawa, binabantaan ng mister, husband threatens to kill me, partner controls all the money, sinasaktan ng live-in partner, sinasaktan ng mister, binubugbog ng mister, nananakit na asawa, afraid of my husband, afraid to go home',
  },
  {
    _id: 163,
    label: 'Arrested or detained',
    additional_text:
      'warrantless arrest, inquest, inaresto, nakakulong, hinuli, police station, kulong, gidakop, napriso, dakop, arrested, arrest, detained, detention, jail, in jail, nakulong ang asawa, nakulong, kinulong, ikinulong, hinuli ng pulis, nahuli, huli, nadakpan, nasikop, gidakop sa pulis, gipriso, na-priso, arrested without warrant, illegal arrest, my brother is in jail, husband in jail, police custody, illegal detention, nasa presinto, presinto, city jail, BJMP, visit in jail, rights when arrested, tiniliw ti polis, hinuli ng mga pulis, nasa kulungan ang anak, nasa kulungan, nakakulong sa presinto, nakakulong hindi alam ang kaso, arrested without a warrant, gidakpan sa pulis, nahuli ng traffic enforcer, nahuli walang lisensya, traffic violation',
  },
  {
    _id: 164,
    label: 'Bail',
    additional_text:
      'piyansa, magkano ang piyansa, reduce bail, recognizance, pyansa, makalaya, bail bond, bail, how much is bail, magkano ang bail, magkano pyansa, pila ang piyansa, bail money, piyansya, post bail, magpiyansa, hindi kayang magpiyansa, cannot afford bail, bailable, non bailable, non-bailable, cash bond, bondsman, get out of jail, makagawas sa prisohan, refund of bail, bail refund, how much bail, makalabas sa piyansa',
  },
  {
    _id: 165,
    label: 'Warrant of arrest against me',
    additional_text:
      'warrant, hold departure, may warrant, alias warrant, check warrant, NBI hit, quash, warrant of arrest, arrest warrant, may warrant ako, may warrant ba ako, naay warrant, naa koy warrant, pending warrant, check if i have a warrant, how to check warrant, wanted, wanted list, lift warrant, bench warrant, recall warrant, standing warrant, old warrant, surrender, voluntary surrender, sumuko, mosurender, nagtatago sa batas, hiding from police, may warrant daw ako, warrant sa NBI clearance, warrant against me, warrant of arrest ko',
  },
  {
    _id: 166,
    label: 'Physical injuries or a fight',
    additional_text:
      'bugbog, sinuntok, binugbog, away, nasaktan, slight physical injuries, medico legal, gisumbag, gikulata, blotter, physical injury, physical injuries, fight, fist fight, fistfight, brawl, punched, sinuntok ako, suntukan, nasuntok, suntok, bugbugan, nabugbog, binugbog ako, sinaksak, saksak, nasaksak, stabbed, stab, hinampas, sinampal, slapped, tinaga, gidunggab, gihapak, assault, assaulted, hit me, beaten up, mauled, gulpi, ginulpi, nag-away, rambol, inatake, attacked me, serious physical injuries, less serious physical injuries, hazing, road rage, frustrated homicide, sinuntok sa kanto, sinuntok ng lasing, sinuntok ng kapitbahay, binugbog ng mga tambay, nabugbog ng tambay, nabugbog ang anak ng tambay, somebody hurt me, someone hurt me, punched in a bar, saksak sa inuman, gisumbag sa silingan, sinapak, binato',
  },
  {
    _id: 167,
    label: 'Threats or coercion',
    additional_text:
      'grave threats, pagbabanta, pananakot, tinatakot, hulga, gihulga, unjust vexation, blackmail, threat, threats, grave threat, threatened to kill, threatened me, death threat, death threats, pinagbabantaan, binantaan, pinagbantaan, banta sa buhay, papatayin daw ako, tinatakot ako, tinutukan ng baril, gihulga ko, gihulga nga patyon, blackmailed, extortion, extort, coercion, pinilit, harassed, harassment, hinaharass, ginugulo, stalking, stalker, sinusundan ako, text threats, pananakot ng ex, hina-harass, may nagbabanta sa buhay ko, threatens to kill me, tinututukan ng baril, ilalabas ang sikreto kung hindi magbayad, ilalabas ang sikreto, blackmail secret, tinatakot ako ng kapitbahay',
  },
  {
    _id: 168,
    label: 'Theft or robbery',
    additional_text:
      'nakaw, ninakawan, magnanakaw, qualified theft, holdap, kawat, gikawatan, akyat bahay, pangawat, theft, thief, stolen, stole, stolen phone, stolen motorcycle, stolen car, robbery, robbed, nanakaw, ninakaw, ninakawan ako, ninakaw ang motor, ninakaw ang cellphone, ninakaw ang pera, nagnakaw, nakawan, napagbintangan na nagnakaw, pinagbibintangang magnakaw, accused of stealing, accused of theft, gipasanginlan nga nangawat, nangawat, gikawat, gikawatan ang balay, kawatan, snatch, snatcher, snatching, pickpocket, holdaper, na-holdap, hinoldap, gitulis, tulis, break in, burglary, shoplifting, shoplift, carnapping, carnap, nawalan ng gamit, fencing, nanakawan ang bahay, nanakawan ako, nanakawan kami, ninakawan ng kasambahay, natakaw ti motor, natakaw',
  },
  {
    _id: 169,
    label: 'Illegal drugs case, RA 9165',
    additional_text:
      'shabu, marijuana, droga, buy-bust, drug, plea bargaining, rehab, drugas, drugs, drug case, drug charge, illegal drugs, nahulihan ng shabu, nahuli sa droga, nahuli sa buy bust, buy bust, planted drugs, tanim droga, taniman ng droga, tinaniman, weed, caught with marijuana, cannabis, vape, drug test positive, positive sa drug test, drug pusher, pusher, tulak, adik, drug user, drug possession, gidakpan sa droga, drug rehab, rehabilitation, RA 9165, plea bargain, comprehensive dangerous drugs, PDEA',
  },
  {
    _id: 170,
    label: 'Rape or sexual assault',
    additional_text:
      'gahasa, ginahasa, panggagahasa, molestiya, acts of lasciviousness, hinipuan, gilugos, RA 8353, sexual abuse, rape, raped, rapist, attempted rape, accused of rape, inakusahan ng rape, ni-rape, na-rape, nirape, panghahalay, hinalay, minolestiya, molested, molestation, sexual assault, sexually abused, hinipo, hinawakan sa maselang parte, touched me, touched my private part, gihilabtan, gihikapan, lascivious, statutory rape, incest, pinagsamantalahan, binaboy, tinangkang gahasain, minor pregnant, groped, minolestya ng tiyuhin, minolestya, minolestiya ang pamangkin, pinilit makipagtalik, pinilit akong makipagtalik, forced me to have sex, hinahawakan ako ng stepfather, hinahawakan ako ng amain, hinahawakan ako ng tiyuhin, hinahawakan ako ng tatay ko, hinihipuan ako ng stepfather',
  },
  {
    _id: 171,
    label: 'Sexual harassment or catcalling, RA 11313',
    additional_text:
      'safe spaces act, bastos law, binastos, pambabastos, RA 7877, gender-based, catcall, gibastos, stalking, sexual harassment, catcalled, catcalling, binastos ako, binastos sa daan, bastos, gibastosan, sipol, wolf whistle, boss touched me, my boss touched me, teacher harassed me, professor, sexual jokes, indecent proposal, manyak, manyakis, manyakis na boss, safe spaces, bastos na text, dick pic, sent obscene photos, public harassment, harassment in school, anti sexual harassment, hinahawakan ng boss, bastos na katrabaho, lewd comments, binabastos ng mga lalaki, binabastos sa kanto, binastos ako sa daan, groped on the bus, groped, touched on the train, hinipuan, hinipuan sa MRT, hinipuan sa jeep, nanghipo, catcall araw araw, sinisipulan',
  },
  {
    _id: 172,
    label: 'Private photos or videos shared or threatened',
    additional_text:
      'RA 9995, voyeurism, scandal, sextortion, hubad na litrato, kinalat ang video, blackmail, gipakatap, revenge porn, private photos, private video, nude photos, nude, nudes, leaked nudes, leaked video, sex video, sex scandal, kinalat ang picture, ikinalat, pinakalat, kumalat ang video, hubad na picture, picture kong hubad, hubo nga picture, gipost ang hubo, gipakatap ang video, nagkatap, intimate photos, ex threatens to post photos, threatening to post my pictures, ipopost ang picture, video call recorded, hidden camera, binosohan, boso, naninilip, voyeur, photo and video voyeurism, AI nude, deepfake, blackmail with video',
  },
  {
    _id: 173,
    label: 'Child abuse, RA 7610',
    additional_text:
      'minor, pang-aabuso sa bata, sinaktan ang bata, maltreatment, pagmaltrato sa bata, anak, women and children desk, child abuse, abused child, sinaktan ang anak ko, sinasaktan ang bata, pinalo, pinapalo, pamamalo, pinagmalupitan ang bata, inaabuso ang bata, gidagmalan ang bata, gikulata ang bata, gipanghapak ang bata, bullying in school, bullied in school, school bullying, binully ang anak, bully sa school, gibully ang anak, teacher hit my child, teacher hurt student, pinahiya ng teacher, guro nanakit, teacher, school, student, DepEd, minor abused, neglected child, pagpapabaya sa bata, child exploitation, OSAEC, online sexual exploitation of children, child labor, stepfather abuse, VACI, anti bullying, nanakit sa bata, sinaktan ang anak sa school, binubugbog ng amain, child beaten by stepfather',
  },
  {
    _id: 174,
    label: 'Adultery, concubinage or bigamy',
    additional_text:
      'kabit, pangangaliwa, bigamya, nahuli ang asawa, dalawang asawa, panapaw, nagminyo og usab, adultery, concubinage, bigamy, bigamous marriage, kabet, kasuhan ang kabit, kaso sa kabit, makulong ang kabit, file case against mistress, file adultery, nahuli sa akto, second marriage, ikalawang kasal, kasal sa dalawa, nagpakasal ulit, nagpakasal sa iba, dalawang beses kinasal, married twice, married to another, may asawa na pala, affair, infidelity case, cheating wife case, cheating husband case, immorality, nangabit ang asawa, nagminyo og lain, kinasal sa iba',
  },
  {
    _id: 175,
    label: 'Road accident with injury or death',
    additional_text:
      'reckless imprudence, nakabangga, nakasagasa, driver, homicide, nakaligis, drunk driving, RA 10586, hit and run, reckless driving, reckless imprudence resulting in homicide, nakabangga ako, nakasagasa ako, nakapatay sa aksidente, killed in road accident, road accident death, namatay sa aksidente, namatay sa bangga, car accident, vehicular accident, i hit someone, i hit a pedestrian, driver jailed, driver arrested, drunk driver, lasing na driver, nakabundol, nakaligis ko, nakadisgrasya, naka disgrasya, impounded vehicle, accident case, bus driver, truck accident, motor, traffic, LTO, drivers license confiscated, reckless, sideswipe, sagasa, LTFRB, I hit a motorcycle, I hit a person, rider is in hospital, nakasagasa ng bata, nakabangga ng tao',
  },
  {
    _id: 176,
    label: 'Murder or homicide',
    additional_text:
      'patay, pinatay, pagpatay, napatay, gipatay, frustrated, self-defense, murder, homicide, killed, pinatay ang kapatid, pinatay ang tatay, gipatay ang anak, gipusil patay, murdered, killing, manslaughter, patayan, accused of murder, napagbintangan ng pagpatay, frustrated murder, attempted murder, attempted homicide, parricide, self defense, binaril, barilan, shot, shooting, gipusil, tinambangan, ambush, infanticide, abortion, pagpalaglag, pumatay, justice for my brother, EJK, gipatay ang amahan, gipatay akong igsoon, napatay sa self defense, killed my brother, accused of killing',
  },
  {
    _id: 177,
    label: 'Slander or gossip',
    additional_text:
      'oral defamation, paninirang-puri, chismis, minura, sinigawan, pamahiya, gilibak, libak, tsismis, slander, gossip, chismosa, tsismosa, minumura, minura ako, minura sa harap ng maraming tao, pinagmumura, ininsulto, insulted me in public, shouted at me, pinahiya ako, pinahiya sa harap, siniraan, paninira, sinisiraan ako, sinisiraan ng kapitbahay, naninira, spreading rumors, rumors, false rumors, kalat ng chismis, gilibak ko, gibutangbutang, gipakaulawan, gipanghimaraot, false accusations, slander by deed, dinuraan, tinawag na magnanakaw, called me a thief, called me names, tsinitsismis ng kapitbahay, tsinitsismis ako, tsinismis na may kabit, tinsismis, neighbor tells everybody, tells everyone I am a thief, telling people I am a thief, sinisiraan sa barangay, sinisiraan ako sa kapitbahay, gi tsismis, minura sa harap ng tao, false rumors about me',
  },
  {
    _id: 179,
    label: 'Falsified document or forged signature',
    additional_text:
      'falsification, pekeng dokumento, pineke ang pirma, forgery, perjury, peke nga pirma, fake notary, falsified, falsification of documents, falsified documents, forged, forged signature, forged my signature, pineke ang dokumento, peke ang pirma, gipeke ang pirma, gipeke akong pirma, fake documents, fake signature, fake ID, fake diploma, fake license, fake medical certificate, fake affidavit, false testimony, nagsinungaling sa korte, lying under oath, lied in affidavit, sinungaling na witness, pekeng papeles, huwad na dokumento, peke nga papeles, notarized without me, tampered document, recto, pekeng lisensya, signed my name',
  },
  {
    _id: 180,
    label: 'Trespass or damage to my property',
    additional_text:
      'trespassing, malicious mischief, pumasok sa bahay, pasok nang walang paalam, misulod sa balay, sinira, binasag, giguba, sunog, trespass, trespass to dwelling, pumasok sa bakuran, pumasok nang walang paalam, pumasok ng walang paalam, misulod sa balay nga walay pananghid, misulod sa among balay, entered my house, entered my property, broke into my house, damaged my car, damage to property, sinira ang gate, sinira ang sasakyan, sinira ang pinto, binasag ang bintana, broke my window, broken window, giguba ang gate, gibato ang balay, binato ang bahay, ginasgasan ang kotse, scratched my car, vandalism, arson, sinunog ang bahay, gisunog ang balay, pinutol ang puno, cut my trees, pinatay ang aso, killed my dog, animal cruelty, nilason',
  },
  {
    _id: 181,
    label: 'Unlicensed firearm',
    additional_text:
      'baril, illegal possession, RA 10591, gun, loose firearm, bala, pusil, firearm, illegal firearm, unlicensed gun, illegal possession of firearms, expired gun license, gun license, walang lisensyang baril, paltik, nahulihan ng baril, nakuhanan ng baril, nasakpan og pusil, ammunition, tanim bala, laglag bala, bullet in airport, bladed weapon, kutsilyo, deadly weapon, grenade, explosives, LTOPF, license to own, indiscriminate firing, nagpaputok ng baril, baril na walang lisensya, gun without a license',
  },
  {
    _id: 183,
    label: 'Minor accused of a crime',
    additional_text:
      'child in conflict with the law, CICL, RA 9344, menor de edad, bata, juvenile, DSWD, bahay pag-asa, minor accused, minor in jail, minor arrested, my son is a minor arrested, menor de edad nakasuhan, menor nakagawa ng krimen, batang nagnakaw, anak kong menor nahuli, child offender, youth offender, juvenile delinquent, 15 years old accused, 16 years old case, 17 anyos, bata nakapatay, bata nga nakasala, minor de edad nga gikiha, student accused of crime, bahay pagasa, discernment, diversion program, minor kinulong, minor nakulong, kinulong ng pulis ang menor, menor de edad nakulong, nakabuntis ng minor, minor nakabuntis, minor nakabuntis ng minor, menor de edad nakabuntis, nakabuntis ang anak kong minor, both minors pregnant, teenager got a minor pregnant, minor nga nakapamabdos',
  },
  {
    _id: 184,
    label: 'Probation, parole or clemency',
    additional_text:
      'probasyon, parole, GCTA, makalaya, sentensya, convicted, pardon, probation, clemency, executive clemency, apply for probation, application for probation, good conduct time allowance, early release, release from prison, makakalaya, kailan makakalaya, kelan makakalaya, makalaya na, buhian, makagawas, sentence, sentenced, hatol, conviction, guilty, nahatulan, appeal conviction, PDL, bilibid, New Bilibid Prison, community service, prison term',
  },
  {
    _id: 185,
    label: 'File a criminal complaint',
    additional_text:
      'affidavit-complaint, magsampa ng kaso, magdemanda, reklamo, prosecutor, pasaka og kaso, sumbong, file a case, file a criminal case, file a complaint, how to file a case, how to file a complaint, paano magsampa ng kaso, magkaso, kasuhan, kakasuhan ko, gusto ko magdemanda, gusto ko ipakulong, ipakulong, ipapakulong, press charges, sue someone, mopasaka og kaso, magpasaka og kaso, mokiha, kihaon, pakasuhan, affidavit complaint, complaint affidavit, where to file a case, saan magsasampa, report a crime, report to police, magreklamo sa pulis, NBI complaint, prosecutor complaint, private complainant, victim, biktima, justice, hustisya, witness, testigo, kidnapping, kidnap, dinukot, arson, CIDG, NBI, PNP, gambling, illegal gambling, animal cruelty, usurpation, illegal practice, quack doctor, fake lawyer, pekeng abogado, noise complaint police, magsampa ng kasong kriminal, gusto kong magsampa ng kaso, saan magsasampa ng kaso, how to file a criminal case, mag file ng kaso sa piskal, mo file og kaso',
  },
  {
    _id: 186,
    label: 'Clear my name after a dismissed case',
    additional_text:
      'NBI clearance hit, police clearance, record, dismissed case, may kaso, limpyo nga record, hit sa NBI, NBI hit, NBI clearance, may hit sa NBI, may hit, hit sa NBI clearance, naay hit sa NBI, namesake, kapangalan, police record, criminal record, clear my name, clear my record, clean record, dismissed na ang kaso, case dismissed still appears, expunge, remove record, malinis ang pangalan, acquitted, absuwelto, court clearance, certificate of finality, old case',
  },
  {
    _id: 308,
    label: 'Online scam or hacked account',
    additional_text:
      'phishing, hacked, na-scam, niloko online, fake seller, text scam, cybercrime, PNP ACG, gi-scam, budol, OTP, online scam, scam, scammed, scammed online, scammer, na scam ako, na scam online, gi scam ko, naiscam, naloko online, niloko ng ka-chat, nagpadala ng pera, nagpadala ako ng pera, bogus seller, bogus, seller did not deliver, nagbayad walang dumating, nabudol online, phishing link, call scam, hacked account, hacked Facebook, na-hack ang facebook, na-hack ang account, na hack, gi-hack, gihack ang account, account hacked, Messenger hacked, identity of hacker, love scam, romance scam, dating scam, task scam, part time job scam, online job scam, crypto scam, casino online, online gambling, telegram scam, Shopee scam, Marketplace scam, carousell, giilad online, gcash scam, report scam, trace scammer, recover money from scam, scamdak iti online, na scam iti online, nagpadala ng pera sa nakilala sa internet, blocked by seller',
  },
  {
    _id: 309,
    label: 'Illegal recruitment or human trafficking',
    additional_text:
      'RA 8042, RA 10022, trafficking, recruiter, placement fee, pekeng agency, abroad, gi-recruit, POGO, illegal recruiter, illegal recruitment, fake recruiter, fake agency, pekeng recruiter, recruitment scam, paid placement fee, refund placement fee, naloko ng agency, agency scam, hindi natuloy ang abroad, hindi nakaalis, wala makalarga, abroad scam, job abroad scam, Canada, Japan, Poland, New Zealand, Australia, fake visa, fake job offer, trafficked, human trafficking, prostitution, binugaw, bugaw, sex trafficking, forced labor, scam hub, Cambodia, Myanmar, third country, direct hire, tourist to work, paalisin daw ako sa abroad, training center fee, consultancy, student pathway, mail order bride, bayad para sa trabaho abroad walang trabaho, trabaho sa abroad walang trabaho, agency took our money no job abroad, no job abroad, niloko ng recruiter, naloko ng recruiter, giilad sa recruiter, recruiter papuntang Canada, nagbayad sa agency abroad, brought to Cambodia',
  },
  {
    _id: 310,
    label: 'Identity used by someone else',
    additional_text:
      'identity theft, fake account, ginamit ang pangalan, poser, pekeng account, SIM registration, gigamit akong ngalan, loan in my name, stolen identity, fake Facebook account, fake profile, ginawan ako ng fake account, poser account, impersonation, impersonator, impersonate, nagpapanggap, ginagamit ang pangalan ko, ginamit ang picture ko, ginamit ang ID ko, used my name, used my ID, used my photo in fake account, using my id, my name used in loan, loan using my name, loan using my id, got a loan using my id, may utang sa pangalan ko, gigamit ang akong ID, gigamit ang akong ngalan, gigamit ang akong picture, SIM registered under my name, lost ID, nawala ang ID, dummy account, catfish',
  },
  {
    _id: 311,
    label: 'Corruption complaint against an official',
    additional_text:
      'RA 3019, graft, ombudsman, bribe, lagay, kotong, suhol, kurakot, public official, plunder, corruption, corrupt, corrupt official, corrupt mayor, corrupt politician, kurap, nangungurakot, mayor corruption, barangay corruption, graft and corruption, ombudsman complaint, bribery, kotong cops, kotongan, nangongotong, abusive police, abusadong pulis, police abuse, abuse of authority, abuse of power, abusadong kapitan, abusadong opisyal, government employee, administrative case, CSC, civil service, ghost project, ghost employee, ayuda ninakaw, ayuda not given, red tape, ARTA, unexplained wealth, malversation, ninakaw ang pondo, nepotism, misconduct, 8888, nangayo og kwarta ang opisyal, opisyal nangayo og kwarta, nangayo og lagay, humihingi ng lagay, humingi ng pera ang pulis, official asks for a bribe, kurakot na kapitan',
  },
  {
    _id: 412,
    label: 'Bank account lent or used for a scam',
    additional_text:
      'money mule, AFASA, RA 12010, pinahiram ang account, e-wallet, frozen, GCash, gipahulam ang account, bank account used for scam, gcash used for scam, gcash used in scam, ginamit ang gcash ko, ginamit sa scam ang gcash, ginamit ang bank account ko, lent my gcash, lent my account, lend account, pinahiram ang gcash, pinahiram ko ang gcash, pinahiram ko ang account, gihulam ang akong gcash, gipahulam ang gcash, gigamit ang akong gcash, account rented, sold my account, sold gcash account, receive money for someone, pinadaan ang pera, police calling me about gcash, accused of scam, pinagbintangang scammer, napagkamalang scammer, account holder',
  },
];
