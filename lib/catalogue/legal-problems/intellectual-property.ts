import type { ProblemEntry } from './problem-entry';

/** Brands, works, inventions and designs. */
export const INTELLECTUAL_PROPERTY_PROBLEMS: readonly ProblemEntry[] = [
  {
    _id: 128,
    label: 'Register a trademark',
    additional_text:
      'IPOPHL, brand, logo, tatak, pangalan ng negosyo, parehistro ng logo, marka, brand name, trademark, trade mark, register trademark, trademark registration, register brand, register my brand, register logo, brand registration, IPO, irehistro ang brand, parehistro ng brand, iparehistro ang logo, ipa rehistro ang brand, business name trademark, protect my brand, protect my business name, trademark application, trademark fee, tradename, slogan',
  },
  {
    _id: 129,
    label: 'Someone copied my design',
    additional_text:
      'industrial design, disenyo, ginaya, kinopya, gisundog, packaging, product design, infringement, copied my design, stole my design, design stolen, kinopya ang design, kinopya ang disenyo, ginaya ang produkto, ginaya ang design, ginaya ang gawa ko, gisundog ang design, gikopya ang design, copied my product, copycat, design infringement, clothing design, damit, furniture design, packaging copied, dress design, shirt design, knock off',
  },
  {
    _id: 130,
    label: 'Online takedown',
    additional_text:
      'remove content, Shopee, Lazada, Facebook, YouTube, notice and takedown, fake page, pekeng page, kopya online, counterfeit listing, take down, takedown, take down video, take down post, remove post, remove video, remove photo online, ipatanggal ang post, ipa-takedown, ipa takedown, burahin ang post, papapon ang post, fake facebook page, pekeng shop, fake shop online, stolen content, reposted my video, used my video, stolen video, stolen photos online, YouTube strike, copyright claim YouTube, report page, Shopee fake, TikTok repost',
  },
  {
    _id: 131,
    label: 'Someone uses my brand or logo',
    additional_text:
      'trademark infringement, unfair competition, ginamit ang logo, gaya-gaya, passing off, gigamit ang akong logo, used my brand, using my brand, using my logo, using my business name, used my business name, copied my brand, copied my logo, ginagamit ang brand ko, ginagamit ang pangalan ng negosyo ko, ginaya ang logo, kinopya ang pangalan, kinopya ang menu, gigamit ang ngalan sa negosyo, gigamit ang brand, same business name, same name as my store, similar name, competitor, kakumpitensya, brand infringement, franchise',
  },
  {
    _id: 132,
    label: 'Trademark refused or opposed',
    additional_text:
      'opposition, office action, IPOPHL, refusal, kontra, descriptive, cancellation, trademark rejected, trademark refused, trademark opposed, trademark denied, trademark application rejected, trademark application denied, opposition to trademark, hindi inaprubahan ang trademark, na-deny ang trademark, reject ang brand, registrability report, trademark cancellation, someone registered my brand first, naunahan sa trademark, trademark appeal, confusingly similar',
  },
  {
    _id: 133,
    label: 'Copyright in a song, book, photo or video',
    additional_text:
      'akda, kanta, litrato, musika, register copyright, royalty, kinopya ang gawa, awit, libro, copyright, copyright infringement, song stolen, stole my song, ninakaw ang kanta, ninakaw ang litrato, ninakaw ang picture, kinopya ang libro, kinopya ang kanta, kinopya ang sulat ko, gikawat ang litrato, gikopya ang kanta, photo used without permission, used my photo, used my picture, plagiarism, thesis copied, book copied, stole my book, art, artwork, drawing, painting, film, movie, script, poem, tula, writer, photographer, music, ebook, module',
  },
  {
    _id: 134,
    label: 'Patent or utility model for an invention',
    additional_text:
      'imbensyon, imbento, inventor, IPOPHL, patent application, novelty, utility model, patent, invention, may naimbento ako, naka imbento, register invention, protect invention, protect my idea, idea stolen, patent my idea, machine design, new product, formula patent, patent cost',
  },
  {
    _id: 135,
    label: 'Fake or counterfeit goods',
    additional_text:
      'peke, imitation, class A, raid, customs, pekeng produkto, piratang kopya, fake goods, fake products, counterfeit, counterfeit products, imitation products, fake items, fake shoes, fake bags, class A products, pekeng sapatos, pekeng gamot, peke ang binebenta, binebentang peke, namaligya og peke, baligya nga peke, selling fake, replica, Divisoria, Greenhills, seizure of goods, customs seizure, smuggled, pirated, piracy, pirated movies, fake cosmetics, fake medicine',
  },
  {
    _id: 136,
    label: 'I am accused of copying',
    additional_text:
      'infringement, cease and desist, demand letter, kinasuhan ng pangongopya, copyright strike, gipasanginlan, accused of copying, accused of copyright infringement, copyright claim against me, trademark claim against me, cease and desist letter, kinasuhan ng trademark, kinasuhan ng copyright, pinagbintangan na nangopya, nangopya raw ako, pangongopya, gipasanginlan nga nangopya, infringement letter, used a photo without permission, accused of using their logo, DMCA, pirated software, font license, accused of piracy, accused of plagiarism',
  },
  {
    _id: 137,
    label: 'License or royalty agreement',
    additional_text:
      'licensing, permission, lisensya, royalty, distribution, merchandise, assignment, royalties, royalty not paid, license agreement, license my brand, license my song, music license, permission to use, cover song, kumanta ng cover, royalty sa kanta, royalties sa libro, music royalties, publisher, recording contract, record label, franchise, franchisor, merchandise license, character license, FILSCAP, software license, talent contract, artist contract',
  },
  {
    _id: 138,
    label: 'Trade secret or confidential information leaked',
    additional_text:
      'NDA, non-disclosure, recipe, formula, customer list, sikreto ng negosyo, dating empleyado, trade secret, trade secrets, confidential information, confidentiality, NDA violation, NDA breach, non disclosure agreement, client list stolen, took our clients, inagaw ang kliyente, kinuha ang recipe, recipe stolen, stole my recipe, ninakaw ang recipe, gikawat ang resipe, formula leaked, ex employee competitor, dating empleyado kinuha ang customer, leaked information, company secrets, supplier list, pirated clients',
  },
  {
    _id: 139,
    label: 'Who owns work made by an employee or freelancer',
    additional_text:
      'work for hire, commissioned work, source code, software, gawa ng empleyado, artist, commission, who owns the design, who owns the code, who owns the work, work made for hire, ownership of work, ownership of code, ownership of copyright, employee invention, code i wrote, app developer, developer owns app, freelancer design, graphic designer, ginawa ko sa opisina, gawa ko sa trabaho, kanino ang gawa, kanino ang design, kinsay tag-iya sa design, client did not pay but uses my design, thesis owner, commissioned art, ghostwriter, photographer rights',
  },
];
