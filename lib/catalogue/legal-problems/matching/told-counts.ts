/** Made by `npm run picker:counts`: how often a word was used of a problem. */
export const TOLD_COUNTS = `000 412 55 1
1 144:2 97:2 35 60
10 32 156:2 30 8 304:3 158 301 42 45:2
100 115
1000 31
10022 309
100k 55:2 24
10142 120
10172 35
10173 123
10175 160
103 36
10361 16
105 14:3
10586 175
10591 181:3
10752 101
1083 48
10911 25
10k 172:2
11 169:2 42 120
11165 302
11210 14
11232 108
11313 171
11573 93
11642 34
12 7:4 149:2 40 95 161 30
120 301:2 152
12009 124
12010 412
120k 164 55
12k 308:2 303
13 199:4 183 1
13a 199:11
13g 199
13th 1:14 3
13thmonth 1
14 183:4 7
147 42
148 42
15 183:3 10 55
150 24
150k 24 5 57
1544 87
15k 57 303 3
16 183:3
17 183
18 198
185 103
1898 35
18k 63
1901 148:2
1905 143
1938 80
1960 92:2
1970 91
1974 86
1980 142
1980s 92
1985 80 91
1987 82
1988 37
1989 35:2
1990 82
1990s 84
1995 80 37
1998 142 35 82
1999 64
1k 192
2 66:2 201 97 162 60 63 5 9:2 198 202 143 144
20 57 313 91 110
200 8
2001 80
2003 142
2005 40 84 200
2008 40 80
2009 186 40:2
200k 24 308 5
2010 0 200 84
2011 40 86
2012 165 11
2014 116
2015 8 3 142:2
2016 186
2017 116 9 142
2018 119 145 142
2019 145 9 20 186
2020 143 3 9
2021 141:2 55 198 9:2 98:2
2022 141:3 194
20k 55:4
22 161:6 23
2303 148
2316 152:2
24 74
25 103 25 23:2
250 8:2
2551q 149:2 145:2
26 33 85
27 37:2
28 116 23 1
280 8
2k 31:2 16
2m 144 146 149
2mos 1
3 149:6 189 1:2 98 188 302 64 101 412 0 5 9:2 11 198 300 116 146
30 304:2 91:2 144:2 57 77:3 37 19 24 12 3 96 202 117
300 8 304
300k 304:2 136
3019 311
315 159
320 8
35 8 91
350 8:2
35k 55
36 30:2 202 163
3k 60:2
3m 149:2
4 99 98 31:2 56 63 3 300 108
40 115:2 109:2 57 103 113:3 62 25 100 37 93
400 8:2
400k 121:2
41 40
42 77
45 25:3
45k 55
47 201
473 313
476 92
47a2 315:2
47k 145
48 13:4
4k 308
4ps 311 192
4yrs 11
5 11:3 55 198 65:3 169:3 186 73 56 13 121 137 144
50 113 109 203
500 192:3 17:2 60
50000 57
50k 309 55
55 23 203:2
555 11
59 202
5k 17 145
5m 146
5tawsan 8
6 55 202 206:2 40 65:2 3:2 7 99 144
60 23:5 115 121 103 113:3 14 309 99 109
60k 308 159 57
61 23
62 203:2 23
6552 99
7 60 40 12:2 74 30 301
7042 115
72 123:2
7279 90
75000 315
7610 173:4
7641 23:2
7877 171
7yrs 30
8 148:4 12:2 300:2 174 8 11 184 42
80 62:3 55
80000 55
8042 309
80k 159 24
8353 170
8371 105
851 1
8888 311
8k 8:2 308
9 201 315 183 308 37
90 121
9048 35:2 36
90k 5 121
9139 313
9165 169:3
9184 124
9225 200:3
9255 38
9262 162:2
9344 183
957 98
9653 64
9710 6
9904 100
9995 172
9a 202:2
9d 315
9f 315:3
9g 201:9
aabang 162
aabot 192
aabroad 70
aabuso 173
aabutin 30:2
aagawan 39 88
aalaga 43:2 31:2 15
aalis 206:4
aalisin 165
aalog 60
aalok 83:2
aampunin 34:2
aangkinin 134
aangkla 301
aani 1
aanim 12
aapat 1
aapi 4
aaral 315
aari 39 93
aasawa 410
aasikasuhin 142:2
aask 148
aaway 88:3 113 74:2 109
aayos 15
ab 30 301
abaca 93
abaga 71
abandon 62
abandoned 40 34 65
abandonment 409 13
abang 64:2 65:12 66
abangan 64
abangmi 64
abduction 44
abiso 0 64 98
able 301 159
abogdo 136
abolish 119
abolished 10
abono 55
aborted 177
abortion 176
abot 96:2 0 192 77
above 81 101
abril 23 66
abroad 408 300:17 302:5 33:8 45:12 410:2 70:8 309:16 314:14 317:6 30:2 134 66:2 82 84 90:3 165:2 174 310 205 31:4 34 40 41:2 43 89 137 307 55 57 186 179 44 77 88 95 159
absconded 62
absence 14
absences 13:3 0
absent 13:3 40 312 57 58 169 14 409:2
absentee 194 409
absolute 84:4 39
absuwelto 186:2
abswelto 186
abu 314
abusado 403
abusadong 4 162 311:3
abuse 403 4:2 16 43 162:8 170:2 173:6 311:4
abused 300:2 70 170:5 173:2 162
abuses 162 204
abusing 170
abusive 403 162:3 311 4
abutin 30
academy 23
accent 4
accept 143 125 3 64
acceptance 315
accepted 191 124 159 164 33 17 87:2
access 94:5 302:2 60 43:2
accessed 60:2
accident 15:4 71:13 175:11 301:2 43
accion 90
accompany 45
according 309 81
account 67 303:33 153:18 161:11 308:13 310:17 412:38 109 160 43 9:3 108 39 1:2 10 20 302:2
accountability 24
accountant 154:2 116
accountants 113
accounting 137 1 3:2
accounts 141:2 412 148 2
accredited 125
acct 303
accusation 158 136 183
accusations 177
accuse 170 173 13
accused 13:2 136:9 154 158:2 168:4 170:2 176:5 183:9 412 192:2 159 173 174 177:2 186 311 407 189 164 169 317 161 300 0 16
accuses 154 136 58 173 160
accusing 160
acg 308
acid 15:3 162
acident 71
acidity 72
acknowledge 38:3 70
acknowledged 67
acknowledgement 38
acknowledgment 38 55
acount 303
acquire 200 313 117 83 103
acquiring 117
acquisition 117:2 101:2
acquit 186
acquittal 164
acquitted 186:3
acr 408 199:2 206:2 198 313
across 138 55 2 74 101 94
act 63 115 171:2 70 130
action 13 59:4 132:3 58 24
active 145 9
acts 170:2 73
actual 132 92
ad 133:3 63 5
addaan 196
addan 141
added 149:2 152
addict 32
additional 7
address 123:2 108 44
addresses 123
adik 169 160 16 70
adjacent 74
adjudication 67 89
adjuster 73
adjusting 152
adlaw 4:2 8:3 56 57 58 158:2 196 7:3 13:2 20 14 77 35 12
adlawa 0
adlawan 8:2
admin 13:2 100 308 160
administration 21
administrative 311:2 313:3 13:3
admit 72:2
admits 55
adopt 34:15
adopted 67:3 14
adopting 34
adoption 34:13 36
adoptive 67
adpotion 34
ads 195:3 133 137
adsense 307
adu 56:2 120 145
adult 170 173 34
adulterio 174
adultery 174:7
adunay 181
advance 17 66:7 137 159 14
advanced 55:2
advances 171
adverse 92:5 83
adviser 404
advisory 304:3
aep 201:6
aeta 105:2 25
afasa 412:3
affair 41:2 174
affairs 43
affidavit 35 45:3 70 85:4 158:11 179:5 185:8 205:3 410 38 108
affiliate 307:6
afford 164:2
afraid 162:4 198:2 407
afs 116:4
afternoon 0 7
ag 30:2
agab 65
agad 0:3 195 14:2 62:2 64:2 72:2 169 162 17:2 300 24
agadal 315
against 19:4 20:4 24:2 409:5 77:4 136:2 158:2 159 162:3 165:4 174:3 311:2 312 64 161:4 166 171:3 179 183 185:3 407 32 124 412 57 74 317:3 167 173 2 154
agalon 16:2
agaramid 68
agas 15
agaw 90 92 55
agawenda 95
agbalin 200:2 313:2
agbasa 315
agbayad 55:3 121 302 65 71
agbayadak 307
agbaybayad 65 55
agbaybayadkami 64
agbiahe 45
agdarum 185
age 25:4 189:2
ageism 25
agencies 11
agency 402 11:10 300:12 301:10 56:4 60 63 309:14 61 12:12 24 302 5:3 124 110 133 9:3 1 8 3
agent 405 86:2 159:4 148:2 60 73:2 61:2 308:2 310 56 412 1 70 87 84 99 83
agents 56 60:2 169 10
agianan 94:9
agipila 57 185
agkakabsat 88:3
agkasar 32
agkasarkami 410
agkasosiokami 113
agkidkiddaw 311
agkorporasionak 111
aglaklakoak 307
aglako 146
aglukat 112
aglukatak 112
agnaed 199
agnanaed 90
agnegosio 115
agosto 1
agpaaramidak 70
agparang 186
agparehistro 148
agparehistroak 148
agpirmaak 110
agrarian 95:7
agraryo 95:2
agree 88:5 144 30 67
agreed 119 61 62 1 84 105
agreement 402 21:4 39:3 61:6 82:3 110:16 113:11 137:5 138 108 55 59:2 302 5
agrees 34
agreklamo 19
agrekrut 309
agretiro 203:2
agretiroak 23
agricultural 96:5 146
agririri 109
agsa 96
agsaba 96
agtaltalon 96:2
agtambay 171
agtaray 191
agtartrabahoak 1
agtatakawak 160
agtawid 67
agtrabaho 201 6
agtrabahoak 7 302
agtutunos 88
ahensia 301
ahensiya 11 12 300 301
ahensya 309:2 124 11 300 12
ahente 159:5 56:2 85 63 86
ai 172:2 304
aid 401 402 25
aids 177:2
airbnb 404 405 65:2 66 100 308:2
aircon 63:2 308 74
airline 63:2 308:2 206:2 45 2 6 10
airport 408 101:3 181:2 204:2 205:14 309 317:2
airsoft 181
akda 133
akinbalay 64:3
akindaga 96
akinkukua 64:2 409
aklas 21
aklat 141
akoang 139
aksidente 71:2 175:5
aksyon 74
akto 174:3
akusado 183
akyat 168:3
al 120
alad 180:2 81
alaga 43:2 180 31 16:2
alagad 163
alahas 159:6 129 158 168:2 16
alam 17:4 40:5 89:2 163:5 404:2 138 145 77:2 405 179 407:3 39:2 401:3 403 402:3 165:3 44:2 2 13 56 19
alang 55
alarm 407
alas 7:3 16 74
alaska 70
aleman 199:2 103:2 410
alias 165:2
alien 201:4 204:5 103 313
alienable 93:2
alikabok 15
alikamen 17
alila 16
alin 164 35:2 147 83
aling 86
alis 309:2 205 2 66
alisan 68
alisin 312 204
alitan 59
alive 40:4 147:3 166 165
aliwan 309
alkalde 114 189 196 11
alkaldeng 312
alkansi 120 10
all 162:3 88:2 36:3 37 39:2 2 25:2 120 141:2 156 56 59 303 68:2 169 170 183 35 4:2 5:2 7 10:2 15 17 300 6 12 24 67 74 82 85 92 97 42 60 144 153
alleged 13
allegiance 200:2
allergic 74
alley 94:2
allotment 31:2 301
allow 317:2 312
allowance 1 31 184 301
allowed 100 205:2 317 90:2 204 16:3 114 57 191 8 25 103
alm 145:2
almost 131:2
alog 60
alok 101:3 110 304 5:3 10 83
alone 45:3 162 111:3 173 128 57 31 43 6 170
along 195 6
aloud 177 130 4
already 174:2 189 312:2 20 112 124 60 160 30:2 33 0 1 12 87 132
alter 139
altercation 166 13
altered 179:2
alternate 111
although 162 176 35 11 25 302 2 64 67 146 100
alumni 125:2
always 1:2 64 303
alzheimer 43:3
ama 31:16 38:12 170 173:2 36:3 44:3 45:2 303 67:3
amahan 38:4 67:4 176:3 142:3 31:5 43:2 44:2 184 173 313 36 15 80 82 95 96
amain 173:4 170:2 36
amana 31
ambag 42 304
ambagan 113:2 159
ambulance 7
ambulansya 196 94
ambush 176:3
amelyar 156
amenidad 98
amenities 100 98
american 410:5 103:4 200:2 115:2 189:2 203:2 314 302:3 206 33:2 34 199 10
amerika 33:2 45 302:4
amerikano 410:5 33:2 302 115 308 198:2 200:2 203:2 199 103
amerikanong 302
amicable 59:2
amiga 59
amigo 113
amilyar 406 156:29
aminin 38
amining 38
ammo 310 165 407 405
ammomi 168
ammonia 15
ammunition 181:2
amnesty 116:3 142:8 145 156
amoa 34
amok 0 19 1
amortization 95:2
amortizations 56 97
amount 57:3 3 55:2 164 179 31:2 65 146
ampaw 36
ampon 34:8 67
ampunen 34
ampunin 34:5
amputated 15
amputation 72
anak 401:2 31:47 38:14 41:13 44:35 45:11 67:14 71:3 90 147:11 163:6 166:3 173:16 176:4 183:14 314:23 35:3 74:2 124:2 60:4 68:3 82:2 89 92 162:5 164:6 170:9 175:2 311:2 34:15 36:3 37:5 43 25 64:4 159:4 185:2 313:2 307:2 56 61:2 303 72:3 73:2 169:2 184 158 181 40 9:2 16 300 0 4 14 301 91 94 1 95
anakko 163 183 38 45
anakmi 44 314
anay 85:2
ancestors 80
ancestral 105:11 88 70 89
andamyo 15
anesthesia 72:2
angay 31
angela 36
angeles 309 115
angelito 36
angkan 90
angkas 175
angkin 92
angkon 92:7 38
ani 96:9 134:2 55 61 94
anihan 55
anim 146:2 12 56 9 300 7 11:2 16 309 97
animal 180 185 125
animals 125
animnapung 23
annakko 31
annex 81
annotated 92:4 33 153
annotation 33 92:7 83:2
announce 10
announced 177 0
announcing 6
annual 116:4 148 145 303
annualization 152
annul 30:15 199 32:2
annulled 30:3 100
annulment 30:22 89 32:8
anonymous 172
another 41:13 87:6 174:5 131:2 132 86:4 310 194 202:2 44:2 10 112 129 136 138 60 61:2 303 35 42 11 0 72 92 105 146 36
answer 58 77:7 71 158:3 13:4 31 132 56 57 63 44 300 302 7 88
answered 60 0
answering 1
answers 205 55 98 304
anti 115:3 171 173 189 311
antipolo 194
anu 158 160
anull 30:4
anulment 30
anxiety 4:2
anymore 56 0 301 120:3
anyos 183:7 170:2 23:2 37 45:2
anything 113 0 8 1 65 80:2 147 82 99
anytime 5
anyway 65
ap 105 60
aparador 63 168 180
aparri 2
apart 32:6 39:2 30
apartment 64:13 65:3 66:3 308 142
apat 189 48 121 166 183 7 5 80 64 3 12 98
apatnapung 91
apela 20:4
apelydo 35
apelyido 35:6 36:14 38:4 30:2
apil 10 1 85
aplay 184
aplikante 309
aplikasyon 132:2 60 194
apo 147 67 68:2 43:2 45:2 34 314 80 96 44
apohan 80:3 37 91
apologize 4
apomi 105
apostille 70:4 33
app 60:43 139:8 123:2 304 308 134 303:4 412 9
appeal 402 20:7 132:2 184:2 144:2
appealed 20
appeals 20:3 144
appear 57 158 7 409
appeared 179:2 304 68 174 42 90
appears 186 179:3 133 35
appendicitis 72
appendix 72
appliance 63:2 56
appliances 56 1
applicant 25
application 408 128:2 132:8 134:3 184:2 200:2 152 203 315 35 9 93:2 105 179
applied 60 9 17
applies 175 147
apply 93:3 184:4 313:3 128 11 410 8 25 95 200
applying 410
appo 105
appointed 43
appointment 196:2
apprehension 165
approach 19:3
approval 32 101
approve 14 73
approved 14:2 98 199 302
apps 60
april 304 1
apron 0
aprubahan 132 14
aqng 165
aral 315:5 37:2
aramiden 11
araw 77:3 171:4 56:2 64:2 74:2 188 198 7:6 8:2 11 16:2 20:2 158:3 162:3 58:3 60:2 61 161 167 45 35 1 4:4 13:2 14 17:2 146 168 173 63 0 2
arawan 8:5 7
arb 95
arbiter 20:21 409:2
arbo 95
architect 148 62:2 1
architects 113
architecture 139
area 81 195:3 92 16 98
areas 86
areglo 59 71 19
arest 165:2
arested 170
aresto 165
argue 113
ari 39:6 64:16 96:8 111:8 109:4 117 139:3 142 65 68 84 86:2 89:2 92:3 170 171:3 32:2 409:4 21:2 90:2 94:5 115 119 153 121 66:2 71 159 42 0:3 1 6 8 10:2 19 4 87:2 91:2 97 80 95
arian 39:6 68 32:2 119 153
arkilahan 61
arkitekto 62:2 148
arm 15:2 119 166:2 301 72
armado 167:2
armas 181
armed 196 309
arms 162
army 196:2 31
around 300 90
arraignment 407:2 165
arrangement 133 302
arrangements 139
arrears 31 56 153:2 156 97
arrest 163:5 165:8 198
arrested 163:10 175 183:3 204:3 56 165:2 186
arresto 165
arrival 300:2
arrive 310 1
arrived 63:3 77 303 158 300 144 61
arrow 134
arson 180:2 185
art 133 139 134
arta 311:2
article 30:2 33 40 42:2 87 92 159 133 130
articles 108:3 113 130 111 302
artis 148
artist 137:2 139:3 148:2 1
artwork 133 137:2
asan 163
asawa 401:11 30:9 32:8 36:2 39:21 40:20 41:41 67:4 162:38 163:4 174:18 198:5 199:16 33:7 201:2 56 103:5 172 175:2 176:3 203 204:5 206:3 31 34:2 48:6 14:3 15:3 301:4 300:2 202:3 408:2 58 303 70:2 169:4 44 37 6 164 167 72:3 313
asawak 41
asawang 103:2 199:2 33:2
asendero 95
ashamed 2
aside 186
asikaso 43
asikasuhin 70 43
asino 43 67 71 168
asistant 148
ask 149 94 137 108 56 308 158 162 184 171 204 31 45 48 199 1 3 19 403:2 5 190 55 65 410
asked 412:3 13 25 308 55 159 184 205 0 7 300 309 14 17 99 105
asking 89 58 133 308 167 38 39:2 1 409
asks 311:5 141:2 146 148 62 171:3 308:2 63:2 172 33 43 45 199 13 24 67 84 91 94 142 307
aso 74:12 180:3
asosasion 100
asosasyon 100:5 125:3
assault 166:2 170:2
assaulted 166 170
assembly 125 100
assessed 144:2 156
assessment 406 144:28 156:2 153
assessor 156:6 311
asset 117:2
assets 39:2 119
assigned 12 201 2
assignment 137 117 12:4
assistance 19:5
assistant 302:5 148:2
associate 113:2 159
association 100:15 125:8 21 119 131
assume 99:2 61 193:2
asukal 8
asukarera 10
aswa 41
aswang 177
asyendero 95
ate 85:2 89:3 300 16 6 66 70 162 309
atiman 43
atm 303:7 168 412:7 1
atop 74
atras 191
attach 120:2
attack 301 72
attacked 166
attacks 4
attempted 170 176:2
attend 59:2 317 165 206
attendance 13 6
attendant 173
attended 165
attitude 0
atubangan 177:2 4:2 25 0 74
au 206
auction 97:5 153:2 156:5 91
auctioned 97:2 153 156
audit 141:12 136:2 190 143 7
auditor 13
august 7
aunt 45:3 89:2 43:2 70:2 77 173 159 162 175 34 39 8 300 85 88 146 179 68:2
aunts 88
aussie 202
australia 309 410 302:4 33:2 45
australian 115 200:2 203 33 199 410 302:2 103:2
australyano 200:2
authentic 83:3 135
authenticate 70
author 133 136
authority 31 141:8 311:2 115 70:4 34
authorization 70:3
authorize 70
authorty 141
autistic 43:2
auto 303 73
automated 10
avail 9
available 128
avoid 184 65 175
aw 9
awa 5
awan 82:2 93:4 94 181:2 194:2 37:3 0:3 40:3 113 303 304 56 161 39 31 1:2 7 10 12 301 300 98
award 20:3 124:3 95:3
awarded 95:2
awardee 95
awards 124
away 401:4 405:2 44:2 62 74:7 88:9 109:10 159:5 166:7 65 67:3 183 114 163 168:2 38 42 0:3 25 300 85 92 99 100
awit 133 137
awol 13:3 0 24:2 409 14
awon 83
awtoridad 70:3
ayaw 1:6 3:9 14:13 16:2 20:4 31:15 32:5 38:20 44:11 55:10 61:5 63:13 65:12 66:8 67 71:9 73:10 82:3 88:21 90:10 96:4 98:6 100:7 121:6 162:3 42:3 109:7 114:9 119 132 139:4 59:2 62:3 68 303:5 84 91 97:4 185:2 311 0:3 15:6 21:3 300:3 301:5 113 304 167 164 45 30 36 19 23 302 4 25:2 309:2 409 64 72 74:2 81 94:2 95:2 101 35:2 2 116 124
ayokong 32
ayon 144:3 48:2 5 81 86
ayos 145 19 59:2
ayuda 311:7 192:4 195 308
ayunan 144 100
ayusin 116 181
ayw 66 31 44 55 63 71 303 88
baba 8:3 101 82
babae 41:10 35:3 25:3 162:2 31
babaen 2
babaero 32:2
babala 58
babalik 0:2 11
babalikan 0:2
babalikang 0
babarilin 167
babayad 55
babayaran 146:2 55:3 142 84
babaye 41:3 35
baboy 168 159:2 61 161 4
babuyan 74:2 114 112 304 113
baby 38:12 206:3 314:8 31:4 72:2 173:2 198 34:5 35:2 44:3 6:3 63 162 45:2 30 41:2 16 14 74
babyahe 45
bac 124:5
back 3:8 15:4 44:4 55:5 61:2 304:2 83:2 99:5 62 64 95 161:3 200:3 204:3 40 0:4 6 300 301:2 58 152:2 113 59 303 166 172 177 194 203 11 12 17 302 1 66 82 35 70
backed 61:2 88
backhoe 180
backing 24
backout 61
backpay 3:9 409
backride 175
backwages 20:4
bad 62:3 160:2 177 132 58 2 6 0
badge 12
badly 16
badyet 62
bag 129:4 168:4 135 62 169 181 30:2 0 8 12 14 85 91 159 7 81
baga 15
bagay 402 401 25
bagik 2
bago 59:2 192:4 110:3 142:2 63 64 39:4 3:4 5:6 300:2 0 30:3 202 117 119 134:2 58:3 304 34 2 24 82 83:2 85 105 311 312:2 201 206 128
bagong 117 62:3 85 96:3 12:3 41:2 148:2 108 131 32 0:2 8 10:2 11:2 21 7:2 81:2 101
bagoong 128
bags 135:3 129:2 159 163
baguio 308 199 203 315:2
bagyo 40 13 85:3
bagyong 40
baha 85:2
bahagi 117 88 89:2 170 101 180 81
bahagian 67
bahagyang 62
bahay 405:2 39:13 42:12 56 62:21 67:2 83:3 90:5 91:11 97:9 98:5 99:15 156:3 168:6 180:6 183:4 112 146:5 147:3 73 74:8 77 88:4 162 167:3 176:2 181:4 16:7 302:5 101:3 111:2 165:2 129 55 66 163:2 173 41:3 12:2 309:3 64:2 65:3 70 80:2 84:2 85:3 100 103:2 142 81 158 192:2 59 87 94
bahin 67:3 88:6 96:3 408:2 403:2 42 68 402 101
baho 74
bahrain 314 300 309 70
bail 164:27 317:2 308 55
bailable 164:6
bakal 62:2 15:2 120
bakante 11 90
bakanteng 90:2
bakasyon 14:4 44:2
bakery 112:2 8:2 114 108 0 409:2 7 9 1
bakeshop 131
baketakon 25
baketko 6
baking 307
bakla 25:3
baklas 195:3
bakod 81:11 62:2 94 180:2
bakuna 74
bakuran 180:7 74 101
bala 181:7 167:2 196
balakang 71
balance 99 61 121 56:2 62 303:2 55 57 1
balas 61
balay 405:2 39:4 62:5 91:5 168:2 180:7 42:5 65:3 66:2 99:3 162 16:3 167 41 12 302:2 73 97 103:2 146:2 84 101 147 407 56 85 94
balayko 65
balaymi 62 181 99
baldado 43
balhin 84
bali 71:8 205 45
baligtad 35:2
baligya 39 135 146 17
balik 300 48:2 200:3 60 304 30 0 3 11 99:2 95
balikat 166:2 171
balikbayan 103:2 199:2 311 202
balisong 181
balita 40:6
baliwan 36
ballot 190:5 191:3 192:2 196 189
ballots 190:8 188 195 192 100
balota 190:6 196 189
balotang 190
ban 196:27 204:2 317:2 100:2
bana 401 30:4 32:2 33:4 39:6 40:7 41:7 162:7 198:4 199:7 174:3 48:3 301:4 163 169:2 181:2 204 44:2 15 73 103
banal 105
banana 180
bananas 1 81
band 128 61:3 110
banda 128:2 61:2
bangga 175 71
banggaan 71:2
banggain 175
bangin 175
bangka 108 113 121 134 168:2 40
bangkay 176
bangketa 163
bangko 303:12 97:15 153:6 120:3 56:4 67:2 412 43:4 123:2 129 55 308 161 3 5 58 203 91
bangkok 303
banig 129
banilad 16
bank 404 56:6 67:3 303:25 97:13 98 153:12 412:16 120:3 142:2 70:3 77 86:2 95:2 308:2 203 43:5 108 112 116 310 161:2 35 39 10 12 25 1 83 92 80
banking 303:2
banko 97
bankrupt 120:4 98:2 10
bankruptcy 120 10
banks 120:3 56
banned 204 100
banner 61
bansa 45:2 206:2 317:7 33 10:2 300 302 304 410
banta 167:2
bantay 43 90 36
banyaga 408 410:2 103:3 199 201 313
banyagang 115 410
banyo 62:2 4
baon 56:5 120:2
baptised 36
baptism 38
baptismal 35:3
bar 166:5 115 136 173 309:6 114 148 31
barado 74
baraha 166
barangay 59:46 74 114:3 177:4 311:5 188:13 312:4 112 156 101:2 169:2 193 194 167 55 162 171 190 192:2 14 1 82:2 124
barangy 59
barbecue 169
barbed 91
barber 112
barbershop 112
bargain 169:2 21
bargaining 21:4 169:3
baril 167:4 181:16 196:5
barilan 176
barista 0 9
barkada 183 60
barker 166
barking 74:3
barko 301:22 70:3 309 40 61 39 174
barngay 59
barong 129:2 90:4
barracks 170
barred 100 204 109 12 94
barrio 174
bars 62 168 174 100
barung 90:2
basag 166
basaha 5
basahan 4
basahin 110
basakan 96
based 11:3 171 148 302 156 146
basehan 100
basement 2
basic 23
basilan 48
basin 59
basketball 166:2 313 74 100
basketbol 166
baso 17
basol 17
basolko 0
bassit 112 8 101:2
bastos 171:6
basura 74:8 71
bata 31:28 43:3 44:17 45:15 173:30 175:5 183:5 34:11 94 38:8 170:2 162:3 171 314:2 37
bataan 44
batan 25
batang 183:4 173:2 45 34 302
batangas 70 83:2
batas 16:2 165 32 8:4 64 163 30 34 48
batches 1
bathroom 172:2 62
bato 63:2 169 166 94
battered 162:3
battery 15
bawal 100:4 195:4 317:7 171 5:4 6:2 21 25 161 32 95
bawas 10 17:2 303
bawasan 164
bawat 145:2 192 4
bawiin 44 152 70 97 167 3
bay 67 164
bayad 7:14 98:8 152:2 309:2 192 100 121:3 137:2 142 148 154 60:2 64:7 65:5 72 94:3 97:2 101:7 308:4 1 8:3 12:2 3:6 61:6 84:3 159:4 114 143 156:2 57 62:3 63:2 161 30 14 25 300:3 16:2 66:3 82:2 83 95 87 92 302 133
bayadan 73 55
bayadko 1
bayan 131:3 189 160:2 312
bayaran 56:4 73:5 406 55:2 71 301:2 121:3 58:2 113 24 94 198
bayarin 147
bayaw 59 55
baybay 35
baynte 55
bayolente 162
bayot 25:2
bayran 146 56:2
bayri 7 1:3 20 121:3 124 139
bazaar 135
bbgay 147
bbilhin 117
bbili 83
bby 41
bbyad 146
bday 35
bdo 303:2
beach 103:4 304 176 83
beams 62
bear 36
beard 35
bearing 89
bears 38 80
beat 133 166:2 173 68
beaten 162 166:2 173:2
beating 14
beatings 173
beats 162:6
beauty 135
became 200:5 165 33 309 103
become 200 313:6 108
becoming 313
bed 32:4 74 170 6 13 63
beddeng 81
bedridden 43:3 70
bedroom 172:2 302 74
bedspace 64:2
beekeeper 74
begged 55:2
begin 401:2 185 19 84 108
beginners 8
begins 7
behalf 70:2
behaves 184
behind 56 166 174 94
beirut 300
belgian 103
believe 32
belly 6:3
belong 11
belongs 139:2 86:2 31 308 159 181 92
below 8:7 31 57 62 25 101
bench 165:3 12:2
beneficial 116:2
beneficiaries 95
beneficiary 73:3 95:7
benefit 14:2 15 9:4 23:2
benefits 403 9:7 14:3 23:2 301:3 73 21 302:3 115 310 2 15 19 11
benepisyaryo 95
benepisyo 9:3 73 31 301 302:2 14 35
benifit 9
benta 17:2 149:3 154 87 159 82 120
bentahan 82:3 84:4 117:2 146:4 88 167 89:2 97 70
bereavement 14
bersyon 135:3
bert 35
bertday 35
beses 87:2 174 59:3 191 19 0
beside 64 74:2 2 15:2 16 91
best 55
bestfriend 113:2
bet 188
betang 48
better 87 203
between 113 59 32
beyond 198
bf 162:3 204 38 198:2 410
bff 55
bfp 114
bgay 31
bgo 206 5
bhay 65 74 97:2 166 62 67 68 146
bi 408:2 198:2 204:4 202 206 199
biangko 67
bibigyan 70 2
bibilhin 117:4 83:3 95
bibilhing 83
bibili 83:8 103 117:3
bibingkahan 128
bibiyahe 45:2
bicol 41
bicutan 204:4
bicycle 71:3 63 183
bid 124:14 97
bidder 124:4 97
bidding 124:18 156
bids 124
big 132 136:2 407:2 129 145 61 6:2 135
bigamo 174
bigamous 30 174:2
bigamy 174:6
bigamya 174
bigas 121:2 192:2
bigasan 113
bigay 147:2 66 34 8:3 23 301 82 91
bigbigen 38:2
bigger 145 5 96
biggest 121
bigla 0:2 302:3 31 64 6 10
biglaan 0
biglang 0:2 64:3 190 308 71 6 67 10 21 91
bigyan 14 109:2 70:2 91 100 114:2 23:2 3 311 116
bike 71 183
biker 175
biktima 407 185 412
bilang 190:6 148:2 67 188:2 189:2 43 409 403 110 161 167 194 200 41 38 5 16 0 7:2 191 8 314 139
bilangan 190:2 188
bilangen 190
bilangguan 25
bilangin 190:3
bilding 1
bilhin 117:2 83
bili 103 192 30:2
bilibid 184:5
bilihan 84:2 192 82 87 146
bill 402:2 63:2 71:3 144 17
billboard 133:2
billboards 195
billed 156
billiard 166
billing 121:2 61 24
billings 121
bills 71:3 65:2 310 56 17 24 43
bilyaran 114
bin 12
binabaan 2
binabantaan 162
binabastos 4 171:5
binabato 4
binabawasan 17:2
binabawi 56 82
binabayaran 121:5 98 137 61 1 7:4 9:3 16:3
binaboy 170
binabwasan 17
binago 179 98
binahay 41
binakuran 94:3 91
binalaan 167
binalewala 21
binali 61
binalik 66:4 304:4 44
binalikan 180
binambo 166
binangga 71
binantaan 167:2 162
binaril 176:4
binasag 180:4
binastos 171:5
binastosnak 171
binasura 186
binato 166:2 180:4
binawas 17:2
binawasan 2 17
binawi 70 99:3 44 116
binayad 152:3 144 154 161 99
binayaran 1 7 17 302:6 55 73:3 304:2 101:2 124:2 121:2 61:3 87 159 14 301 139:3 63 48 300:2
binayran 55 1
binblik 66
binbyaran 7 16
binebenta 135:2 95:2 83:2
binebentang 135
binenta 39:3 87:11 89:12 95 133 105 172 412 64 97 146
binentahan 135 86:2
bingayen 67:2
bingi 25
binhi 55
binibgay 1:3
binibigay 1:2 3:5 12 95 98:2 16 31:3
binibigyan 12 16:2 2 4
binibili 192
binigay 60 123:2 23:2 152:2 72 73 87 311 48 1:3 3 7 158 300 91 124
binigyan 63:2 67:2 91 161 0 2:3 13:4 55 64
binilang 98 190:2 188
binilhan 82 98
binili 117 192 98 42 303 308 63:2 82:2 87:3
biniling 63 98
binitawan 48
binlock 308:4
binondo 313
binosohan 172
bintana 180:4
bintang 160 13:2
binti 71:2 301
binubogbug 162
binubug 162
binubugbog 162:9 173
binubully 4:3 173
binudol 159
binugaw 309
binugbog 162 166:5 300
binuhusan 180 16
binully 173:2 2
binulod 55
binulodna 55
binulsa 109 311:2
binutbutengdak 60
binutbutengnak 167
binyag 61
biological 38
biometrics 194 0:2 7 11
bir 406:12 141:45 143:24 144:31 145:24 148:18 152:7 153:42 154:20 307:7 142:12 146:5 149 125
birt 35 37
birth 34:4 35:33 37:23 38:11 314:13 179 313 36 6 14:2 174 9
birthdate 35:2 191
birthday 35:7 31 44
birthplace 35:2
bisa 30:7 32:2 174 198
bisan 124:2 195 317 139 145 160 174:2 31 1 11 14:2 301 64:2 82 98:2 38 9 300:2
bise 114 189
bisikleta 134 168
bisita 202:4 141 25 0
bisnes 112
bisor 4:3 171
bit 74:3 166
bitak 62:4
bitcoin 304
bite 402 74
bitten 15
biyahe 45 7
biyenan 401:2 44:8 177 67 181 31 313
biyernes 163 13
bjmp 163
bkit 8 13 17:2
blacklist 124:2 204:19 56
blacklisted 124:3 204:3
blacklisting 124
blackmail 167:5 172:3
blackmailed 167 172
blackmails 167
bladed 181:2
blame 66
blamed 183
blames 62
blangko 38
blank 161 9:2 38 97 35
blcklist 204
bleeding 6
blender 0
blessed 48
blind 72 100
blinock 308
bloc 109
block 308:3 0 145 55:2
blocked 94:4 308:4 55:2 153 167 31
blocking 74
blocks 62 74
blog 133 130:2
blood 38 73
blot 35
blotter 59:7 166 163 185
blurred 35
bmbe 112:2
bnayaran 302
bngay 1
bnigay 23
bninta 39
bnk 303
bnubugbog 162:2 173
bnyaran 101
board 8:2 301:3 32:3 109:5 119 100:2 184 205:2 148 35:2 97
boarded 40 0
boarder 65:5 315
boarders 65
boarding 64:6
boards 65
boat 167 40 1
bobo 4:2
bodega 2 8:2 62 11 13:2 15 301
body 176:3 36 40
bodyguard 196
bodyguards 196
bog 162
bogus 121:2 308:2 135 179
bohol 203 199
boi 115:3
boiler 15
bold 172
bolo 167 196:2 166
boluntaryong 2
bond 5:16 17:6 24:12 164:7 124:2 20
bondsman 164:2
bonifacio 7
bono 5 24
bonus 1:6 307 304 5 55
bonuses 21
book 133:7 137 130
booked 308
booking 308:2 159:2
bookkeeper 154:3 302 24
books 109:4 141:6 148 154 37 100
booths 10
boracay 308 55
bore 41
born 206:2 313:8 314:21 103 200 37:3 67 189 312 35
borowed 55
borrow 70
borrowed 55:7 56:2 120 412 44 97 161
borrower 55
borrowing 55
bos 1
boso 172
boss 1:5 4:22 6:5 171:8 115:2 60:4 196 0:4 14 19:3 25 302 152 160 177:2 170 3 7:2 8 11 16 24 13 17 147 2
bosses 2 21 24
bosun 301
bot 304
botante 194:9 196:2 189
botar 194
botched 72:4
bote 166
both 200 45 43:4 65 175 174 42 314 30 33 80:3 87 89
bothering 406
botika 117 143 115 72
boto 190:8 192:20 188:4
botohan 190:2
botos 192:2 190
bottle 166:2
bought 63:4 82:4 103:2 168 39:6 42:4 135 58 62 181 31 10 77 86 91
bounce 161:6
bounced 161:4 65
bouncer 166
bouncing 161:5
bound 70 42
boundaries 88
boundary 81:4 61:2 17
boutique 129 6
box 190:3 63:2 15
boxes 15:2
boy 183 35:2 16:2 173:2 168 169 31:2 34:2 44:2 38 96 36
boyfriend 42:2 410:6 162:10 198:5 103:2 170 172:2 174 204:2 205:3 315 38:3 130 163 202
boys 183 166 173 180
bp 103 161:5 3
bp22 161:3 165
bpi 303
bplo 114:2
bpo 302 162:3 115 3 31
braces 61
brain 43
brake 135
braked 71
brakes 175
branch 115:5 131:2 2:2 10:2 77 0 5 9
branches 74:3 156
brand 128:21 131:20 132:10 137:7 135:6 136:3 63:3 110 124 129 11
branded 135
braso 71:2
brass 61 159
brawl 166 158
brazil 303 301
breach 402 61:7 123:6 138:2 24:2
break 168 42 21
breakage 17
breaking 58 300 24
breaks 162 17
breakup 401
breathes 40
breeder 63
brgy 59:2 167 60
bri 145
bribe 311:4
bribery 311
bride 309 30:2
bridge 101
bring 199 19:3 61 183 311 169 34 11 13 96
bringing 45:2
brings 162
british 103 200 410 204 199:3 198:2
briton 410:2 203 103
brochure 98:2
brochures 133
broke 61:2 63:3 138 180:6 71:2 168 42 59 65 72 166:2 175 172 38 12 15 74 98
broken 61:2 180 138 59 63:2 166:2 17 71:2 66:2 16
broker 405:2 304 159 300 1
brother 89:5 163:3 176:5 147:2 70:3 88:2 165 175:2 43:2 55:2 58:2 162 164:2 167 170 179 184 161 166 181 34 37 2 15:2 300 72 80 84 169
brothers 88:2 67
brought 309:3 163 44 16 24 138
bruises 162
brunei 300
bsp 303:2
bubong 81 62:5 74 32 1 100
bubuklatin 141
budget 62:2 1
budol 159 308:2
bugalbugalan 4:3
bugas 192
bugaw 309
bugbog 166:2
bugbugan 166
buhangin 121
buhat 68 84
buhaton 158 56
buhay 40:6 84 167:6 147:6 119 32
buhi 147 40
buhian 184 2
buhis 406:6 142:4 144:2 145:2 146:5 148:2 152:2 156:4 307:5 154:3 153 93 147
build 62 80
builder 62:3 98
building 114:2 124:2 170 64 81 0
built 81:8 91 98:4 101:2 134 62 311 42:3 90:2 94
buis 142 146:2 156 307
buisna 147
bukas 57 1 59 163 7 191
bukid 96:9 134 88:3 94:2 180 80 97 89
bukidnon 41
buklatin 141
buko 180
buksan 303
bulacan 8 194
bulag 30:2 32:3
bulagan 30
bulaklak 61
bulan 1:2 11:2 56 304 66 31 6:2 12:3 23 300:2 65:2 9 121
bulldozer 96
bullet 181:2
bulletin 317:4
bullets 181
bullied 4 173:2
bullies 74
bully 4:6 173
bullying 4:2 160 173:4
bulsa 169
bumaba 312
bumabaha 98
bumagsak 15
bumaligtad 61
bumalik 62:2 172:3 40 304 159 161 200 30 36
bumaril 176
bumbay 56:3
bumibili 192
bumili 83:5 87:5 103:8 192 117 135 63:4 82:2 91 168 121 84 308
bumitaw 113
bumiyahe 317
bumli 63
bumoto 192 194:2 100
bumped 71
bumukas 63
bundok 37 105
bungbong 62 162
bungol 25
bunk 17
bunkhouse 10
bunso 68 183 31 314 72 88:2 67
buntis 6:23 14:3 38 162:2 170 41:2 177 174
bunutan 72
buo 98:2 30 3 82 1
buong 177:3 61 1 4 17 89 312 74
burado 0
burahin 130:2
burda 129
bureau 406 408:3 114 152 153 307 159 198 202 199 146 142
burglars 168
burglary 168
burial 105:2 67
buried 301 80
burn 167:4
burned 85:4 72 180 37:2 15:2 183 73
burning 74
burns 173:3 162 15
burol 0
buros 6:2
burst 72
bury 119 167
bus 71:10 171:4 175:5 109 120 61 173 7 17 1 10 20
business 404:15 10:2 409:6 55:2 108:4 109:6 112:13 113:7 114:11 115:11 117:10 120:8 128:3 131:3 143:22 156:6 307:2 110 138 145 315 159:3 119 161 160 39 42 153
businesses 39
bussiness 114
bust 169:10
busting 21:2
butangan 177
butas 180
butaw 100:4
buwagin 119:2
buwagon 119
buwan 1:10 65:4 304 30 12:6 8:2 55:3 121:2 56 202 31:3 35 6 9:2 11:4 14 300 16 309 64 66:2 3
buwan2 9
buwanan 8
buwanang 31 16
buwang 66
buwis 406:5 142:12 144:3 146:10 147:9 148:2 149:3 152:11 154:6 156:5 307:6 96:2 153:2
buy 83:6 103:13 117:7 169:10 55 56 203 88 146 95
buybust 169
buyer 87:7 121:3 117:2 146:4 84:2 99 103 161:5 303 64 110
buyers 87:2 159 177 1 92:3
buying 83:11 117:4 192:11 84 103:3 169
bwan 97
bwat 145
byad 133
byaran 56:2 71
bylaws 108:2 100
bypass 101 25 73
byran 142:2 56:2
bznes 112
ca 313
cabin 10
cabinet 62 181
cable 63 61 11
cacao 304
cach 161
cadt 105:4
caesarean 72
cafe 113:2 117 168 114 128 136
cage 173
cake 129 23
calamity 311 9
calendar 82 133
california 33:2 199
call 302 60:4 172:6 308:2 412:2 5 10:4 12 115 175:2 176 40 0 11 16 25 310 7
called 177:3 120 109 60 160 36:2 0 12 21 101 412
caller 308:2
calling 412:2 56 60:3 160:2 171 309
calls 4:5 109 204 7 11 302 301 73
caloocan 163
calt 105:2
cambodia 309:4
came 141:3 62 77:2 161:3 165:2 40 0:2 1:2 6 55:2 56 58 60 304 61 412 167 170 202 38 314 17 301:2 16 99
camera 172:3 168:2
camp 195 309
campaign 193:10 195:22 133:2
campaigning 195:10
canada 408 309:8 70:2 314:3 33 200 206 410 30 45 302 68 159
canadian 200:4 103 33:2 410:2
canal 94 176
cancel 61 86 92 95 99:5 143:7 191:3 201:2 203:3 132:2 164 70 77
canceled 61
cancellation 132:3 86 99
cancelled 61:4 63 99:7 191:3 317 152 73:2 64 66 95 205
cancer 25 72
candidacy 191:9
candidate 189:17 191:4 188 193:4 192
candle 136
cane 1
cannabis 169
cannery 21 11
cannot 43 44 56:6 303:2 88:6 120:7 164 204:2 317 153 304 193:2 5:2 6 37:3 186 30 36 16 20 301:2 409 403 1 25 309 64 74 90 99 80 85 91 110
canteen 149 121 0 124
canvass 190:2
canvassers 190
canvassing 190
cap 192
capacity 410:3
capital 146:10 108:5 113 115:3 152 304:5 55:2
caps 135
captain 188:4 312:6 59:2 301 190 1 82
captains 31
caption 160:2
car 402:3 56:4 63:6 71:11 73:6 84 159:4 168 175:4 180:4 146 100:3 181 42 70 161 167 31 13 74 147 158 196 39
carabao 168 82
caravan 195
card 408:2 56:15 73:3 303:10 199:2 168 310:2 189:2 190 55:2 412:2 308 206 30 13
cards 56:2 311
care 43:3 68 34 91
career 4
caregiver 68:2 309 300:2
careless 15
cares 68
caretaker 90:3 91:3 43 185
cargo 301 24
carinderia 114:2 112 8:2 143:2 144
carnap 168:2
carnapped 168
carnapping 168
carousell 308
carp 95:5
carpal 15:2
carried 168:2 169 181 309 11
carries 131 45 7 80
carry 181 152 179 186 36
carrying 183 163
cars 16 68
cart 112
carta 6 14
cartons 168
carwash 131 0 8 113
casa 63 70
case 402:2 403:2 405 407:5 20:11 24:5 409:5 57:5 77:6 95:2 145:7 154:9 159 160:3 162 169:4 174:7 175 183:3 185:11 186:12 311:2 189:2 204:4 317:7 64 91 161 165:3 166 176:2 179 2 132 70 181 30 65 73 92 101
cases 143 145:12
cash 17:9 60 164:4 120:2 303 99 168 412:2 13:3 119 141 55 308 167 311 159 1 83 97
cashier 159:2 0:2 57 168 41 2 9:2 409 3 17:2 25
cashiers 7
casino 308 412 304 31 5 12
casual 11:3
cat 74 171
catcall 171:3
catcalled 171:2
catcalling 171:3
catch 56 1 5
cater 61
caterer 61:5 110
catering 61 108 58
catfish 310
cathedral 64
catholic 32:2
caught 169:4 168 174:2 181 183:2 196 163:3 409
cause 13:5 116:2 158 17
caused 124 15
cavan 96
cavite 55 83:2 41 99
cba 21:9
cbd 169
cct 98
cctv 74:3 123:2 168:4 166 173 180
cda 125:4
cease 136:4
ceased 143
cebu 203:3 410:4 136 313 315 33 98
cedula 156
ceiling 98 62
celebrity 36
cell 163
cellphone 63:5 168:5 16:2 17 60
cellpone 63
cement 161 163 1
cenomar 30:2 33 35:2
cenro 93
centavo 55 1
center 302 309:2 63:2 5 10:4 12 115 303 196 0 8 25 7
centimeters 81
central 94
ceo 109
ceremony 42 4
cert 37:2 35:3 38:2
certain 83
certificate 3:5 35:27 37:16 38:9 59:5 117 179:6 186:2 191:4 194 206:7 152:2 95:2 200:2 313 314 33:3 34 410:4 108 112:2 114:2 11 80:4 83 84:2 85:3 86:4 91 92:2 93:2 97 105 116
certificates 35:2 171 86 95
certification 21:3 37:3 194:3 59
certified 83:2
cesarean 72
cessation 143:2
cfa 59
cfo 410:2 206:5
cgt 146:6
cgurado 31
chain 169 110 159 11 121
chains 64
chair 129:3 4:2 63
chairman 188:2 125 109 190
chairs 117 124
chalk 135
challenged 194
chamber 30
change 36:19 202:5 112 136 111 196 5
changed 98:2 65 201 44 0 64 80:2 84
changing 172 80
channel 128 130:3
chant 133
chapel 125 156 180 37 90 91
character 137:5
charcoal 90
charge 407:3 169 149:2 158 163:2 17 302 1:2 166 175 185 13:2
charged 407 17:4 154:3 303 183 13 24:2 149 159:2 169 176 181
charger 3
charges 303 185:4 154 186 17 110 156 56 183 24 2
charging 24:3
charitable 125
charity 125:3
charts 117 123
chase 56
chased 0
chasing 120
chat 60:3 160:2 308:2 0:2 55:3 172 41 4:4 167 162
cheap 83:2 62
cheaper 147
cheat 32 309
cheated 41 188:2 109
cheating 41:4 174:2 188:3
cheats 41
check 83:12 110:9 161:30 165:3 121:2 128 154 309 5:3 6 9 317 117
checkbook 161
checke 161
checked 9
checking 83 153
checklist 57
checkpoint 196:12 163:2 181:2 169
checks 141 161:5 64 162 43 65
chef 138:2 201:2 0 4 5
chefs 113
cheke 161:5
chekpoint 196
chemical 15
chemicals 15
chemist 138
chemo 56:2 72
cheque 161:4 3:2
chicago 34
chickens 180 74
chicks 304
chief 301
chieftain 105
child 401:2 31:16 34:7 38:7 41:3 43:5 44:10 45:7 67:3 147:3 173:19 183:4 314:13 74:2 170 36 130 57 61 175 177:2 204 30 68 72 100
childbirth 14
childhood 36 94
childless 34
children 401 31:3 125:2 173:2 67:3 80 89 34 183 16 2 4 147:2 311 68
china 129 302
chineck 9
chinek 9
chinese 115:3 313:8 103:3 201:3 410 412 315 199 302 204
chismis 177:3
chismosa 177
chismosang 74
chk 110
chocolates 168
choice 2 101
choices 2
choir 125 139 177 173 45:2
choked 166
chokes 162:2
choose 2 148
choreography 133:2
christian 48
christmas 1:4 55 170 41 7
church 402 30:2 125:4 195 147 112 159 14 1 71 81 91 160
churchmate 55
cicl 183:3
cidg 407 185
cigarettes 135 173:2 168
circuit 48
circulate 172
circulates 135
cit 200
cities 32
citizen 43 103:6 149 189:4 200:14 313:10 314:5 163 33:2 202 312
citizenship 408 200:24 313:12 314:2 312
city 114:10 156:8 163 91:2 143:2 101 158:2 121 57 196 36 37 410 11 16 8:2 311
citzenship 200
civil 402:4 35:5 410 77:7 311 37 33
cla 41 60 10 147
claim 402 9:2 301:6 57:6 71:2 73:25 92:14 130 136:3 70:4 88 3 83:3 149 152:3 63 35 40 42 43 314 15:2 90
claiming 136
claims 57:27 92:8 139:3 67:3 90 42:2 300 409:3 64 68 3 24 81
clan 92 105:2
clarificatory 158
clark 205:2 115:2
class 135:6 159:2 128:2 172 177 36 173
classes 4 0 2
classmate 183:2 55:2 163 315
classmates 108 166 183
clause 5:8 110:2 138
clauses 110:2
clay 307
clean 83:2 186 16:3 66:2 168 30
cleaning 66 110 300 4 15
clear 186:4 92:2 3 2
clearance 3:8 45:12 114:5 165:4 186:15 206:24 112 143:2 36 100 142:2 63
cleared 186 93
clearing 91
clearnce 206 45
clemency 184:6
clerical 35:2
clerk 2 164 35 48 3
click 308:3
clicked 308:2
client 302:23 121:17 138:7 139:7 123 148:2 24:2 115 129 58:2 161 1 12
clients 123:2 138:3 110 113 111
climb 0
climbed 180:2
clinic 123:4 72:2 108 141 138 61 73 160 8 14:2 24 1 17 97 5 15
clip 172:4
clipped 71
cloa 95:28
clocks 7
cloned 310 308
close 119:10 143:8 62 161
closed 10:5 114:2 143:5 161:7 303:2 94:4 136 304 61 1 73 97
closet 173
closing 10:3 143:3 7
closure 10:2 114:3 119:2 143:8
clothes 163:2 172 162 170 64
clothing 129 128:2
cloud 92:3
club 125:3 309:2 304 17
clubhouse 100 98
clumsiness 15
clusters 190
cnasuhan 160
co 402 88:4 89:4 109:5 113 179 55:2 56
coa 124:2
coach 171:2
coc 191:27
cocaine 169
cock 180
coconut 96:2 134 89
cod 121 308
code 48:2 139:9 138 13 308 303 401 409
coded 139
coe 3:7 2
coerced 167
coercion 167:2 196
coffee 113:2 128:3 132 93
coffins 60
coil 15
coin 188
coins 55
cold 162 11
collaboration 137
collapsed 62 304 301 92
collateral 97:4 161 55
colleague 3
collect 55:4 121 179 10
collected 152 304 159 20 309 87 98
collectibles 121:2 1
collecting 311
collection 55:2 56:4 60 121 153 57 77:2 100
collections 159:2
collective 21:4 95:3
collector 56:2 60:9 65
collectors 56 60:5 310
collects 311
college 315 37 73
collision 71
colony 184
color 100 63
colors 131
columns 139 62
coma 43:3
comatose 43:3
come 0:3 56:2 59 61 184 203 204:2 19:2 1
comelc 194
comelec 188:2 189:2 191:6 192:2 194:7 195:2 196:8 193
comes 1 162 315
comic 137
coming 410 409:2 1
comment 160:4
commenting 171
comments 171:3
commercial 404 110 64 156 133:2 65:2 66 85
commission 405:2 1:4 73 123:3 139 307 412:2 17:2 108 116:2 119 20:3 105
commissioned 139:3
commissions 1
committee 124:2 1
common 42:5 195:3
community 39:3 156:2 184:3 105:2 91
commute 184
compadre 55 82
companies 404 117
company 402 403 404:3 10:7 15:4 23:10 24:12 301:13 409:4 108:14 109:5 111:8 115:9 116:5 117:6 119:10 120:8 121:4 136:5 138:2 152:2 3:4 110:2 123:6 132:2 134:2 139 304:2 105:3 164:2 201:3 1:2 9:5 11:2 13:4 17:2 21:4 302:7 71:3 91:2 131 310 169 0:2 7 14:4 20:3 73:2 98 101 137
compensation 402 15:3 96:3 101:3
compete 5:5 24
competition 131
competitor 131:2 138:5 24:2 5:3 136 117
competitors 5 114
complain 19:4 4 100
complainant 185 59
complained 409:2 64 183 0 100
complaint 407 19:7 300:2 409:3 59 60:2 63:3 72 77:6 303 98:2 123:3 154:3 158:5 159:2 185:17 311:3 412 204 0 20
complaints 114
complant 19
complete 3 14
compliance 409 123 116
comply 409
compny 120
composed 139 133
compound 309
comprehensive 169
compromise 145:3 144
compulsory 67
computation 20 142 144:2 184 198 3:2 23 10
compute 23 97
computed 3 142 144
computer 112 168
computers 124
computing 23
cona 191:2
concealed 73 63 30
concern 408
concert 63 308:3 61 169
conciliation 19:2 59
concrete 81
concubinage 174:4
concubine 174
condition 73 184
conditional 184
conditions 110:2 137
condo 405 66:4 98:25 99:10 100:8 103:3 146:4 147:2 65 87 203:2 315 62 165 39 1 16 67 83 84
condominium 98:2 103
condonation 156
condotel 315
conduct 184:3 13 409
conductor 171 17
conference 19:8 20
confessed 30
confidence 312
confidential 138:5
confidentiality 138:2 5
confine 175
confined 59 166
confirmed 81
confirming 33
confiscated 407 175 114
conflict 183:2
confusing 131
confusingly 132:2
confusion 132 149
congregation 304
conjugal 39:7 32
consent 39 45:10 89:3 123:2 105:2 170 43 44 17
consented 170 105
conservator 43
considered 40
consign 159
consignment 121:3 159
consolidate 125
consolidation 56
constantly 30
construction 15:4 62:5 74 100 1:2 108 171:2 9
constructive 2:2
constructve 2
consular 314
consularized 70:3
consulate 70:2 314:4 200 199
consult 404 406 408 401:2 402 405
consultancy 309 111 121
consultant 148:3 111 5 11
consultation 402:2
consumer 63:4
contact 40
contacts 60:16
contained 169
content 130:5 307:4 136
contest 68:3 188 45 100
contested 92
continue 7 23 99
continues 131
contract 402 403 0 5:16 11:5 300:10 301:3 61:12 66 84:3 99:4 110:21 124:3 137:4 113 64:2 82 410:2 6:5 302:4 304 58 174 12 24 409 98
contracting 11
contractor 302:5 62:20 121:4 124 1:2 129 58 0 15 81
contractors 11 409
contracts 402
contractual 11:7
contributed 113
contribution 9:8 193 113
contributions 9:6 193:5
control 64 101 186 162 43
controlled 43
controlling 162
controls 162:5
converge 63
conversation 160
conversion 95:2 202:2 14 3
convert 111:3 202:2 48 96 95
converted 48
conveyed 117 146
convicted 184:3 189:3 312
conviction 184:2
convinced 308
convincing 205:2
cook 301:2 138 70 16 23
cooker 63
cooking 0
cooks 16
cooling 63
coop 125:5 304:2
cooperate 88 103
cooperative 304:2 125:5 56 71 23
coordinator 61:2
cop 176
cope 25:2
copied 129:10 131:3 133:5 136 130 138:3
copies 131 158 135 136
copper 168:2
copra 96
cops 311
copy 83:2 77:2 314 310 85:3 136
copycat 129:3
copying 136:3 134
copyright 130 133:8 136:8 139
cor 143:3 148:6
corn 39 90
corner 87 81 101
corp 111 119 100:2 108
corporate 404:3 108:2 109:6 119:4 120:3 116:2 121:2
corporation 404 100 108:13 109:4 111:7 116:9 119:11 125:3 115 103:2 91
corpus 44:3
correct 35:3 191 203 34 10
correction 35:5
corrupt 311:5
corruption 311:6
corupt 311
cosmetic 72
cosmetics 135:2
cost 10:4 30:5 84 134:2 24 5 17
costs 17
cotabato 48
councilor 311:2 312:2 160 189:2 193
counsel 57 58:2
counseling 206
counselling 206 410
count 190:4 188 3 14 23 48
counted 190:4 144 30 7
counter 158:8 130 205 317 6 25 17
counterfeit 130 135:8 179 17 86
counting 188 190
country 34 309 317:3 198 44 33 35
counts 162
couple 34:2 42:3 401 199 16:2 65:2
coupons 1
courier 402 63 308
course 130:2 191
court 401 407 20:5 36:2 48:6 57:7 77:17 144:2 186:4 59:2 92:3 164 317:5 32:6 313:2 120 56 165:2 185 190 30 33:3 40 43:2 24:2 65 101 142 55
courtroom 407
cousin 89:4 113 170:2 176:3 30 117 55:3 412 59 166 185 172 34 8 309 15 301 67 70 83 146
cousins 88 80
cover 137:3 136 17:2 73 86
coverage 95:5
covered 15 83 95 73
covers 128
covid 15 143
coworker 41:2 167 170
coworkers 4:3 60:2
cp 63 168 60
cpa 148
cr 402 172 171
crack 62
cracked 62 72
cracks 62:3 98
crash 175
crashed 71
crdt 56
cream 8
created 139
creator 307:3
creators 307
credit 56:13 303:3 152:5 310:3 125 133 55 97
creditable 146 152
credited 303
creditor 120 167 39
creditors 120:8 119
credits 14:2 3
creek 91
crew 301 1:3 62 10 11
crib 63
crime 407:5 154 183:3 185:3 196
criminal 407:12 154:5 185:6 186 317:2 412 161 165 36
criminally 185
critical 175
crook 177
crop 73:2
crops 90
crossed 81
crosses 55
crossing 71:3 175:3
crow 74
cruelty 180 185
cruise 309 301:3 31:2
crushed 15
crying 308 2
crypto 303:2 304:5 308:2 307
cs 72:2
csc 311
cta 144:3
ctpl 71
cubao 168
cue 166
cultivated 96
curfew 407 163
curse 60
curses 4 74 162
curves 129
custdy 31
custody 401 31:9 44 163 169 48 175
custom 48
customer 121:5 123:7 138:5 171 0:2 17:4 160
customers 123:5 131 138 149 307 4:2 159:2 0 24:2
customs 406:2 135:5 144 308 311:2 159
cut 64:3 180:5 100 1 2:2 25:2 300 15 137 303 168:2 162 10:2 302 0 14 101 11
cutoff 17:2 1:2
cutoffs 1
cuts 9
cutters 1
cutting 10:5
cyber 160:5
cyberbullying 160
cybercrime 160 308 412 158
cyberlibel 160:7
cyberlible 160
cybersex 173
cyprus 300
d2 94 1
da 131 168 180 179 192:2 37 88
daan 94:13 171:4 8:5 71 175 31 0 10
daanan 94:5 81
daanang 94:2
daang 24
dad 89:2 31:5 142:3 109 67:3 37 38:4 40 45 35 14 19 80 82 103
dadaan 171 101
dadaanan 101:2
dadael 63:2
dadakesen 177
dadalhin 57:2 20 19
daddy 308 67:2
daga 90 146:2 156 81 82:2 83:2 88:3 89:2 91:2 97 101 105:3 405:3 39 17 84 86 87 103 147 93:2
dagami 90:3 156 81 85 92 93 97 101:2
dagat 40:2
dagdag 149:2 7:3 8
daghan 56:5 145
daghang 120 177
dagmal 173
dagmalan 162 32
dahilan 0:2 163
daif 161:3
daily 8:4 4 121
dak 166 205 0
dakkel 304
dako 144:3 304 24
dakong 156
dakop 163
dakpon 165
dal 57 19
dala 138 304:2 159 42 62
dalaga 34:2 30:4 309
dalagita 170:2 309
dalan 94:6 101:3 171
dalang 77 165:2 196:2
dalawa 86:4 87:4 174:2 42:2 35:2 41:3 39 48 31 152
dalawampung 96 57 30
dalawandaang 304
dalawang 30 35 86 87:7 174:3 200:2 184:2 1:4 5 14 55:2 56 175 198 202 8:3 16 19 300 64 66 81 412 31 63 0 88
dalhin 57 36:2 45
daliri 15:5 166
dam 101:4 105:3
damag 40:3
damage 71:2 180:3 73 145 63 66
damaged 63:2 85 180 65 57 17 301
damages 402:4 5:2 24:5 61 124:2 71:2 77:3 58 66
damay 39
dami 17 145:2 56
daming 145 17 66
damit 129:3 131 307 159 162 16 17
damo 169:2
dance 128 309 125
dangdangranna 173
dangdangrannak 162
danger 91:2
dangerous 169 146
danish 103
danyos 402 71 77 24
daog 173
daot 63
daotan 5
dar 95:9
daraanan 94
darab 95:3
darating 410
dares 38
dark 173 8
darted 175
darum 407:2
data 123:22 24
database 123 138
date 35:3 170 61 158 3 12 57
dated 161:3
dates 63
dati 33:4 20 409:6 116 58 55 158 172 30 36 44 24:3 301 100 159 167 1 138:3
dating 24:11 409:8 103:4 138:8 308:3 200:2 84 92 310 410 58 160 158 41 3:2 20 95:3 162:2
datos 123:3
datu 105 48
daud 161
daughter 31:5 147:4 170:2 183:2 314:3 44:2 45 308 167 317 34:2 16 309 11 96 173
daughters 48:2
dautang 2
davao 55 184 41:2 410
dawata 25:3
dawaton 185 25
dawn 61 180 163 8
day 7:18 16:7 195 196 0:3 8:11 56 61:3 179:2 171 30 44 6:2 15:2 17 19 300 67 60 4:2
dayaan 188:7 190
daycare 44:2 173
dayo 408
dayon 308 6:2 14 0
days 63:4 121:2 144:5 58:4 60:2 77:4 158:4 161:2 163:2 193 202:2 10 12:4 13:4 14:8 19 24:2 301:2 152 198 410 3:3 7:3 20:3 409:3 5 6 64:2 66 73 91:2 99
daytoy 179
dayuhan 408:4 33 410:3 103:5 115:5 199:4 201:3 315:3 198 203 204:3 206:6 313:2 312
dayuhang 201 315:2 115:3 204:2 302 206 198 410
de 183:7 97 165 45:2 82 307
deacon 177
deactivate 194:3
deactivated 194:10 0:2 2 308
dead 40:6 80:5 142:2 89 176:2 179:3 177 32 37 82 88 98 84
deadline 142:2 132 191:3 20 193 77
deadlock 109:3 21
deadly 181:2
deaf 25
deal 137:3 61:3 110
dealer 63 56 159 161
dealers 12
dealership 24
dean 6
death 9:2 15 301:4 37:7 40:4 73:2 167:3 175:4 142 60:2 85 67 176 179
debit 303:4 73
debt 402 39 55:2 56:10 60:5 121 120 57 165 309
debts 402 56:2 120:3 57 39 117 113 310 142
debut 61
dec 93:7 156 1
decade 40
decades 91 23 85 90 142
deceased 67:3 303 80:8 142:3
deceit 159
december 1:4 64:2
decides 30 43 67
decision 20:5 144 57
deck 301
declaration 30 40 93:11 156:2 132 154 307 83:2 92
declare 40:4 154:3 307 30 301 146
declared 77:2 40 301:3 10 93 30
decleration 93
decree 33:5 32:2
deduct 17:4 9 125 16
deducted 17:7 303:2 66 21 146
deduction 17:4 303 9
deductions 17:3 9:2
deed 402 82:18 84:25 89:2 147:5 177 117:2 146:2 87:3 179:7 97:2
deeds 83:3 84:2 85:2 86:2
deemed 191
deepfake 172:2
defamation 402 160 177:3
defamatory 160
defamed 160:2
default 77:4 120 99:2
defaulted 65
defect 63
defective 62 63:8 121
defects 63 98
defendant 77:2 57
defended 176
defense 176:7 166
deferred 205
deficiency 144:7
degree 15
delay 1:2 98:2 124 64
delayed 1:6 37 98:4 62 101
delaying 84
delays 84 98 71
delete 186 130
delinquency 156
delinquent 116:5 153 156:3 183 145 99 65 96
deliver 121:6 308 96 98 61:2 63
delivered 63:8 121:2 77 61:2 159 37:2 48 1
deliveries 121:2 100
delivery 63:5 124 72:2 123:2 61 0:2 10 17 71 100
dem 120
demand 24:3 31 58:32 65 136:3 144:3 161:2 60 11
demanda 407 185 77
demanded 31
demandletter 58
demands 136 24:2 409 167 13 71 142
dementia 43:7
demnad 58
demolish 91:7
demolished 101
demolition 90:2 91:10
demoted 2:3
demotion 2
den 169
dengue 14 72
denied 408 14:6 73:10 114:3 132:3 191 194:2 204:2 63:2 164 186 35 9:5 11 25 109 152 145 303 184 205 99
denies 38:7 301:2 14 15 85
denmark 206 410
denr 405 93:5
dental 117 73
dentist 72:3 111 148 61 304 31 302
dentista 72
dentistry 315
deny 38 132 73:3 82:2 100:2 205 14:2 114:2 164 191 199 20
dep 66:3
depart 206
departamento 4
department 10:3 19:4 158 3 4:2 6:2 95
departure 165 205:3 206:2 317:13
deped 173 124
depektibo 63
dependyente 8
deploy 301
deployment 309:2 12:2
deport 408 204:12
deportation 204:8
deportaton 204
deported 204:2
deposit 17:2 64 66:34 303:4 203:11 61:2 72:2 308 67 190 101
deposited 161 164
deposito 66:11 303:3 203:2
depositong 66
deposits 67 304:2 153
depot 168 15
depsit 66
deregister 143:2
derivative 109:2 200:2
derma 72
derogatory 317
description 81 92
descriptive 132:3
design 129:32 134 139:8 136:2
designed 129:2 139:2 134
designer 139:3 62
desist 136:4
desistance 185
desisyon 20:4 57
desk 173 183 185:2 2:2 7 25 19:2 11
desks 10
despite 138 63
destroyed 85:3 180:2 37
destroying 160:3
detail 12:4
detain 163
detained 72 163:4 175 204
detainer 64 65
detectives 412
detention 163:2 204:2
developer 98:37 139:4 121 138 99:4 61 94
device 134:2
dfa 408 35
dfrence 35
dh 300:3
dhabi 314
dhil 6 160 10
dhl 153 13
dhsud 98:5
di 56:8 62:3 65:4 99:2 194 302:5 30 40:4 55:3 304:2 97:3 100:2 156:2 120 121:5 124 404:2 145:3 57 60:2 61:5 66:5 70 72 303 84:2 94 98:2 101 405 159:2 172:3 179:2 189:2 312 205:3 317:2 31:3 37 39 42:3 44:3 401 0 3:3 5 9:4 11:2 12 14:3 16:5 24 403 111:2 113:2 139:2 141 63:2 170 176 165 25:2 2 162 163 180 186 193 309 35 59 73 402 1 17:2 19 198 300 301 116:2 133:2 134 147 154
diabetes 73:2 301
diagnosed 30
diagnosis 72:4
diak 407 405
dialect 36
dialysis 72 55 73 3 13
diba 8 103
dibdib 171
dibidendo 109:2
diborsyado 410:2
diborsyo 33:5 48
dick 171
dictated 2:2
dida 90
die 111
died 67:12 72:3 80:2 82:3 175:4 15 43:3 119:2 56 63:3 176:2 37 9 73:2 84 142:2 85 103
dies 43
diff 7:4
differ 190
difference 32
different 35:3 300 141 59 63 68 174 32 301 86 36
differential 7:5
digital 315 149 201
digits 308
dike 94
dikit 190
dili 0:3 1 11:3 31:4 38:8 42:2 44:7 55:5 56:9 65:9 73:5 88:8 120:3 121 189:3 194:6 317:5 110:2 132 144:3 63:3 71:3 100:3 195 43:2 48 5:2 14:2 15:2 84:2 114 130 134 303:4 304 160 167 185 162 181 204 32 35 2:3 3 6 16:2 17:2 20 25:2 301:2 67 83:2 90:2 94 95 97 80 96
diligence 83:3 117:4
dilute 109
diluted 109
dimteng 77
dina 89
dinadael 180
dinadaelda 180
dinadaeldak 160
dinadala 72 38 6
dinagdagan 188 81 97
dinakip 163:2
dinala 138:3 163:3 44:3 59 309
dinalaw 409
dinampot 163:4
dinanog 166
dinanognak 166:2
dinaya 159 188:4
dineclare 73
dineliver 121:3
dineny 14
ding 87
diniborsyo 33:2
dinidinig 164
dinidiscriminate 25
dinispatsa 0
dinner 162
dinuduro 4:2
dinudurog 162
dinukot 407 185 44
dinuraan 177
dipa 81
diperensya 43
diploma 179:3
diplomas 35
direct 309
director 109:2 119 25 0 2
directors 109:2 108 119
diretso 185:2
dirty 171:4 36 74
disability 15:4 25:2 301:14 9
disagree 109 144
disallowance 124
disallowed 124 144:2
disappeared 302:4 40:4 303:2 61 309 121 62 168
discernment 183:2
discharged 72
disciplinary 13:2
discipline 409
disciplined 13:2
disclosed 123 134 138
disclosure 138:3
discovered 139 181 174
discrepancies 190
discrepancy 35:2 144:3
discriminated 25:2
discrimination 6 25:5
disease 15
disenio 129
disenyo 129:10 136:3 121 137 139
disgrasya 175 301
dishes 8
dishonesty 13
dishonor 161:3
dishwashers 17
disi 183
disinherit 68:4
disinherited 68 67
disisais 183 30
diskriminado 25
diskriminasyon 25:2
diskwalipikasyon 189
dislikes 1
dismisal 2
dismiss 409:2 186:7
dismissal 0:3 2:2 20:2 409:2
dismissed 0 6:3 186:10 312 20:2 21 10
disneyland 45
disorderly 196
dispense 303:2
disposed 89
dispute 402:2 405:2 81 92:3 100 109:3 137 303 166
disputed 144
disqualfication 189
disqualification 189:4 193
disqualified 124:6 189
disqualify 189:8 95
dissmisal 0
dissolution 119:6 33:2
dissolve 30:2 113:3 119:8
distinctiveness 132
distraint 153:5
distributed 95
distribution 137 110:2 192:2
distributor 110:3 137
distributorship 110:2
district 402 63 158
disturbance 407 96:3 91
disyembre 152 1:2
ditch 71
ditoy 189 203:2 315:2 115 201 33 199 314 407 8
dive 115 5
diversion 183:3
divide 67:2 88:5 39 113
divided 32 48 1
dividends 109:6
dividing 88 142
division 39
divisoria 135:3 8 129:2
divorce 30:8 33:34 48:10 103 410
divorced 33:27 410:3 48
divorsyo 33
diyes 7
dj 61
dko 193 145
dmating 158
dmca 136 130:2
dmw 300:3 309:2
dn 1:2 3:2 7 17
dna 38:10 31 30
dnala 168
doble 145 152:2 304:3 87 35 60 64:3 7:2
doc 146
docket 158
docs 124
doctor 301:11 72:9 148:2 185:2 171 15 25 4 96 87
doctored 60
doctors 108 4 301
document 179:4 85 35 45 68 70 84
documentary 146:4 152
documents 70 179:5 124 141 116 181 36 85
dodoble 304
dog 402 74:6 180:2 62 175 94 100
dogs 185 16 74
doha 39 300
doj 154:5 158:4
doktor 72:17
dokumento 179:7 141 205:2 35:2 410 82 86 92 98
dokumentong 179
dole 19:43 409:18 201:3 125 302
dollars 307 315
domain 105:5 131:2 101
domestic 16:2 300:5 34:2 162 168
don 110 406:2 32:2 44 405:2 167 407 117
donasyon 84 147:5
donasyong 193
donate 84 147:9
donated 311
donation 84:3 125 147:11 193
donations 125:2 193
donor 147:6 193
donors 147 193 125
door 65:3 74:4 180 170 0 71 81:3
doorbell 168
doors 62 10
dorm 64:3 66:2 162
dormant 116:3 119:3 303:2
dormitory 163
dos 8 74
dose 40 170 7:2 149 183 45
double 7:8 304:2 86:5 87:3 152:3 194:3 156 303 174 188 200 60
doubled 64:3 304:2 164 156
doubts 68
dough 0
dower 48
down 62:2 119:3 130:9 113:2 136 87 99 180:2 195:2 10:2 131:2 109 196 37 43 14 21:2 68 91 94 101 159
downgrade 199:2 201 206
downpayment 61:5 62:2 99:2 308 58 72
downsizing 10
dowry 48:2
doxxing 123
doze 16
dozens 145
dpat 145
dpla 9
dpo 123:2
dpt 145 146
dpwh 101:11
dq 189
draft 110:4 84:2 139:2 58 409
drafting 110 134
drafts 139
dragon 96
drags 162
drain 74
drainage 74 59 98
drawer 185 13 3 68 95
drawing 133:2 130 190 25
drawings 137:2 129 167
drawn 161:2
drayber 73 177 173 0 17 71:2
dress 129:2
dresses 307
dressmaker 55
drew 139:2 129:2 55 159 1 88 136
drifts 74
drilling 105
drink 170
drinking 196
drinks 32:2
drips 74
drive 138 42 7 1 2
driven 188
driver 407:2 16:3 302 175:15 61 71:6 409:3 0 138 310:2 166 171 170 176 31 15 17 23 68
drivers 402 175 125 20 409 7 21
drives 8
driveway 94 74 100 81
driving 407 175:4 24 163 0
droga 169:11
drop 36:2 185
dropped 186:2 315 120 0 11
dropshipping 307:2
drought 96
drove 183 44 23
drowned 301
drowning 56
drug 169:15 183 31
drugas 169
drugged 170
drugs 169:10 160
drugstore 0 8
drunk 407 162:2 175:4 170 173 166 30
dryer 134
drying 134
dst 146
dswd 45:14 183 125 173
dti 63:3 112:15 111
dto 410
dua 39 8 17
dual 408 103:2 189 200:17 314:2
dubai 300:5 314:4 309:4 205:2 45:2 55 165 44 31 70:3
duces 141:2
duda 68
due 0:3 10 83:3 117:4 15 409:2 55 191 9 146
dues 100:21 21:2
dug 62 94
dugang 7
dugay 30:3 1 143 184 40 11 98 142 80
duha 86:4 87:2 174 56 66 198 1:2 41
dumaan 59:2
dumadaan 94
dumagat 105:2
dumaguete 203:2
dumalaw 31
dumalo 165
dumanon 8
dumarami 90
dumarating 1
dumating 63:8 308:2 77:4 121 91:2 61:3 165:2 141:3 58:2 158:3 2
dumi 74
dummy 115:5 310:3 103:2 160
dump 175
dumped 176
dumps 74
dumulog 59
dun 176 309 0 10 91
dungdungpapenda 16
dungog 177
duplex 39
duplicate 85:5 84
duplicated 129
during 143 163 196:6 59 181:2 166 169 39:2 42 4 24 301 81 168 21 97
dust 15
dutch 115
duties 406 2:2
duty 7:14 12:6 15:7 196 0 13 24 4
dvd 135
dwell 32
dwelling 180 32 39 91
dyeing 15
dyip 61 168 175 71
dynasty 189:5
each 17:3 110 124 56 412 166 171 39 45 7 11 309:2 1 9 10 12 88
ear 166
early 0 23:2 300:6 184:3 195:3 66 5 24:2
earn 17
earned 1:2 16 144
earner 152 148
earnest 83
earnings 137 39:2 302:2 1 16
earns 56
earrings 307
easement 94:4
easter 65 16
eat 16 101
eaten 62
eatery 114 409
eats 300 81 97
eaves 81
ebidensya 55 169
ebook 133 130
ec 15:3
ecar 84:3 142:4 146
ecc 15:2 206:9
economic 162:3 115
ecstasy 169
edad 25:2 183:7 45:2 30 23:2 307
edited 60:3 172 179
editor 139 302
educational 73:3
eeroplano 45
effect 199
effective 0:2
eggs 110
eid 300
eight 148:2 7:3 114 61 57 60 64 183 206 31 42:2 0 11 12 25 300 83 97 161 173 198:2
eighteen 200 30 7
eighties 101
eighty 55 61 184 43 8 10 99
either 40 85
eject 90:2
ejected 96
ejectment 64:2 65:2 90 77 91:2
ejk 176:2
ela 141:3
elder 43:2
elderly 43:3 184 203
elders 105:4
eldest 67 88
elect 313 109
elected 312:3
election 21:5 100:2 188:14 190:3 192:2 195:2 196:15 312:3 109 189 193 313 7
elections 194
electoral 188
electric 402 63 94 180
electrician 301
electricity 64:2 302
electrocuted 71
electronic 141
eleksion 188 196
eleksyon 188:8 192:4 196:5 100 133
elevator 98
eleven 56 170 190:2 42 314 0 3
eligibility 124
eloped 30
else 87:3 92:3 310 128:4 0 83:2 308 30 35 42 98 38 2 23
elsewhere 189
email 0:2 58:3 308:2 109 302 19
emailed 123:2 138 13
emancipation 95:5 96
embahada 70 410
embarrassing 36:3
embassy 408:2 410:5 314:2 33 12 35
emblem 131
embroidery 129
emergency 14 72
emigrate 408 206
emigration 206:5
eminent 101
emojis 4
emotional 162:2
empanada 112
empleyado 409:10 138:4 139:2 201 10 11 403 311 12
empleyadong 201:2
employ 201
employed 148:6 139:3 403
employee 403:4 6 11:3 409:13 138:5 139:3 311:4 195:2 201 168 191 123 152 160 180 204 302:4 5
employees 15:3 311 196
employer 403:3 1:3 9:12 13 16:3 19:12 24:16 300:7 409:6 123 139:2 152:2 168 201:2 15:2 20:3 302:2 14:2 3 91
employers 152:2 186 201
employing 201
employment 403:2 3:5 5:7 201:4 6 409
employs 315
emptied 308:2 55 168 159
empty 159 1
encoder 11
encoding 7 15
encroached 81
encroachment 81:3
encumbrance 83 92:3
end 0 30:3 61:2 119:2 6 11 23 12 409 32:2 8 202
ended 300:3 71:2 166 33 6:3 12 302 24:2 309 97
ending 32:2
endo 11:6 6
ends 312:2 202 206 199 7 9 23 64
enemy 138
enero 3
enforceable 5:2
enforcer 163 311:2
engaged 39
engagement 401
engine 63 301
engineer 81:3 148 62:2 201:5 301 138 311:2
engkuwentro 40
english 110 201:2 315:3 5:2 302 3 148
enough 55 73
enrol 315
enroll 43:2 37
enrolled 315:2 9
enter 204 91
entered 180:2 170 163 198 199 105:2
enterprise 404 115
enters 64 74
entertainer 309
entire 1 11 66 303
entirely 56
entitled 67
entity 111
entrapment 163
entrepreneur 404
entries 186
entrusted 159 304
entry 19:3 35:3 90 204:3 191
envelope 192 77 158:2 311
envelopes 192
ep 95:4
epal 195:3
epilepsy 25
equal 25 67
equipment 117 113 149
equity 99:4 115:3
er 72
era 92
erase 186
erased 0 98
eraser 173
ermita 300
eroplano 205:5 45
erroneously 152:2
error 35:5 303 191 92 190
esatfa 159
escalation 110
escape 300
escorted 0
eskinita 94:2
eskuelaan 195
eskuwela 44 0
eskwater 90
eskwela 173 31 166 94
eskwelahan 44 123 195 23 124
esl 302
esparc 108:2
estafa 159:14 158:2 24 164
estapa 159
estapadora 60
estasyon 163
estate 405:3 67:3 68:2 97 142:33 148 156 48
estero 91:2
estet 142
estudyante 315:2 183 202
estudyanteng 315
ethnic 105
europe 45
evader 154
evaders 154
evaluation 6
evasion 154:8
eve 61 196
even 1 14 5 25 189:3 31 139
evening 0
event 61:7 121:3
events 121
ever 37 0 9 80 82 93:2 144
every 74:2 7 11:6 55:2 162 171 173 1 2 3 4:4 10 17:2 23 88 90 190 31
everyday 4
everyone 177 60:2 160:2 123 304 36 302 309 4
everything 67:5 68:3 42:2 3:3 113 60 159 35 32 16 20 84 99:2
everytime 17
everywhere 143 137
evict 64:2 65:3
evicted 64 91 96
eviction 64:4 91:2
evicton 64
evidence 185 174 311
ewallet 303
ex 31:13 42:4 138:8 162:11 167:4 172:9 131 97 160:3 204 33:5 44:9 24:2 409:3 38:2 154 58 174 180 317:2 45 36 103
exact 131 86 129
exactly 129:2
exam 35:2 309
examination 141
examine 141:3 190
examined 117
examiner 141:3 132:4 144:2 311
examiners 141:3
example 6
exceed 149
exceeds 149
excess 152:4
exchange 63:3 315 171 192 16
exchanged 82 146
exclude 194 4
excluded 204 67 25 95
exclusion 194 204
exclusive 110 137 39
exclusivity 134
excuses 98:2 55
execute 57 82
execution 20:6 57
executive 184:4
executor 68:2 142
exempt 149:3 125 146:2 95
exempted 196
exemption 196 142 149 201 125 146
exhibit 129
exist 308 304 159
existed 308
existing 117:6 73:2 301
exists 174 85 92
exit 206:12 3:2 19 0 2 300
expand 120
expansion 101
expat 408 201:2 206
expecting 6:5
expenditures 193:3
expense 193
expenses 71:2 193:5 144:2 31
expire 198:3 202 112
expired 63:4 116:2 181:4 198:9 141 21:2 97 202
expires 201
explain 13:13 114 0
explained 0
explanation 13:4 0:3 303
exploded 63
exploitation 173:3
explosives 181
export 115:2 149 152
exporter 152
exports 152
exposed 123 160
exposes 171
expressway 101
expropriation 101:4
expunge 186:2
extend 202:24 198:4 12
extended 11 55 198 7 12 6
extends 81
extension 202:10 312 198 315 81
extort 167 311
extortion 167:3
extra 67 7:4 11 65
extrajudicial 67:3 80:2 88:2 97
eye 72 166 301
eyes 15
face 72 160:2 310 195:2 56 60
facebook 130:6 307:3 160:26 308:7 310:3 41:3 131 309 60
facebookko 308
facility 204
fact 70 83
factory 10:3 15:2 129:4 135 21 300:2 120 153 63 9 11 12 19 309 409 6 7
faculty 21
fail 88
failed 124:2 161 169 6 0
failure 154:4
fair 5:3
faith 132 32:2 25
fake 30:2 68 86:14 130:7 135:19 154:3 159:3 160:2 179:23 185 308:8 309:9 310:11 131 63 304 9
fakes 135
fall 71
falling 62 10
falls 81
false 158 177:3 179:2 191:3 160 186 63 159
falsely 158
falsification 179:5
falsified 179:5 13:2
families 87 90:2 91
family 401:15 408 41:4 109:3 108 142 87 89 91 92 172 175:2 16:5 119:2 117 67:3 74 176 164 33 36:2 37 39:2 40 34 38 301 300 65:2 86:2 96 68
fan 144:5 136
far 2
farewell 2
farm 96:5 304:2 88:2 94 309:2 83:2 156 121 311 300 68 80 101 142 146 67 86 95
farmed 91:2
farmer 95:2 96:5 82
farmers 125 95 96
farmland 96 95 156
farmworker 95
faskh 48:2
fast 11
faster 313
fastfood 11 15
father 31:10 38:11 67:5 80:6 89 142:2 68 85 173 175 181:2 314:2 35:2 36:3 37 43:3 44:3 45:2 134 156 310 70 163 184:2 176:2 313:2 30 34 23 301 0 72 86 95 96 147 179 73
faucet 66
fault 175 303
faulty 73
favor 68 20 147
favors 171
fb 60:3 160:15 307 308:6 13:2
fda 114:3
fdda 144
fear 309
february 62 65
fecebook 160
fed 16
federation 21
fee 30 99 128:3 309:12 137 148 156 66 83:2 84 98 308:2 300:3 114:2 124 57:2 61 55:2 303 159 17 90 304
feed 61 12 16:2
feeding 125:2
feeds 161 31
fees 116 311 308:2 309 100 84
fell 15:3 156 62 63 16 13 71
felt 2
female 25:2 35:3
fence 81:3 62:2 100 57 180 168 195
fenced 94 91
fencing 168
ferry 40
festival 133
fever 72
few 188:2 11 1
fiance 410:9 30
fiancee 410:3 206 41 199
field 45 88 96:2 90 97 94
fiesta 61 166
fifteen 144 58 172 183 40 45 3 11 16 64
fifth 11 6
fifty 203 8:3 115 23 25 93 96 103 91
fight 166:7 109:2 13
fighting 88:2 31:2 180
figures 144
file 57:7 59:5 116:8 145:20 148 174:3 185:22 188 191:3 193:12 139 92 19:8 20:4 409:2 108 124 125 154 412 58 158:2 170 317 173 186 190 30:2 34 37 48:2 21 301 302 2 9 15 77:2 91 93 142:2 147 84 85 143
filed 24:5 409:5 116:5 158:2 145:3 77:2 186 20:2 119 132 310 59 160 184 189 191:2 30 37 101 146 142 193 92 154
filer 145:3 191
filers 145
files 138:2 139:2 154
filing 116:5 145:7 191:5 128:2 193 57:4 33 154
filings 145
filipina 103:3 199:2 313 410:3 314
filipino 300 33:2 103:4 200:18 313:20 314:15 199:4 302
filipinos 315 103
fill 57
filled 19
film 133 137 4
filmed 172
filscap 137 136
filter 134
filthy 160
final 3:11 58:5 144:4 142 56 33
finality 186:2
finalpay 3:2
finance 193
finances 32
financial 31:2 109 116:2 100:2
financing 98 99
find 194 89
finder 194
findings 141
fine 198:2 116 193:2 201
fined 114 193
fines 116:2 198:4 100:2 17
finger 15
fingers 15
finish 62:2 119
finished 62:4 98:2 121 184 0 1 142
finl 115
firclose 97
fire 409:2 114:5 73:2 180 159 15 19
firearm 181:8
firearms 181:3
firecrackers 74
fired 0:7 6:2 21:3 302
firemen 7
fires 21
firing 181:2
firm 113:2 108:4 119:2 153:3 109 116 120 137 154 111 115 121 143 56 58 1 11 20:2 24 5 9 10 15 105
firms 117
first 36:10 132 205:4 148 59 87:2 93 174:2 194 35:2 112 117 141 62 63 304 67:3 184 185 407 181 6 17 19:3 20 21 10
fiscal 158:13 185:3
fish 134 121
fishermen 125
fishes 113
fishing 40:2 1:2
fishpens 67
fishpond 156 39:2 89 113
fist 166
fistfight 166
fit 301:9 124 25
fits 408
fitter 301
five 11:6 108:3 55 56:3 58:2 161:2 185 13:3 23:4 8:2 109 110 61 412:2 60 67:2 170 192 315 0:2 1 3 5 7:2 16:2 409 95 99 146 57 65 300 116 120
fix 55:2 59 159 88 35
fixed 110 7 302
fixer 159 179 311 30
fixes 8
flag 4
flagged 196
flan 112
flash 138
flasher 171
flat 66 7 8 17
fld 144:3
fled 175 159
flew 44 1 89
flies 410 206
flight 63 205:3 315 73
float 12
floating 2 12:11
flood 85:4 101 63 64 105
flooded 74 73
flooding 105
floods 62 98
floor 62 16 65 74 4:2 15 300:2 98
floors 300
flour 409
flow 120:2
flower 143 121
flowers 162 15
flown 300
fly 205 206:2 317 45:2
flying 194:4 188:2 206 45:2 317
flyover 101
folder 4
folders 4
follow 8
followed 21:2 61 20
followers 308:2
follows 167 171 36
font 136:2
food 63:3 114 112 128:2 16:2 113 7 11 108
foodpanda 302
fool 412
foot 72 15
footage 133
forbids 139 32
force 64 167 31 25 38
forced 2:3 170:5 309:4 167 180 23 25 162 30
forceful 72
forces 162 196
forcible 90
forcing 2:2
foreclose 97:3
foreclosed 97:7 83:2
foreclosure 97:6
forefathers 105
foreign 408 302:7 33:9 103:6 115:17 199:7 201:3 203:2 313 315:7 189 312 198 200 204 206:2 314 111
foreigner 408:4 33:2 410:15 103:16 115:10 189 312 198:5 199:5 201:12 203 204:8 206:8 313:3 315:6 146 163 38
foreigners 408 103 201 25
foreman 62:3 1:3 0 4
foreshore 93
forest 93:3 37 105
forever 8 6 0
forex 304:3
forfeit 99
forfeited 99:4 66 124
forged 86:3 89:6 179:7 68
forgery 179
forgetting 55
forgot 198:2 145 314 193
forgotten 93
forklift 15:2 24
form 123 148 57:4 19:2 125 143 3 21 13 14 146 86
formal 144 58:2 32 82
formalize 82
format 70
former 103:4 200:4 131:2 138:3 199 24:4 409:4 123 158 160:2 167 3:2 20 95 172
forms 145 57 14
formula 134:2 138:4
formulas 138
forty 117 120:2 308 1 3 7 91 95 96 101 34
forward 412
forwarded 9
forwarder 121
foster 34:3
fought 409
found 176:2 181:3 41:2 6:2 409:2 169:3 117 145 62 310 67:2 158 202 40 9 25 68 72 81 165 196
foundation 125:12 147 81
founder 109:2 111
founders 108:2 109
foundling 34:2
four 108 144 56:2 61:2 175 184:2 159 198:2 31:2 3:2 7:3 8 15 16 300 11 25 72 80 99
fourteen 183 16 184
fourth 189
fpic 105:3
fraction 3
france 410
franchise 404 110:7 131 137:3 114 117 304 61
franchisee 131:2
franchising 110
franchisor 137
frat 166
fraternity 407 166
fraud 303 86 154:2 159 188 412
free 401:2 402:3 403 405 407 93:6 105 176:3 30:3 307 149
freed 30
freelance 302:3 143 139 148:2
freelancer 302:6 139:8 148:19 112 145 11
freelancing 302
freeze 303:4 153:8
freight 121
freind 55
frelance 148:3
french 132
fria 120:2
friday 64:2 158 3 10 19 0
fridge 16
friend 55:7 113 412:3 202 117:3 56 304 160:2 167 169 181 204 84
friends 108:2 113:2 172:3 308 4 183
friendship 55
frnds 308
front 177 4:5 56 162 176:2 0 7 74 88:2 94 2
frontage 101
fronts 101
froze 153:4 303 116 4
frozen 303:4 153:4 412
fruit 309 96
frustrated 166 176:4 164
fryer 15
fs 116
fuel 120
fugitive 204
full 82:2 97 8:5 308 63 158 31 36 302 3 87 61
fully 82 84:2 98
fumes 15:2 74
fun 4
fund 159:2 311 9
funds 161:6 193 100 311:2 196 125 303 43 21 71
funeral 9 89 68
furniture 129:3 63:2 39
gaano 30:2 33 199 10 92
gabi 7:5 192:2 74:3 81
gabii 74:3 163 7
gadget 134:2 63
gadyet 310
gagamit 128
gagamitin 35:2
gagastos 84
gagawa 20 70 113
gagawing 101
gagayyemko 60 308
gahasa 170
gahasain 170
gahatag 70
gains 146:10 152 307
galaw 119
galing 58:5 77:8 141:3 158:6 409 74 6 56 412 3 25 300:2 86 13:2 154
galit 55:2 180 65
gallery 60:2
gamay 8:3 112:3 57:2 170 0 149 60 3:2 301:2 101 114
gambler 32
gambles 32 30:2
gambling 407 185:2 308 39
game 166:2
games 307
gaming 307
gamit 17:3 42:4 63 168:3 135 117:3 134 153 64 162 172 310:7 412 0:2 4:2 56 308:3 113 303 166 174 39 309 179 32 70 13 92 131:2
gamitin 38:2 137:4 36:4 14
gamiton 36
gamot 72:4 135:4 134 71 15 5
ganap 34
gang 170 4:2
ganged 166
ganggannaet 315:2 115 198 201 206 313 199 410 103
ganoong 147
gapu 59 169 317 17 25 72
garage 81:2 409
garahe 81:2
garantiya 66 161
garantor 56
garbage 114 74 100
garden 410 30 81 89
gardener 61 0
garlic 134
garment 12
garments 1
garnish 153:3 20
garnished 153:4
garnishment 153:6
gas 135 180
gasa 147 72:3
gasgas 66:2
gaslight 4
gasolinahan 168 8:2
gasoline 168 0
gasto 193:2 71 84
gastos 39:2 193:6 113:2 71 84
gastritis 72
gastusin 84 43
gasut 8
gatangko 63
gatas 63 31 1:2
gate 100:4 180:9 74:4 81 94:4 112 120 62 64 317 34 0
gatos 8
gatosan 10
gauze 72:2
gave 154:2 72 2:3 14:2 110 113 123 136 138:2 62 308 57 59 63:2 303:2 66:2 67 159 3:2 5:4 301 1:2 9:2 11 13 20 25 70 91:2 97 147:2 82 98 99 161:3 0 23 124
gawa 62:7 129:3 133 139:3 134 136 17 68 121
gawain 25 2
gawan 110
gawas 38 314:3 70:2 309 33 302 67 168
gawing 125:3 95 111:2 108:2 202 34:4 36:2
gay 30 25
gaya 131:2
gayahin 128 134
gayam 412 86
gayyemko 198 204
gc 160 4:2 172:2 0
gcash 303:21 308:8 412:26 307 310 55 192 309
gcta 184:3
gear 19
gender 25 35:4 36 171
general 402 70 116:3 125 406 403 100
generations 96
generator 63
generators 15
generic 132
genuine 86
geodetic 81:3
german 103 199:3 33:2 410 115 203
germany 33 309
gerra 93
ggawin 59
ggwin 158 108
ghana 198
ghinost 38
ghost 154:4 311:6
ghosted 121 302:3
ghostwriter 139:2
gi 33:2 34 58:2 304:3 91 92:5 97:7 141:2 153:5 159:3 177:2 308:9 309:2 204:4 205:4 116 132:2 73 99 9 11 14 17 121 135 114 59 61 63 64 160:2 20 21 301 93 95 12
giabangan 64:4 66:2
giabog 0
giagaw 90
giagian 101
giakusar 136
giant 11
giba 91
gibabaan 96
gibabagan 94:2
gibain 91 81
gibalhin 81:2 2:2
gibalibaran 132 14 73
gibaligya 39:5 87:6 89:8 133 135 138 309
gibaligyaan 135
gibalik 66
gibanggaan 71:2
gibantaan 172
gibastos 171:3
gibastosan 171
gibasura 20
gibato 180:3
gibawasan 17:2 10
gibawi 116
gibayad 161:2
gibayran 1 7 61 15 10 302 93
gibayri 7:3 9:2
gibiaybiay 4
gibilin 67:4 142
gibira 56
gibiyaan 38 62 30 34 36
gibuak 180
gibugalbugalan 4:2
gibuhat 129 139
gibully 173
gibulsa 311:2
gibunal 166
gibunalan 173
gibuntis 38
gibutang 177 191
gibutangbutang 177
gibuyboyan 4
gibyaan 40
gidagmalan 173:4 16
gidakop 163:4 169 183
gidakpan 163:2 169 196:2 183
gidala 138 163 44:3 309
gidaog 173
gidaogdaog 4
gidaot 160:4 177
gidaut 160
gidaya 188:3
gidemolis 91
gideport 204
gidepota 204
gidiborsyo 33 48
gidiskwalipika 124
gidumili 38
gidunggab 166:2 176
gift 147:7 55:3
gifts 144 173
gig 302
gigamit 131:8 310:6 412:3 133:4 139 179 66 36
gigibain 91:5
gigisi 195
giguba 180:4
gihack 308
gihadlok 60:4 167 21
gihapak 162:3 166
gihatag 3:3 14 161:2 86:4 95:2 159:2 123 72 158 5 12 23 1 147 98
gihatagan 13:3 58 77 192 10 14 301
gihikap 170 171:3
gihikapan 170
gihilabtan 170:2
gihimo 139:2
gihimoan 179
gihulam 55:4 412:2
gihulaman 412
gihulga 60 167:8 162 172:2
gihulog 9:5
gihulogan 99
gihuman 62:2
giilad 159:3 308 309:2
giilog 90:2
giimprinta 133
giingnan 177 0:4
gikalat 177
gikaltasan 9
gikanselar 99
gikasohan 77
gikataw 4
gikawat 133:3 138 168:6 130
gikawatan 168:4
gikiha 24:3 77:5 154:2 183 409:2 412 161
gikopya 129:4 133 131:2 136
gikuha 44:4 159:6 195 138:3 101:2 113 0 309 17 95:2 105 99 175 303
gikuhaan 17:4 9 2 300
gikulata 16:4 162:7 166:2 173:2
gikulong 162 183 16
gikuptan 162
gikural 94
gilabayan 4
gilevy 153
gilibak 177:3
gilimbongan 109:2 159:2
gilugos 170:6
gina 4
ginagamit 131:6 310 173 36 94 130
ginagawa 2 4
ginagawang 11:3 15
ginagaya 129:2
ginahasa 170:7
ginakuha 17
ginalaw 170:3
ginamit 131:2 310:10 412:16 133:12 136 70 139:2 129 55 62 303 179:2 196 30 308 89 154
ginang 16
ginapos 168
ginasgasan 180:2
ginastos 67 159 193 39
ginatangko 87
ginatangmi 39 82
ginatehan 94
ginawa 139:5 61 62 121 412 159 2
ginawan 310:2 160 170
ginawang 133:3 11 97 101 0
ginaya 129:10 131:2 136:4 179:3
giniba 65 91
ginikanan 67:2 68 80 88 45:2 30
ginipit 2
ginugulo 162 167 60
ginugutom 173 300
ginulpi 166
gipa 2:2 204 30 7 23
gipaagi 412
gipaak 74:2
gipabalik 300
gipabayad 24:3 144 100
gipabuhat 62
gipadad 58 60
gipadalhan 77
gipadlock 64
gipagamit 412
gipagawas 0
gipahadlok 2
gipahawa 0 10 6
gipahulam 412:2
gipahunong 0 6 136
gipakatag 172:2
gipakatap 172:3
gipakaulawan 4:2 60:5 177 160
gipakita 123
gipalabi 25
gipalahi 25
gipalayas 64
gipalayo 44
gipalit 63:2 82:2 192:2 87:2 412 39 89
gipalitan 86
gipamalit 192
gipanamkon 38
gipananghid 180
gipang 4 10
gipanghapak 173
gipanghimaraot 177
gipangita 165:2 412
gipangputol 180
gipangtangtang 21
gipapahawa 0:3 64:7 91:9 96:3 16
gipapahulay 12
gipapasabot 13
gipapauli 0 301
gipapirma 3:3 5 2
gipapuyo 41
gipasagdan 72:3 62
gipasakaan 64
gipasalig 159
gipasaligan 304
gipasandig 162
gipasanginlan 136:4 158 168:3 154:2 176 183
gipasipad 4
gipaso 173
gipasulod 309 7
gipatawag 59:3 158:2
gipatay 176:8
gipatrabaho 7
gipatubag 13
gipauli 300:7 301
gipaundang 0
gipeke 179:6
gipildi 20
gipit 412
gipost 160:2 172:2
giprenda 97:2
gipriso 163:2 175
gipugngan 205:2
gipugos 2:5 167 170
gipuli 0
gipulihan 0 6
gipusil 176:5
gipuy 91:4 90
gipuyan 91
gireklamo 409:5 59:2
girisa 309
girl 170 183 173 41:2
girlfriend 42:3 202 410 31 103
girls 171 309:2
gis 116:12
gisaad 1
gisaaran 309:3 304
gisagop 34
gisagpa 173
gisalda 39
gisinggitan 4:3
gisingil 143
gisingka 4
gisira 114
gisirad 94:5 114:2
gisirado 10:2 114:4 94 161
gisirhan 94 10
gisubasta 156
gisukod 101
gisukot 120 121 56 310 24
gisulat 35
gisulod 180:2 168 169 105:3
gisulti 135
gisultian 177
gisultihan 0
gisumbag 166:6 162
gisundog 129:4
gisunog 180:2 162
gisuspender 12
gisuspenso 12:6
gisweldohan 1:4 300:3
gitabi 177:2
gitago 44 4
gitagoan 44
gitakda 8
gitamnan 169:2
gitanggong 21
gitangtang 0:4 6:6 21 109 195 302
gitangtangan 64
gitanyag 301
gitaod 62
gitara 168
gitawag 177
gitawgan 60 56
gitext 60
gitigbas 166
gitikas 188
gitikasan 159 188:2
gitna 301 81
gitnang 35
gitrabahoan 16 15
gitukod 81
gitulis 168:2
gitutokan 171
giuli 66:2 304:2
giveaway 195
given 63 311 152 84 100 161 2 8:2 21 61 170 184 192 36 0:2 1:2 4 65
giving 192 6 110 63 68 13:2
globe 63
gmit 308
gnastos 193
gnaya 129
gnlaw 303
gnmit 131 133
gnwa 139
goats 180
gobernador 312
gobierno 101:2
gobyerno 101:10 124:2 91:3 93 9 8
godchild 34:2
godfather 55
godmother 147
goes 108 56 31 94
gold 304 63 168
golden 315:2
goldsmith 159
gone 304:2 120 303 40:2 0:2 6 56 168 68 91
good 30:2 184:3 206:4 55 161 194 6 199 203
goods 135:5 121 63 159 168 311
goodwill 117
google 160
goons 196 167 91
gossip 177:6 92
government 403 9 91 101:7 124:10 311:3 195:2 191 142
governor 312:3 311 189
gown 129:2 61:2
gps 41
grab 302 71:3 100
grabbed 90:2 171 168
grabber 90
grabbing 90:2
grace 99:2
graceful 2
grade 183:2 63 171 173 315 301:3
grades 123:3 301
grading 301:2
grado 123
graduation 317
graffiti 183
graft 311:6
gramo 169:2
granada 181
grandchild 67
grandchildren 67 80
granddaughter 31
grandfather 80:5 91 92 137 170 68 89 93 179 95
grandma 43 142
grandmother 45:2 80 67:4 43:2 37 31 93
grandpa 88 80
grandparents 401 44 80 93 31:2 45:2 91:3
grandson 63
grants 125:2
graphic 139 148:2 1
grapic 148
gratuity 3
grave 167:4
gravel 121
graves 167
graveyard 7:3 2
great 80:3
greek 300 301
green 408 171:2 189:2 30
greenhills 135:2
grenade 181:2
grew 108 38 314
gripo 63
groceries 192:2
grocery 168 192 0 1 147 11
groom 48 410
groped 170 171:4
gross 13:2 156 149
ground 105:2 65 32 73 91 98:2
grounded 6
grounds 32
group 60:3 160:6 125:3 304:3 172:5 0 4:5 134 120 128 63 159 105
growing 304
grown 173 34
grows 17
grupo 125
gs2 300 108
gsis 23 73
gsto 68 401
guam 189 33 45 314
guarantee 161:2 124
guaranteed 56 304 61 161
guarantor 402 159
guaranty 120
guard 0:6 12:10 100:3 166:2 196:2 1 7:2 17 165 168 171 20 3
guarded 309
guardian 43:16 45
guardianship 43:5
guards 91:2 64 185 1 309 100
gub 91
guba 63:6 62
gubaon 91:2
gubat 105
guest 0
guests 61 1 6
guhit 63
guidance 206:2
guide 402
guilty 184
guinea 300
gukdonon 3
gulang 183 173:2 45
gulay 121:3
gulayan 74
gulo 405 401 403 404:2
gulong 180 308 175
gulpi 166
gumagalaw 105
gumagamit 310:4 131 130 169 308
gumagana 119:2
gumagawa 62
gumagaya 135
gumamit 128:2 137 154 179
gumatang 83 103
gumatangak 83
gumatgatang 192
gumawa 58 68:3 110:4 129 139:3 62:2 70 84 158 185:3 168:2 179 13 409 160 130
gumaya 129 136
gumgmit 131
gumuho 62 15
gumulpi 185
gun 181:15 196:14 167
gunban 196
gunman 176:2
gunmen 176 167
gunpoint 167
guro 173:3 60 171 170 206
gusali 121 124 81
gustong 30 108 194 115:4 137 34 48 141
gutted 85
gutter 74
guwardiya 12:2 0 7
guwardya 100
guy 302
guys 166 171
gwardiya 21
gwardya 2 12:2
gym 402 63 61:2 117 123 128 58 65 166 171 1
habal 71
habeas 44:3
habi 129:2
habilin 68:8 67:3
habol 42:2 3:3 300 117
habulin 57 3 86
hacienda 91 95 1
haciendero 95:2 167
hack 303:2 308:13 172 123
hacked 303:3 123:2 308:9 166
hacker 308:2 123
hagdan 15
hahabulin 3 302
hahatakin 56
hahatiin 67:2
hahawak 43
hair 25:2 166 162 16
hakbang 48
halaga 57 3 4 17 146 87
halagang 24
halalan 192:2 193 100
halaman 134
halatang 2
half 314:2 67:3 184 31 10:4 17:2 23:2 109 58 61:2 304 55 62 39:2 48 1:3 2 21 300 409 11 12 64 81 84:2 94 99 101:2 103 89
halin 149 154
halip 169 36
hall 114:9 156:4 91 143:2 101:2 59:2 61 158:2 168 195 36 410 11
halo 62
halos 17:2 56
halved 300
halves 1:2
hamog 183
hand 402 63 139 15 117 166 168 192 44 2 3 0 83 96 147
handaan 61
handcuffed 163
handed 195 1 8 13:2 3 141
handicraft 129
handle 25 43
hands 1:2 0 2
handshake 82
handwritten 68:4 82:3 55
hanger 173
hangga 72 311 3:2 12
hanggan 199
hangganan 81:3
hangs 81
hangtod 1 3 0 176 7
hapon 33:4 410:3 103 59 206 314 302 199 202
hapones 199
happen 403
happened 309 72
happens 164 199 19:3 48
happier 2
harap 177:8 4:3 74:3 176 59:2 168:2 173:2 48 0:2 25 162 94
harapan 88 101
haras 60
harass 60:2 167
harassed 56 167 171
harassment 4:3 60:7 167 171:6 196:2
hard 2 72
hardware 141 63 8 409 24
hardwood 62
harness 15
harrasment 4
harvest 96:7 88 55 1 94
harvests 95
hasn 152 65 16
hasyendero 95
hatagan 14
hatagi 14:2
hatch 301
hate 36:3
hati 39:3 88 113:2 109:2 67 96
hatian 39:4 42:3 67:7 88:7 96:2 113:7 32 137
hatiin 88:5 67 32 119 42
hatinggabi 16:2 74
hatol 184 189 33 91
hauled 121
hauler 23
hauling 1
hause 97
hawaii 314:2 33
hawak 93:5 82:4 304 167 83 86:2 87:2 89 109
hayop 67 4
hazing 166:2 183
hbang 147
hbulin 97
hdo 317:9
head 166 159 311 0 2 4
headquarters 115
headset 4
health 73:3 1
hear 165
heard 40:3 308 165
hearing 407:2 0:4 13:6 20:4 59:4 77:3 57:5 165:3 176 12:2 19 301 70 158 164 14 15 25
hearings 59 165
heart 301:2 72
heavy 110
hectares 95
height 25
heir 67 89:2 35 83 88 92
heirs 67:5 88:5 142:2 80:2 82:2 95 109 137 89 91:2 96
held 168 135:2 123 163:2 30 85 204 205
helmet 162:2 4
helper 16:9 300:2 168:2 409:4 1 34 77
helpers 4
hepa 25
hepatitis 25
hepe 4:4
hepemi 4
hermogena 36
hernia 72
hero 137
heroes 7
hers 136 159
herself 159
hid 154:2 73:3 117 67 172 30 20
hidden 172:2 63 110 44 65
hide 162 44 4
hides 109 39 154 71 1 65
hiding 165 55 154
higaan 32
higala 308 412
high 402 60:2 144:2 156:2 97 73
higher 20 87
highest 97
highway 94:4 101:2 175:3
hihingi 15
hihingin 141 45 410
hijab 25:3
hike 8
hiling 15 14 73
hill 93 86 90
hilltop 82
hilot 37:2
himoan 70
himself 109:2 170:2 111 162:2 171
hina 167 60
hinablot 168
hinabol 167 166
hinahabol 120:2 56 171 24 82
hinahanap 165:2 412:4 25
hinaharass 167
hinahatak 56
hinahati 109 95
hinahawakan 4 171:3
hinalay 170:4
hinampas 166:4 173 162:2
hinanap 40
hinanapan 205
hinarang 205:5 167 204 153 0 21
hinarangan 94:4
hinatak 97 153:2 56
hinatulan 184
hinawakan 170:2 171:2
hinay 2
hindi 0:10 1:33 3:10 5:4 7:6 9:17 11:13 12:5 14:5 16:14 17:5 21:4 25:17 300:8 302:8 31:16 32:7 37:12 38:8 40:12 42:8 44:8 55:12 56:11 59:9 61:27 62:8 63:8 65:7 66:5 67:2 73:8 304:13 82:2 89:3 97:4 98:8 99:6 101:2 109:4 116:6 120:4 121:11 124:4 132:2 143:2 144:5 145:10 154:6 156:6 159:14 163:6 164:2 167:3 309:5 189:9 193:5 194:6 205:9 317:3 30:4 119:2 137:2 152:3 57 71:2 72:4 77:3 303:6 80:6 84:4 85:3 86:4 95:4 96 100:3 158:2 160:2 162:3 165:3 169:2 179:3 186:2 310:2 407:2 190 312:2 204:4 34 35:6 43:4 45 48:3 2:10 4:2 6:5 8:6 19:4 20:3 24:3 301:4 191:3 402:2 114 125:2 133:2 58 64:2 70 172 174 175 181 184 311 177 195:2 198:2 36 39:2 401:2 314:3 13:2 15 409 68:3 88:2 91 92 93 94 105:2 146 142:4 103 188 33 41 153
hingin 31 16
hinihimas 171
hinihingan 148 167 172:3 20 13 309 304
hinihingi 141 31:2
hinihinging 96
hinihintay 3 12
hinila 153
hiniling 17
hiningan 308
hinipo 170
hinipuan 170:3 171:6
hiniram 55:2 412 44:3
hinold 153:2 205 16
hinoldap 168:2
hint 141
hintay 12:2
hintayin 12
hinuhulog 9:4
hinuhulogan 9
hinuhulugan 9:3 99 39 86 87
hinuli 163:10 114 135 169 204
hinulog 9 99:2
hinulugan 9:4 61 99 39 42
hip 71:2 15
hipag 55 177
hiphip 311
hipo 171
hire 139:5 309 201:6 25:3 10:2
hired 25:3 167 201 302 61 176 186 10 1 7 11 96 21
hiring 25 201
hit 71:14 165:3 166:3 173:3 175:13 186:22 162 183 137 73 24
hita 171:2
hits 162:6 173:2 32
hiv 25:8
hiwalay 401 30:7 32:9 42 33:3 111 174 36 39:2 410 41
hiwalayan 30:4 32:2 33 48
hiwlay 32
hlurb 98
hm 30
hmo 73:8
hnahunting 167
hnd 31 55 304
hndi 1
hnhingan 172
hnuli 163
hoa 100:17
hold 402 1:3 3:4 12 303:6 165 204 317:15 153:4 168 312 114 56 167 163 82 84 100 86
holdap 168:3 183
holdaper 168
holder 412 189 206 313 91 93
holders 109
holds 103 189 97
hole 62 98
holiday 7:10
holidays 115
hollow 62
holographic 68:3
holy 7
home 300:11 302:6 37:3 56 99 112:3 148:3 162:2 142 165 206 139 62 72 163 164:2 183 194 30:2 44 401 314 41 2 8 12:2 16:2 23 301:2 70:2 97 89 91 167 60 1
homebased 302
homemade 181:2
homeowner 100
homeowners 98 100:8 125
homestead 93:2
homewrecker 160
homicide 166 175:4 176:5 164:2
honestly 77
honeymoon 30:2 0
hong 300:6 174:2 317 205 30 45:3 314 1 70 110
honor 98:2 82 73
honorarium 1
honored 61:2 63
hoop 100
hospital 15:5 71:6 72:6 175:2 55:2 117 121 108 43:2 5 9:2 0 300 11
hospitalized 9 198
hostel 114
hostile 4:2
hot 128:3 166
hotel 63 120:3 121:6 198 315 115 172 174 41 3 6:2 7:2 10:3 21 25:2 0:2 4 309 105
hour 7 8 191
hours 7:11 123:2 2 8:4 13:4 163 205 5 72 302
house 405:3 16:3 39:9 42:10 62:6 64:5 83:3 88:3 90 91:5 97:10 98:5 99:9 103:9 146:7 180:4 131:2 147:3 68:3 81:2 84:3 89:3 94:4 167:3 168 142:2 129 132 70 74:2 163 170:2 41 409 13 65 85 80 176 77
houseboy 16:2
household 16 56 41
households 91
houses 91 300 90 98 101
housing 97:2 56:2 159:2 1 9:2
hr 403:2 2:10 13:11 409 6:2 123 0:2 3:2 4 1 14
hrs 7:2
hsac 98
hub 309:2
hubad 172:7
hubby 30 40 41 206
hubo 172:8
hubog 162 166
huge 144:2 109
hugis 129
huhulihin 56
hukay 15 98
hukom 164:2 317
hukuman 77:3 57:2 32:2 33 48 20 92
hulagway 133
hulga 167 172
huli 163 174:2 56
hulihin 165
huling 1:3 3:8 68:6 58
hulog 9:14 99:9 56 61 73:3 84 55
hulogan 99
hulugan 99:7 82 56:2
hulugang 99:3 87 98
hulyo 1
humahabol 56
human 309:3 84 55 175 23 3 10 66
humarap 59:2 179 30
humarurot 71
humayan 96:2
humihingi 311:4 67:3 94 172 409
humiliated 177 2
humiliates 4:3
humiling 184 48
humingi 311 308 159:2 120 31
huminto 31
humiwalay 32:4
hundred 121 55 61 304 412 159:2 192 3:2 5 8:6 10:2 17:2 16 24 65
hundreds 304 98
hunyo 64
hurt 15:4 166:4 173 71 175:2 183 301:2
hurting 162 173
hurts 162 173
husay 59
husban 41
husband 401 30:7 32:5 33:9 39:13 40:12 41:18 103:7 162:21 163:2 174:7 198:2 199:12 115 204:2 313:2 15 56:2 169:2 177 179 181 184 164 31:2 34 48:4 9 14 300 301:2 0 70 73 142 206
hustisya 185 176:2
hut 180 183 91:2
huts 90:2
huwad 179:3 135 86
huwag 0:3 184:2 138
huwes 30:2 165 410
hydro 105
i2 91
iabot 1
iacat 205
iampon 34
ias 311
iatras 185 191
ib 4
iba 41:8 63:3 87:17 90:3 123:2 174:8 111 70:2 86:3 89:5 91 92 96:2 98 190 31 36 4 5 300:2 164:2 109 129 131:2 136:2 412 61 30:2 35:3 43 0 309 88:2 134:2
ibabainnak 4
ibabalik 56 99
ibabase 146
ibabayad 146:2
ibainnak 4
ibaligya 117:2 159:3 146 88
ibalik 44:6 66:5 152:2 200:2 303:5 97:2 30 20 304 42 309
ibaloi 105
ibang 41:18 86 33 10:3 300 302 128:2 129 57 304 310 174 36 2 309:2 90 0 92
ibayad 101
ibebenta 117:3 146
ibenta 70:2 84 117 88:4 159:2 95
ibibigay 147:7 23
ibig 9:9 97:3 59 70
ibigay 1:2 3:9 67 98:3 147:2 139:3 68 84 88 14:2 113 114 59 65 44 23 95 35 96 141
ibinaba 2
ibinabahay 41
ibinabalik 97
ibinabato 4
ibinahagi 95 160
ibinalik 304:4 44 20 66
ibinasura 186:2
ibinawas 17 66
ibinayad 121 152 66 161:3
ibinebenta 117:2 135 172
ibinenta 39:2 87:7 89:10 133 146:2 309:2 412:2 138 63 86
ibinibigay 1 31 88
ibinigay 86:2 147 1:4 123 58 55 61 303 70:2 72 159 0 15 300 301 16 23 138
ibinili 103
ibinulsa 311
ibng 41
ibotar 192
iboto 196 192
ibotos 192:2
ibubuksan 190
ice 8 15
icepick 166
icu 68 179
id 35:2 179:4 310:25 194:3 123 60:3 37:2 0:5 17 14 16 3 11
idaan 32 33
idda 48
idea 134:5
idedemanda 56
ideklara 154
ideklarang 40
idemanda 57 58
identification 200
identity 308 310:6 83
idiay 314:2 59 163 33 41 19 300 302 309 37
idinemanda 77:3 24:2
idineposito 161
idinikit 195
idle 156 143 90
idonate 147
ids 309
idulog 19
ig 55 310 308
iginapos 173
iginawad 95:2
ignore 58 3 77
ignored 109 144 116 152
ignores 31:2 55 58 66 300 71
igorot 105:2 25:2
igsoon 88:7 89:5 176:3 70:3 184:2 300:2 109 164 175 183 34 309 11 67 163 16
ihahanda 410
ihap 190:3
ihapon 190:3
ihatag 147:3 137 31 3:2 98
ihatid 61
ihawan 74
iilitin 97:2
iinitan 4:4 2
iisa 111 7
iisang 31 86:3 87:3 111:3 32 23 25 11 83 12
iisip 30
ikabayad 164
ikabubuhay 56
ikakalat 172:3
ikakasal 410:2
ikakaso 161
ikalawa 158
ikalawang 174 62
ikalimang 11
ikasal 30:3 39:3 410:3
ikaunom 300
ikaw 4
ikiha 174:2
ikinakalat 177:2 172:2
ikinakaltas 17:2
ikinalat 172 138 60
ikinaltas 17
ikinasal 174 30 42 48 39
ikinukulong 16
ikinulong 163:4
ikissayda 9
ikitna 45
ikkaten 312:2
ikot 3
ikuha 314 199:2
ikukulong 183
ikulong 183
ilabas 73
ilad 304:3 159:3
ilaha 304
ilako 146
ilakok 117
ilalabas 167:4 172
ilalagak 164
ilalakad 199 84
ilalim 11
ilaw 98:2
ilbo 317:3
ilhon 38:2
ililipat 117 142
ilimnon 196
ilipat 147 80:4 117
ilis 36:2
ilisan 36:5 63:3
ilit 97
ilitan 97:2
ill 43:2 156 162
illegal 0:4 17 90 163:2 169:2 181:5 185:2 309:5 195 204:3 20:2 21:2 409:2 60
illegally 198
illegitimate 31:2 38:4 67:2 35
illness 43 73 25 99
illustrations 133
ilo 43:3
ilocos 314
ilog 91
iloilo 34 200 315
ilokano 132
ilong 166
image 25
images 190
imam 48:7
imbensyon 134:3 137
imbentaryo 12 0
imbento 134:8 186
imbestiga 12
imbestigador 185
imbestigasion 0
imbestigasyon 13 0 12:2
imbitasyon 205
imitasyon 135:2
imitated 135
imitation 135:4
imitations 136 135
immature 30
immediate 24:2 2
immediately 0
immigrant 408
immigration 408:13 198:5 204:11 205:15 206:3 317:2 163 201 199 35
immorality 174
impaay 301
impaayda 10
impakaammo 89
impake 8
impalubos 14
impaskilna 160
impawarasna 172
impeach 312:2
impeachment 312
impediment 410
impersonate 310
impersonating 310
impersonation 310 131
impersonator 310
impigketda 195
impormasyon 60 123:7 138
import 108
impose 114
impossible 2:2
impostor 308 303 86
impound 402
impounded 175
impregnated 170
imprudence 175:6
ina 173 45 16
inaabuso 173:2
inaagaw 90:3 95
inaakusahan 407 16 176 136
inaalagaan 34 2
inaalok 171
inaanak 34
inaangkin 90:3 92:5 130 139 42 95 105
inaani 96
inaasar 4
inaawas 17
inaaway 74:3
inabandona 61 185
inabelko 129
inabot 7
inabuso 170:2
inabutan 0:2
inactive 119 9:2
inagaw 90:7 138:2
inagawda 90
inahan 43:2 35 31 23 300 67 80 72
inak 72
inako 38:2
inakusahan 170:2 183 154 136 159
inakusahang 183
inakusaranda 183
inakyat 168:2
inalagaan 34:3
inaldaw 4 8:2
inalis 0:3 12:2 302:3 109:3 64 10 6:2
inalok 19 304 192
inanay 85
inangay 192
inangayan 192
inangkin 67:2 81 88 133 90 139 42
inapela 20
inaprub 73 14
inaprubahan 132 14
inaramid 2
inaresto 163:4
inarkila 121
inarkilang 121 61
inasikaso 72
inatake 166
inaudit 141
inawat 25
inay 142:2
inayabandak 59
incapacitated 43
incapacity 30:4
incentive 14:3
incentives 1
incest 170
incident 13:2
included 200 3
including 117
inclusion 194:2
income 406:2 148:6 152:2 154:6 307:7 145:2 304 39 144 71:2 12:2 65
incompetent 43 4
incorporate 108:5 111
incorporated 108 125
incorporation 108:5
incorporators 108:2 111
incorprate 108
incorrectly 35
increase 8:3 64 110
increased 64 100:2
incumbent 189 191
incurable 30
indecent 171
indefinite 12
indelivermi 121
independent 302:3 191:2 193 11
india 315 313
indian 313:4 115 199 315:3 198:2 201:3
indiano 115
indicted 158
indigenous 105:5
indiscriminate 181:2
individual 56:2
indonesia 410
industrial 113:3 129:3
industries 115
ineligible 312:2
inenroll 9
inestafa 159
infant 63 173 14
infanticide 176:2
infection 72:2
infidelity 41 174
inflated 311
influence 68
influencer 307:4
info 123:2 310
informal 90:4 91
informant 154
information 116:3 123:6 138:3 144
informed 143 105 0
infrastructure 124
infringe 130
infringement 129:2 131:4 133 136:6
infringes 136
ingat 159
ingay 74:5
ingles 302
ingon 6
inhaled 15
inherit 67:2 103:2
inheritance 67:12 142:3 39 43 48
inherited 80:2 142:2 146 88:2 89:3 181:2 43:2 39 90 103
inherits 95
iniaabot 1
inihalal 21
iniimbestigahan 12
iniisip 31
iniiwasan 65
inikkandak 13
inikkat 0
inikkatdak 0 6
inilabas 123
inilagak 304:2
inilagay 130
inilagi 7
inilathala 133
inilayo 44
inilipat 81:2 2:2
inilista 153
inimbestigahan 0
ininsulto 177
inirehistro 9
inireklamo 59:3 158 409:4
inissue 161
inisyu 161
inisyung 161
initan 2:2 21
initial 35
initials 110
initio 30
iniurong 167
iniwan 40 42:4 43 62:6 65:2 309 34:3 38 41:2 174 31 44 71 30 67:2
iniwang 67:2 10 88
injected 72:2
injection 72
injunction 402
injure 15
injured 15:2 301:5 71:2
injuries 166:7 175
injury 15:2 301:2 166:2 175 43
inkandaduan 64
inkarida 309
inlako 89:2 39
inlakona 87:2
inleppas 62
inmate 184
innala 101 44
innalada 309
innalana 55:2 159 44
inokupa 90
inokupahan 90
inom 196
inoperahan 72
inoperhan 72
inorder 63:2
input 149:4
inquest 163:2 158
inquiry 12
inreklamonak 409
inseradda 94
inserrada 114
inside 81:3 311 135 195 196 2 15:2 302:2 0 309 64 72 85
insist 39
insists 88
insolvency 56:3 120:2
insolvent 120:2
inspect 109 19
inspection 409:3 109:2 205 19 156
inspector 19:2 409:2 114:2
instagram 308:2 133 307
installed 62
installers 11
installment 99:5 23 82
installments 99:2 82 97
instant 31
instead 62 35:2 5:2 7:2 1 97 103
institution 34
instructor 41 5
instrument 82
insubli 44 66
insubordination 13:2
insufficient 161:3
insulted 177
insultohon 4
insults 162 4:2 310
insurance 402 71:4 73:43 148 123 159 175 179 43:3
insurer 73:4 71
insurnce 73
intawid 142
intellectual 128
inter 34
interes 97
interest 402:2 60:3 97:2 142:3 145 56
interfering 401
interior 62
intern 201
internal 406
internas 141
international 44
internet 63 160:2 308:3 130:3 302:2 114 56
interns 4
intervention 183
interview 205 199 5 25 0
intimate 172:3
inton 23
intra 109:3
intrega 159
introduced 41
introduces 41:2
intruder 176
intsik 313:3 8 204
inuman 166:5 163 170 176
inumit 168
inupahang 61
inusar 131
inusarda 310:2 412 133
inutang 60:2
inutangan 55
inutangna 55:2
inutos 20
inuupahan 64:6 66:2
inuuwian 41
inuwi 44
invented 134:2 144
invention 134:10 139:2 137:2
inventor 134:2
inventory 13 24 7 17
invents 66
invess 304
invest 304:14 115 315:4 203
invested 304:2
investigate 12:2 13
investigation 12:2 13:2 141 158:5 0
investing 315
investment 304:21 115 315
investments 115
investor 404 304:2 115:5 315:10 110 134
investors 134 108
invests 315:2
invitation 205
invited 124 163 90
invoice 121:8 148 302:2
invoiced 63
invoices 121:4 154 302
io 205:2
ip 105:2
ipa 128:4 130:4 189:2 204:2 143:3 119 169 194 312 35 19 80 83 84 93 36 2 120
ipaalis 130
ipaampon 34
ipabago 36:2
ipabalhin 84
ipabarangay 59
ipabasa 110:2 5
ipabasak 110
ipabilang 190:4
ipabura 186 130:2
ipadeklara 40
ipadeport 204
ipadiskwalipika 189
ipagagamit 137
ipagamit 38 139 14 36
ipagamot 301
ipagawas 172
ipagbibili 117 61
ipagbili 80
ipahayag 92
ipahiram 31:2
ipahiya 2:2
ipairehistrok 128
ipakatag 172 60
ipakiha 174
ipakita 44:2 109:3 31:3 172
ipaklaro 92
ipakulong 185:5 174:5 161
ipalipat 80 84:2
ipalit 159:2 169
ipamana 68 84 147
ipangalan 80:3 84 103
ipapaayos 70
ipapabasa 110
ipapademolish 91
ipapadeport 204:3
ipapagiba 64
ipapahiya 60:3
ipapakalat 172
ipapakulong 185 2 56
ipapalit 36
ipapamana 68
ipapangalan 84
ipapapas 130:2 92
ipapatapon 204
ipapaubaya 70
ipapirma 70
ipapriso 174 2
iparehistro 128:8 125:3
ipasara 119:2 143:4
ipasok 159:3
ipasubbot 97
ipasukat 93
ipasuri 110
ipasusi 83
ipatala 105
ipatanggal 130:6 189 92:2
ipatangtang 92
ipatubos 97:3
ipawalang 32:2 30
ipawalay 30
ipaypay 9
iphone 135 55 308
ipinaalam 109
ipinabarangay 59
ipinagamit 412
ipinagbabawal 169
ipinagbili 146:2 39 64 87 89
ipinagbubuntis 38:2
ipinagkakalat 177:2
ipinagkaloob 147
ipinagkatiwala 159
ipinagsisigawan 177
ipinahiram 55 412
ipinahiya 160
ipinakitang 163:2 68
ipinamana 181 90
ipinamigay 123
ipinangako 309
ipinangakong 16
ipinangalan 39 103
ipinanganak 314:6 313:3 91
ipinapakita 31 171
ipinapasok 9
ipinapasubasta 156
ipinapasulat 2
ipinasa 309
ipinasara 114
ipinatatawag 409
ipinatawag 13 59:2 158
ipinatinda 159
ipinatutupad 20
ipinost 160
ipinundar 42 41
ipo 128:3 132:8 172
ipon 67 39:3 55 303:2 42
ipophl 128:3 132:5 134
ipopost 172:2
ipra 105:2
iproseso 311 84
iprotesta 188
ipunan 42
ire 6
irehistro 128 112 125
ireklamo 19:2 311:3 60 309
ireland 410 302
irelis 114
ireport 314 310 192 193
irereklamo 19 311:2
ireremata 97:4 156:2
irikepko 143
iring 308
iro 74:4
iron 173
irrigation 94 168
isa 111:5 88 145:3 113:2 57 192 41 86 87:2 168 10 80 109 114
isama 45
isampa 185
isang 81:2 0:3 12:2 8:2 109 115 117:2 129 55:2 58 65 66 160 169:2 192 35 40 31 36 14:2 16:2 17:2 409:2 403 5 402 88:2 91 103 62 3 20 97 130
isara 119:8 143:5
isasagot 13:2 132
isasalin 80
isasama 45:8
isasara 143:2
isasauli 55
isauli 44 61 303
iscam 308:2
isda 121:2 112 55 169 8
isend 172:2
isesend 172:2
isinama 0 25 89
isinampa 158:2
isinangla 89 97:2 159 39:2
isinanla 97:2
isinapubliko 123 160
isinara 114:2 153 94:2 10:3 302 143
isinauli 66:2
isinilang 314:3
isinoli 55 159:3
isinubasta 153
isinumite 191
isip 129:2 43:2 68 162
isira 119 143
isirado 143:2
iskedyul 6 0
iskwater 90:6 91
islam 48:10
islamic 48:2
isn 159
isoli 44:3 66:2
isosoli 66
israel 300 302 309
issued 161:3 109:2 145 179 165
issuehan 114
istapa 159
isu 6
isubli 55 44
isulat 68:5 113
isumbong 19
isungbatko 58
isusubasta 156:5
isusulat 13
isyu 59 161
ita 55
itak 167:4 196
italy 314:2 40
italya 33 314:2
itatanong 402
ite 2
ited 98 147
itedda 8
item 63:5
items 135:2 17 311
itinago 154 44:3 63 304 85
itinakas 44:2
itinakbo 44
itinakda 164 8:2
itinakdang 8
itinapon 162
itinatago 4
itinatanggi 82 38:3 55 67
itinayo 39 81 98
itinurok 72
itlog 61:2 121
itr 148:2 145:2 152 3
itself 21
itsura 129 4
ituloy 119
iuli 44:5 55:3 66:3 304 303 159
iurong 185
iwahig 184
iwan 68 77
iyaan 67 45 89
jail 407 56:5 163:7 164 183:2 174:2 184 181 169 34 175
jailed 175 60:2 183 198
janitor 168 8 9 11
january 35 12 121
japan 33:9 309:5 314:6 202 45:2 199 83 205
japanese 314:2 115:2 201:2 203:2 33:5 92
japino 314
jaw 72
jealous 162 166
jeans 8
jeddah 300:4
jeep 71:6 171:5 114 61 55 39 168 42
jeepney 71:3 125 171 166 21 67
jeweler 63
jewelry 129 67:3 168:2
jhon 35
jilted 180
jingle 195:2 133:3 139
job 403:3 0:3 5:12 6:3 11:4 302:2 308:5 309:12 15:2 121 56 72:2 186 25:2 300:2 317 3 99:2 159
jobs 10:5 309 25 152
john 35
join 206 111 45:3 5
joined 138 21 4
joining 21 95
joins 4 21
joint 31:2 303:2 113:3 199
joke 171
jokes 171:3 4
jolo 48 2
jordan 300:2
journalist 176
jowa 42
joy 121
judge 57 164:2 165:2 317 30 31:2 410 88
judgement 20
judgment 77 57 33
judicial 33:3 67:2 313:3 88
jueteng 407
july 23
jump 164
jumped 300
june 35 1:2
junket 304
justice 176 185 158:3 317
juvenile 183:4
k1 408
kaagian 94:2
kaanakanmi 34
kaarruba 74 81
kaarrubami 74
kaaway 160 166 180 167
kabalay 16
kabalo 158
kabaw 39
kabayad 56:3 120:2 100 60
kabayaran 10 301 101
kabet 41:4 174
kabila 59:2 77 81:2 188
kabilang 129:2 131:3 74:3 167 173 30
kabilen 162
kabilenda 173
kabilennak 162
kabilin 67:7 105:5 142:3
kabit 32 41:16 174:9 177:5 160:6 162
kabiyak 67 30 34 40:2
kabkabilen 162
kabkabilennak 162
kable 13
kabotar 194
kaboto 194:4
kabsatko 89:2 176 164 169 184 300 163 55
kabtangan 39
kabuhayan 32
kabuteng 21
kada 4 8:4 11:4 17:2 162 31:2 7 9:2 74 192
kadagiti 60 308 177
kadakami 10
kadete 301:2
kaduak 4
kaduami 21
kaduana 45
kaduha 87:2
kagagawa 62
kagamitan 134 117
kagawad 188:3 191:4 114 59 189 193
kagawaran 19:2
kagustuhan 2
kaha 17:4 168:2
kahawig 132:2
kahera 159 8 10
kahibalo 39:3 89:2 145
kahilingan 68
kahiya 160
kahon 63 15
kahoy 121 166 15 74
kahulog 56:2
kaibigan 113:4 55:2 304:2 408:2 115:2 206:2 308:2 60 198:2 202:2 82 84 170 412:2 108 117
kailangan 143 307:5 57:3 70 185 193:2 201:4 206:5 317:2 31 45:5 14:2 409:2 0 43:4 405:3 108:2 111 123:2 132 148 58 59:2 158 407 200 30:2 32:2 33:2 37:3 40 44 410:4 10 19 20 4 13:2 68 77 142:2 39 198 315 113 115 141
kailangang 13 32:2 43 158
kailanman 30 93
kainan 131:2 117:2 149
kaingin 105 93
kainuman 170 166:2
kakapasa 5
kakasuhan 185 161:2 2 24 120 412 160
kakatawan 70
kakauwi 300
kakilala 412 117 137
kaklase 412 55 113
kakumpitensya 131:3 5
kalaban 138:6 190 195:2
kalabang 5
kalabaw 168 180
kalaguyo 174:3 41
kalahati 3 1 99
kalahating 12 17 169 146
kalakaw 301
kalan 134:2
kalapaw 90
kalaro 166
kalat 177
kalayaan 164 7
kaldero 15
kalendaryo 133
kalihim 179
kalit 302 0:2
kaliwang 72
kalmot 166
kalsada 71:2 101:7 98:2 124 94 74
kaltas 8 17:14 152:2 9:4
kalye 171
kamag 90 124:2 60 89 92 311:2 56 40
kamagulangan 88
kamali 144 191 35 72
kamatayan 179 37
kamatayon 37
kamay 68:5 82 166 15:3
kamot 166 15
kamote 134
kampanya 193:6 195:3 196 133
kampo 192
kamukha 131 38
kamukhang 38
kanal 74:2 81
kanayon 162
kandado 153 10
kandidato 189:8 193:2 191 192:8 195:3 196
kandidatong 189:4
kandidatura 191:6
kang 31:3 39 2 91
kanhi 409:3 138 162 24:2
kani 39
kanilang 41 31
kanino 31:5 139:7 68:2 39 15 103 146 42:3 401
kaniya 159
kaniyang 39
kankanayon 162
kano 33:4 410:3 103:4 199:4 203:3 115 407 198 315
kanselahin 70
kanta 133:15 137:5 136:3 61
kantak 133
kantidad 3
kantina 6 1
kanto 166:3 171:3 163:2 168
kanunay 74 4
kapa 304
kapabayaan 72:3
kapalit 192:5 412:2 137 171 172 0 3:2 6 10
kapangalan 186:2 131:2 36
kapanganakan 35:5 314:2 37:4
kapangyarihan 70:2
kapangyarihang 70
kapansanan 25:2 43 301
kapapanganak 14
kapareho 132 136 86 131
kaparehong 131 138
kapatas 0 1
kapatawaran 184
kapatid 88:9 89:10 176:4 109:3 147 70:6 163:5 184:4 43:4 300:2 117 59 67:3 169:4 170 175 181 34 39 42 15 25 301 309:2 73 77 85 168 80 97
kape 128:2 180 2
kapirasong 0
kapirma 43
kapit 59
kapital 304
kapitan 59:10 311:9 188:6 312:8 195 114:3 189 192:3 301 309
kapitbahay 74:23 81:12 90:2 166:4 167:3 177:5 156 55:2 94:3 170:2 173:2 114 59:2 412 180:2 171 176 304
kapitbhay 81
kapuli 85
kapuyo 42:6 162
kapwa 109
kapyot 82
karaan 92:2
karakter 137
karaniwang 7
karaoke 74:3 136
karapatan 403:4 31:3 137 100 312 39 14 302:2 67:2 96 139
karapatang 31
karate 170
karenderya 114
kargador 1
kargamento 24
karinderya 112:3 409:2 114:2 141 0 8
karinderyang 131
karong 163 19 0
karpintero 62:4 1:2
karwash 8
kas 148
kasabay 6
kasabot 5 406:2
kasabotan 113 137 82
kasabutan 113
kasado 33:2 39 174:2 199:2 42
kasal 401:2 30:23 31:3 32:3 33:4 37:8 42:14 48:6 410:11 61:5 174:8 199:4 35 39:4 41 14
kasalanan 0:2 17
kasali 39
kasama 96:7 113 45:6 4:3 117 163 169 183:3 10 11 7 85
kasamahan 166
kasambahay 16:20 168:4 409 34:2
kasapi 21
kasapulan 112 45
kasar 37
kasarian 35:2
kasarko 30
kasarmi 30
kase 97
kasera 64:4 66
kasingkwenta 23
kasinsinko 55
kasintahan 160 410:2
kasinungalingan 160:2 177
kasmbhay 16
kaso 402:2 405:2 407:16 20:8 24:3 59:2 77:2 154:6 158:3 163:4 174:2 185:21 186:14 189:3 317:13 409 57:2 164:5 165:5 310 412:2 145 58 169:2 170 175 176 179 181 184 196 41 401 83 160 312 2
kasok 186 407
kasong 407:3 57 185:3 77:2 164 165
kasosio 109
kasosyo 109:17 113:7 111 117 159:2 138 115 58 158 167
kasuhan 407 41:2 174:2 185:6 57 171
kasulatan 82:8 113:4 55:4 68 32 110 137:2 179 84:2 85 147 87
kasulatang 82 3 70
kasunduan 59:3 61:4 110:6 113:6 39 5:2 21 82 90
kasunduang 138
kasuratan 113 82
kaswal 11:2
katabang 16:5
katabi 81:3 74:2 94 91
katabing 74:2
katagal 30:2 33 199 92
katandaan 23
katanungan 403
katapat 74:3
kataposang 3
katapusan 12 41 1:2 64
katarata 72
katarungang 59
katatawanan 4
katibayan 35 82 86
katiwala 138 168 1 23 90
katkatawaandak 36
katloan 23 77
katorse 183 1 7
katrabaho 171 4:2 41
katulagan 110 61
katulong 16:7
katunayan 3
katungod 31 403
katutubo 105:4 37:2
katwiran 1
kauban 4:4 159 45 12
kausap 308 61
kausapin 4
kawat 168
kawatan 168:2 177:5 311 160 10
kawayan 166
kaworkmate 55
kayang 56:4 99:2 164
kayatko 40
kayatmi 108 125 312 34 21
kayatna 199
kayongko 166
kaysa 184 35:2 25
kbila 173
keep 199 44 7 67 163 31:2 34 409 0 95 60 120
keeping 181
keeps 42:4 74 139:2 66:3 162 1:3 300:2 16:2 130:2 60 63:2 55 61:2 317 159 183 39 41 44 3 309 65 92 95 171:2 71 4 14 84
kelangan 148
kemikal 15:3
kept 123 42 1 159:4 39:2 61 308 317 300:2 2 16 302 99
kerida 41 174:2
key 180 65
keys 0
kgawad 193
khit 14 205
kht 56 7 145
khul 48:2
kickback 311
kicked 64:2 109 42 180
kicking 64:2
kicks 4
kid 173
kidnap 407 44 185 167
kidnapping 407 44:2 185
kids 31:7 74 162:4 173:2 200:2 41:2 44:3 45:3 167:2 56 71 180 168 315 37 314 30 12 8 67:2 82
kihaon 185
kikilalanin 33:2 38 68
kilala 168:2 36:2 158
kilalang 135
kilalanin 38:5 21:2 33 34 14
kilay 166:3
kill 162:3 167:4
killed 175:6 176:5 180:2 120
killer 167 176
killing 176:4
kills 180
kinabil 166
kinabukasan 0 6 14
kinagat 74:4 166:2
kinahanglan 108 148 206 45 13
kinain 81:2 85 303 66
kinakailangan 149
kinakaltas 17:3 9
kinakaltasan 9:5 17
kinakasama 42:6 41:3 162
kinakasuhan 154 160
kinakausap 4
kinakawawa 4
kinalakihan 91
kinalat 172:3
kinalimutan 31
kinalmot 166:2
kinaltas 17:2 152:4 66
kinaltasan 17:3 152 311
kinamkam 109 67 105
kinampihan 59
kinandado 64:5 153:2 109
kinansela 99:3 191
kinanselarda 99
kinasal 174:2 30:2 35 48:2
kinasama 42 41
kinaso 173
kinasuhan 407:2 24:7 409:3 77:3 136:4 154:6 158:2 160:9 159:2 166 173 174:3 177 179 183:2 161
kinatatayuan 89
kinatawan 70
kinatitirikan 91:2
kinausap 0 133
kinaya 2:2
kind 152
kindergarten 44
kinikikilan 167
kinikilala 38 21:2 48
kinilala 33 133 38
kinissayanda 17:2
kinita 304 159
kinokontrol 109:2
kinolektahan 309
kinonsulta 101
kinontrata 1
kinopya 129:9 131:4 133:6 136:3 138 24
kinse 183:3 170
kinsena 1:2
kinsenas 1:5
kinuha 44:9 101:3 138:4 153:2 159:9 99:2 168:3 310:2 43 0:2 16 25 300 24:2 133 55:2 66 311 309 67:2 163 42 60 121 123
kinuhanan 309 196 159
kinukuha 311 56:2 162 31:2
kinukulong 16 173
kinukutya 4:2
kinulong 163 183:3
kinumpiska 407 114
kinunan 139
kinurakot 311
kinuyog 166
kiosk 110
kisame 62 65
kissayanda 17
kisses 171 173
kita 109:4 113:5 154:4 307:2 145:2 162 173 168 32 17:2
kitchen 62:2 15:2 113 4 25 300 74 81
klaro 68
klase 156 61 173 407
kliente 121
klinika 123 168 5
kliyente 302:10 121:11 138:3 110 123:2 148 12:2 139 149 4 25
kme 64
kming 30
kneading 0
knee 71 301
kneel 4
knees 171
kng 68 402
knife 167 162
knifepoint 168
knina 205
knino 68:2 146
knock 129 131 189 65
knockoff 129
knopya 131
knowledge 89 172
known 40
knows 40:3 138
knuha 168 44:2 86
knya 402
kog 56:2 145 148 177 179 4 3 2
kolateral 97
koleksyon 159:3 56
kolektor 60:2 100 159
kolong 169
koma 110
koman 119
komisyon 1 412
kompania 109 23 105
kompaniak 24
kompanya 10:6 21:3 119:5 108:4 120:2 0 5 23:4 24:4 3:3 109 139 154 56 73 9:3 13:2 19 20:3 301 302:2 17 105:2 15 132
kompanyang 111
kompetensya 138
kompiskado 153
kompositor 61
kompyutasyon 23
kompyuter 302
komunikasyon 30
kondisyon 5:2
konduktor 7 171
konsehal 191 311 31 192 193
konstruksyon 15 8 1
konsulado 200 314:2
konsulta 402:2
kontak 60
kontra 132 144 158:3 24
kontraktor 62
kontraktwal 11:3
kontrata 402 5:16 61:8 110:21 137 6:2 11:11 300:4 302 24:2 21 64:2 99
kontratista 62:8 121:2 1 12 15:2
kontribusyon 9:2
kontribusyonmi 9
kontrol 308
koop 125
kooperatiba 125:9 56:3 304:2 97:2 149 303 17
kooperatibang 304
kopras 96
kopya 130 135 129 85 77 35
koral 81:4 180:2
korea 309:3 314 33:2 315 44 89
korean 115:5 103 201 315:2 33 199
koreana 199
koreano 410:3 315 33 198 87
koreanong 115 201 10
korporasion 108
korporasionmi 119
korporasyon 404 108:11 119:11 109:4 111:7 116
korte 57:4 77:21 179 407:2 317:4 32:2 120 186 30 33 48 40 92:2
kosekitohon 33
kostumer 123
kotong 311:4
kotongan 311
kotse 71:8 180:6 147 61:2 63:2 73:2 159:4 56 175 42 10 74
kotsek 73
kpalit 192
kpatid 55
krimen 407 183
kriminal 407:11 158 185:6 154
krimnal 407:2
ksal 42
ksalanan 59
ksi 25 205
ktbi 74
ktira 41
kuarta 192:2 303 308 55 159 309
kuartak 55:2
kubo 180
kuha 153 133:2 139
kuhaon 101 56 42 410 95
kukuha 88 112 201 206 45
kukunin 101:3 97:3 31
kulang 8:6 17:3 1:2 144 62 92 101 190:2 205:2 31 35:3 3:4 9 23 116 121 141 63 191:2 19 56 114
kulay 131
kulong 407 163
kulungan 163:4 183
kumakalat 160 177
kumakatok 56
kumalat 123:4 172:3
kumanta 137
kumare 55:3 177:2 159 309
kumbento 162
kumikita 307:5
kumonsulta 403
kumontra 132
kumopya 130
kumpany 9
kumpanya 404:2 10:5 24:7 108:4 119:5 120 109:7 121 133 138 139:3 15:2 19:2 20:4 23 3:2 115 152 9 0 21 91 302 111
kumpanyang 302
kumpare 177 55:3 174 41 59
kumpleto 205 3 64:2 73
kumuha 112:2 121:2 138 148:3 85:2 93 59 60 310 70 162:2 168:2 172 186 44 201
kumukuha 168:3
kunan 172
kundi 167 172
kunin 88 199:2 31 163
kurakot 311:4
kural 81
kurap 311:2
kuryente 63 64:10 65:2 94 302 177 195
kusang 2:3
kusina 81:4 15 4 7
kusinera 8 23 409
kusinero 138 409
kusinerong 201
kustodiya 31:3
kustomer 4 17 131
kutsilyo 181 162
kuwait 300:12 314:2 179 33
kuwarenta 181
kuya 88:2 89:2 163:5 169 176 184 67 166 196
kuyog 45:2
kwalipikado 312:2
kwarenta 57
kwarta 402:4 55:4 303:6 159:9 311:5 192:2 62:2 304:3 308 310 412 43:2 309
kwarto 64:5 170:2 65:2 174
kwatro 16
kwenta 162:2 144:3
kwento 133
kwitisan 173
kya 56:3 99
la 307
lab 72:2 123
laban 20:2 162 174 160:2 165 185 189 204 312 19 13 65 190 59
labandera 16:4
labas 31:3 38:2 67:8 41 166 162 21
labasan 94:4
labay 74
label 137:4 110 128:2 131 132 136
labindalawa 149
labindalawang 7:2 40
labing 183 40 7:2
labinlimang 57 30 0
labintatlong 40
labis 96
labor 403:9 11 19:9 20:21 21:4 409:5 173:2 309 113:2 201 96
laboratory 139
laborer 409
laborers 1
lack 114 62 15 161
lacks 132
ladder 15
lady 55 64:2 41 16
laeng 80:2 11 12 93:2 8
lagarian 15
lagay 311:9
lagda 179 312
laglag 181
lagnat 0
lagpas 81:3 73
laguna 31 410 41
lahat 4 66:2 68 39 42 10:2 3 120 141:2 60:5 308 159 168:2 31 40 2:2 21 67:3 80 99 84 35 304 0 138
lahi 35:2
laid 10:4
lain 41:4 87:4 174:2 96 131:3 30 89
laing 41:6 5 174:2 164 86 95 92
lakaw 74
lakay 162:2 40 41
lakayko 40:3 162:3 174 39 41 199
laki 144:6 171 142
lakton 112
lalagda 43
lalake 174
lalaki 41:6 171:4 174:3 36 42 195 35:4 25 31
lalaking 42 185
lalapit 401 125
laman 63:2 303:3 161 153 308:2 1
lamang 82
lambat 55
lamok 134
lamolamo 172
lamp 129
lampas 81:2 149 64 7 301 11
land 405:16 80:6 82:4 83:8 84:8 85:3 86:6 87 88:11 89:9 90:12 91:11 92:10 93:16 95:16 96:3 97:3 101:3 103:21 105:9 142:2 146:5 147:7 156:5 153:2 81:2 94 200 113 55 70 164
landed 144
landing 165
landlady 64:4 66
landlock 94
landlocked 94:5
landlord 64:17 66:5 96:2 171 158 166 179
landowner 96:3 95:2
lands 410
landscaping 61
lane 71
langis 304
langyaw 410:2 103:4 115:4 199:5 201:3 315:3 206 313 198:2 302
laot 301
lapas 81 198:2 149
lapse 73
lapsed 73:3 132 198:3 112 181
lapso 198
laptop 123:3 63:2 168:3 24:2 302 3 308
larawan 133 172:4 130 139 60
larawang 139
large 142
laro 308:2
las 30
lascivious 170
lasciviousness 170:2
lasenggo 30 32
lashing 301
lasing 407 162:6 166:4 175:3 73 30 71 180:2
last 3:19 36:3 68:6 0:3 1:5 121 149 58 199 10:4 23 302:4 84 82 180 66 19 198 87 141
late 1:4 37:7 116:7 145:7 146:3 191:3 193:5 314:3 142:3 61 194 7 12 13:2 17:2 130 56 303 310 181 31 34:2 36 38 4 20 67 72 80:3 103 91 93 60:2 98
later 6:3 55 11 87
lates 13
latter 68
laugh 36 4
laughable 301
laughed 4 36
laughing 4
laughs 55:2 171 65
laundromat 117
laundry 112 117:3 61 59 16 0 81
lawful 34 38
lawfully 32 409
laws 401:2 48:2 202 44 108 180
lawsuit 77
lay 10:3
laya 184
layo 2:2
layoff 10:3 12:2
layoffs 10
lazada 63:2 130:2 307:3 131
lazy 409
lccm 410
lead 0 4
leader 192:2 4:2 173 171
leaders 21
leads 41
leak 74 123:9 62 172
leaked 123:5 138:5 172:4 13
leaking 62:2 98
leaks 62
leaned 62
learn 165
learned 55 317 9 173
lease 64:5 66:5 96:4 103:3 110:5 92:2 117 179 65 105
leasehold 96:2
leasing 110 64 103
leave 13 14:61 30:3 32:3 65:4 90:5 91:6 113 162:3 205 206:3 317:3 64:2 68:2 198 204 0 2:5 6 16:2 58 180:2 3:2 5:3 309 74 96
leaves 162:2 113 65 74
leaving 206:10 24 56 317 198 202 205 45 2 5 0 68
lebanon 300
leche 112
lechon 131:2 61:2
lechonan 131
led 168
ledger 141
ledgers 109 141 154
left 40:3 41:3 67:7 113 62 66:3 173 31 34:2 38 44:2 3:4 142:3 138 55 303 56 64 158 42 30:2 1 24:3 72 88 97 168 68:2 77:2 2 20
leftovers 16
leg 71:2 25 15 72
legalise 198
legally 32:6 119 36:4 34:6 112 201
legends 308
legit 83:3 10 309
legitimate 38
legitimation 38
legitime 68
legs 175 171
lehitimo 38
lemon 63:2
lend 55 412
lender 161:2 92 97
lenders 56:2
lending 55:2 60:31 304:2 97 123
lends 125
lenses 63
lent 55:7 412:5 121
lesbian 162 25
less 8:5 166 25
lessee 65:5 57
lessor 65 66:2 64:2
letra 35:2
lets 108 5
letter 24:3 58:39 70:3 77 136:7 141:12 158:5 205 116:3 144 406 35 2:9 5 13:2 307 64 40 199 0 154
letterhead 58
letters 85
level 158
levied 153:3
levy 153:8 92 147
lewd 171:2
leyte 176
lgbt 25 42
lgo 131
lgu 114:2 124:2 156:3 101
lhat 60
lht 131
liability 111:2
liable 39 123
liar 177
libak 177
libel 407 160:11
liberty 164:2
libing 68 61 67
libo 57:2 192 24 309:3 160:2 412 304
libong 60
library 2
libre 401:2 402 403 405 407 147:2 7 100 65
libreng 401 402 403 407
libro 133:5 137:3 109:2 141:4 130 136
libya 300
license 402:3 407:3 30:6 410:6 114:6 136:2 137:17 175 179:3 181:8 125 98:2 309:2 310:3 71 83 163
licensed 309 196:4 136
licensing 137:4
lider 105 192:2 21
lie 302 101
lied 179 73 189
lien 153 83
lies 160:6 30:2 81
lieu 410
life 73:5 36:3 2:2 119 4
lifestyle 154
lift 165:3 204:2 317:2 116:2 153 301
lifted 168 204
lifting 15:4 204
liga 195
light 65
lights 74
ligtas 83
liha 82
liham 58:4 2 13
lihim 138:2
liit 8 101
likelihood 132
likhang 129
liking 308
likod 301:3 38 74 83 92
lilipad 45 317
lilipat 10:3 91
lima 11:2 108 56:3 58 190 13 23 6 98 161 31 88
limampu 8 23
limampung 10
limang 11:5 64 161 31 6 13:2 17 23 98 166 116
limapulo 57 55
limit 189:2 193:2 115 103
limited 111:2
limpyo 186 83
limpyohan 186:2
lindol 40
line 101 128:2 81:2 21 120 310 162 36 24
lineman 11
liner 301
lines 101
linggo 7:2 14 55 41:2 3 1:2 64
lingid 89
linisin 92:2 186
link 308:9 303
linog 40 10 85
linya 81 94 180 15 4
liog 162
lipat 84:4 11:3
lips 72
liquidate 119 120
liquidated 5:2 124:2
liquidation 119:2 120:2 13
liquor 114:2 196:8
lis 92:2 83
lisensia 181
lisensiana 181
lisensya 407:4 137:2 163:3 179 181:11 309:5 114 311 175 30
lisensyadong 148
lisensyang 181
list 115:3 138:11 165:2 194:3 169 317 123:4 303 192 82 186 10
lista 194:2
listaan 194:2
listahan 194:7 138:4 169 204:2 0:2 67 95
listed 191 317 33
listing 130:4 308:2 192
listings 130
lists 116 156 35
litratista 139
litrato 133:7 172:5 196 130 310:2 308 160
litratong 136 139
litson 131
litter 74
little 101 3 173:2 56 31
live 42:21 91:2 307:9 162:7 203:4 199:5 315 32:5 59 174 160:2 31:2 36:2 39 44 314 68 90:2 173 189
lived 91:4 30:2 34 42 206
livein 42
lives 174:2 189 41:3 166 30 88
livestock 168
livestream 160
living 32:3 41:3 68 90:3 16
liza 36
lman 308
lnd 64
loa 141:10
load 0
loaded 163
loan 404:2 9:10 55:2 56:14 60:23 303:3 97:4 310:15 110 120:3 98 161 179:4 308 17:2 70:2 39 99 80
loaned 55
loans 120:3 56:3 144
local 114 156:6 33 410
lock 64 303:3 0 16
lockdown 181
locked 303:3 109 173:2 170 2 302 309 1
locker 0 13
lockout 21:2
locks 65 16:2 162:3
lodge 170
log 7
loggers 105
logging 105 309
login 412 0
logistics 108 10
logo 128:15 131:18 136:5 132:3 137 139:6 135
lokal 35
lola 44:6 71 147:2 68:2 80:3 91:2 31 37 43:4 67:4 128:2 73 45:2 72 81 85 89:2 93:2 142:2 35 95 129
lolak 37
lolo 43:4 80:13 142:4 68:6 89:2 93 67 181 36 37 82 88:2 91 95
lolomi 80
london 302
long 7:2 91 202 110 63 128 303 190 30 410 20 108
longer 202:3 119 0 56:3 92 95
longganisa 128
loob 96 162 55:2 158:3 58:2 64 176 180 184 15 2 100 81 94 170 72:2 13
looban 94
look 110 165 35 40 5 16 83 96 6
looked 110:2
lookout 317:5 169
looks 129 132:2 158 205
loose 181:2
lose 10:2 192 200 2
loses 167
losing 10
loss 17 85:4 312:2 15 73
losses 17 10:2 24
lost 402 408 0:2 6:3 10:3 63 303:3 85:7 145 310:3 188:7 200:3 123:2 124:2 56:2 193:4 40 15 20:2 24 301:2 61 71:3 175 158 190 31 99:2
lot 405:4 81:9 83:10 86:6 87:10 90:7 94:5 98:6 99:5 101:6 103:11 146:3 80:2 82:2 84:5 88 89:4 91:4 93 159:3 92:2 152 156:2 164 39 42:2 70 147 85 142 179
lote 405 81:10 83:5 86:3 87:5 90:8 99:5 94:2 103 42 146:3 159:2 82:3 84:2 98 147:2
lotion 135
lots 190 88 98
loud 74
lourdes 168
love 308:3
lover 174:3
low 8:3 134 4 409 70
lower 300 25 146:2
lowered 164
lowest 124:3
loyal 23
loyalty 137
lra 405 83 86:3
lrt 101 168
lsvve 202:2
ltfrb 175 114
lto 402 407 63 114 175 311:2
ltopf 181:3
lubi 134 180
lubog 56:4 120:2
lucena 158
lugar 91:2 105 167 194 35 12 195
lugawan 131
luggage 181:2
lugi 120:2 1 10 110
lugmok 300
luisa 35
lukat 97
luma 84
lumabas 45 317:4 303:2 113 311 37 68 123
lumad 105:5
lumagda 110
lumagpas 198:4 81 149:2
lumaki 146 91 128
lumala 72
lumalabas 186
lumalaki 6
lumalamig 63
lumampas 81:5 149:2 198
lumang 84 92:5 165:2 186:2 158 153
lumaya 176 184
lumayas 41 10 64
lumikas 64
lumikha 129
lumipad 205:2 206
lumipas 55 1
lumipat 66:4 194 5:2 55 24 9 64 85
lumitaw 67 86
lumubog 40
lunch 4 0:2
lunes 19 0
lungs 15
lungsoranon 314
lupa 405:16 39:3 67 70:4 80:9 81:12 82:11 83:10 84:7 86:4 87:7 88:17 89:13 90:30 91:10 92:12 93:15 95:6 97:13 101:9 103:14 146:10 147:8 156:8 85:7 142:3 94:4 96:6 159:2 152 200:2 42 43 105:2
lupain 68 105:3
lupang 88:3 91:8 93:5 105:4 82 80:4 89:2 95:4 70 87:4 90
lupon 59:7 109:3
lupong 59
luyo 81
lying 179 72
lyrics 133 139
ma 11 98:3 114 130 204 3 202:2 143 303 56 165 179 30 33 35:3 43 20 301 164 70 314
maaari 36 103
maaga 300:2 184 23 5 13
maagang 195
maalis 12
maawatko 23
maayo 5
maayos 119:2 165 2 3
mababa 8:6 25:2
mababang 8
mababawi 152:2 99 164
mabaho 74:2
mabait 184
mabalhin 80:2
mabalik 152
mabalin 111 184 103
mabangga 175
mabasa 35
mabawi 44:2 152:4 62 304 300 97 99
mabayadan 56
mabayaran 56:8 120:3
mabayran 120 56:2 164 55
mabayri 156:3 142:2
mabdos 6:5
mabenta 89
mabigbig 33
mabilang 190
mabuhay 32:2
maceda 99:7
machine 15:3 134:3 188 63:2 74 190:4 129 55 12
machines 10 120 112 304 117
macontact 309
mactan 205
madaanan 94:2
madadamay 412
madakpi 176
madalas 6
madaling 74:2 16 7
madam 16:2 300
madamay 111:2
madawat 23:3 132
made 11 139:4 2:2 160:3 134 60 63 310:2 77 179 3 4:2 68 87 89 97
madeport 204
madodownload 57
madrasta 173 67
maestra 173
maestro 62 171
magagawa 38
magamit 9:2
maganda 31
magasto 30
magazine 139
magbabago 149
magbabakasyon 45
magbabayad 146:4 67 71:3 164 84
magbaligya 108
magbalik 63
magbayad 20:3 55:7 71:5 121:3 148:2 167 154 307:7 58:2 65:3 73 301:2 302 9 83 142:2 109
magbebenta 146:2
magbenta 84 307 70
magbibitiw 2
magbigay 63 162 73 109 31:3 34 83 94 100 124
magbitiw 2:3
magbubukas 112:2 115
magbuhat 68
magbukas 108 112:3 115
magbulag 30 31:3 174 32
magbuntis 5
magbunyag 138
magbuwis 307
magdemanda 185:3 186 58
magdugay 202
magdumala 43
magduty 12
magfa 57 58 85
magfile 143
maghaharap 19
maghapon 8
maghatag 109 14
maghati 88
maghintay 12
maghiwalay 31:2 32:4 30 39 48 103
magiging 149 30 200 314
maging 200:3 313:11 314:2 108 30:3 34:4 111 43:2 11:3
magkabukod 32
magkahiwalay 32
magkaiba 35:3 81
magkaibigan 113
magkaipon 30
magkakaanak 6
magkakaibigan 108:2 113:2
magkakapatid 88:9 80:4 89:2
magkakaroon 314
magkalive 42
magkapatid 88
magkapitbahay 74
magkarelasyon 170
magkaroon 200 39 93 103
magkasama 42
magkasinabot 88:4
magkaso 185:2
magkasosyo 113:3
magkasundo 109 59 88:2
magkauyon 88
magkuha 148
maglaba 1
maglagak 164
maglagay 115:2
magluluto 201
magluto 1
magmamana 68
magmay 115
magminyo 33:2 410:4 40 30
magna 6 14
magnakaw 168
magnanakaw 160:7 168:2 177:3 60:2 176
magnegosyo 115:2 404 112
magpa 30:8 84:2 93 200 202 148 83 32 37 162 48
magpaalam 143
magpabilin 32
magpadala 58:2
magpagawa 70:2 110 58 68
magpahimo 110 70:2
magpahinga 23
magpahiwalay 32
magpakasal 30:5 410:5 48:2 33:2 40:2
magpalipat 84:4
magpalista 148
magpalit 36:2
magpaliwanag 13:5
magpanotaryo 402
magpapa 70
magpapagawa 58 68
magpapakasal 410:2
magparehistro 108 148:4 194:2 112:2 307
magpasahod 1:2
magpasaka 185
magpasuri 38
magpasweldo 1
magpatabang 19
magpatitulo 93:3
magpinsan 108
magpipinsan 108 88
magpiyansa 164:2
magporma 125
magprotesta 188
magpuyo 199:2 103
magre 2:2
magregister 148
magreklamo 19:6 185:2
magrereklamo 19 185 311
magreretiro 23:3
magretiro 203:2 23:2
magsampa 407 185:9 57:3 58 59
magsara 119 143 145
magsasaka 95:3 96:7 125
magsasakang 96
magsasampa 185:3
magsasara 10 119
magsauli 55:2
magsisimula 84 108 404
magsoli 61:2 63
magsososyo 113
magsosyo 113:2
magsugod 405
magsumbong 19
magsumite 145 158
magsuon 88
magsustento 31:4
magsusumbong 185
magtagal 202
magtanggal 409:2
magtanong 401 0
magtatanggal 2
magtatatag 125
magtatayo 113:3 108:2 111 125:2
magtatravel 45
magtayo 21:4 108:5 125:3 111:4 115:3 112:2
magtiayon 39
magtinda 112
magtrabaho 201:7 5:2 62 162 309 7
magtukod 108:3 125:2 21:2
magtuon 315
maguindanao 48
magulang 31 43:3 67:4 80:9 89:2 142:2 147 88:4 45 30:3 159 162 313 34
magulo 401
magwe 21
magwelga 21
magwewelga 21
mahaharap 19
mahal 156 30
mahanap 44 85:2
mahatag 98
mahatod 37
mahibaw 5
mahimong 313:4 404 43 30
mahina 62 1
mahirap 6
mahogany 180
mahr 48:4
mahulugan 99
mahuman 62:3 300 24 12
maibabalik 152
maibalodak 56
maibayad 56
maibenta 70 92 80
maibigay 84 73
maibinta 89
maid 16:7 68
maiden 36:3 35
maigo 101
maikkat 130
mail 309 58
mailabas 304
mailagay 84
mailang 25
mailed 13
mailipat 84 142:3 80:2
main 121 94
maingay 74:4
mainit 16
maintindihan 5:2
maipapan 19 405
maipatulod 31
maipatupad 20
mairehistro 314
mais 1
maisan 96:3
maitatag 108
maituloy 99
maiyakar 84
majority 109
maka 145:2 317 116 198 40 199 153
makaalis 317:4 45 186
makabalik 204
makabangon 120
makabayad 56:4 120:2 99
makabili 200:2
makabiyahe 317
makabotar 194
makaboto 194:5
makabuo 108
makadaan 94:2
makagawa 82
makagawas 164:2 184:2 317:3
makahilak 4
makahinumdom 43
makahulog 97
makaka 193
makakaalis 317:3
makakahingi 31
makakain 56
makakakuha 199
makakalabas 184
makakalaya 184:4
makakalimutin 43
makakalipad 205
makakasuhan 409
makakausap 405
makakauwi 70:2
makakuha 31:3 186 37:2 303 35:3 315
makalabas 164:3 45
makalakad 15
makalarga 309 317:2
makalawa 19
makalaya 164:4 184:3 30:2
makalimutin 43
makalipad 45
makapag 30:2 33 186 37 48 199
makapagbarko 301
makapagdesisyon 43:2
makapagpakasal 30 33:2
makapagtrabaho 201:2
makapanag 103:2
makapanunod 67:2
makapanunot 43
makapasok 94:2
makapirma 43
makaraan 94
makasal 42:3 410
makasampa 301
makasingil 1
makasuhan 409
makasulod 159 204
makatakbo 189
makatarungan 144
makati 317 2 201
makatulag 88
makatuwiran 5
makausap 163 402
makauwi 206 16 164 309 198
make 68:3 110 58 303 314 34:3 161 185 33 199 0 4 7 23 96
maker 402 179 134 137 56 62 138
makers 90
makes 171:2 129 55 173 2 4 7 16
makialam 32
makigbulag 30:3 32
makihati 88
makikasar 40
makina 15:7 134:6 63:3 190 153 303 74 168 7 10 14 24 120
makinang 63
making 4
makipag 30 19 88 59:2
makipagdiborsyo 48
makipaghiwalay 30:4 32 48:2
makipagkita 162
makipagtalik 170:4
makipagtawaran 21
makita 85 163 31:2 141 44:2 40
makitami 37
makopya 134
makuha 31:6 67 17 113 153 62 304:2 200 3:2 9 23 64 35 95
makuhang 37 9
makukuha 23:4 3 67:3 99:3 73 10:2 20 300 66 15
makukuhang 10
makukulong 407 56:5 161:2 183:2 184 198
makulong 174 184:4 56 169
malabasan 101
malabo 35
malaki 144:3 31 113 5
malaking 144 304:2 65 195 132
malalaking 94
malalaman 165 317 83:3
malalaswa 171
malalaswang 171:2
malaman 83:2 165 6:3 5:2
malamang 6:2
malapit 184 120
malaswang 171
malate 300
malay 170
malaya 30:2
malayo 2
malayong 2
malaysia 40 300 309:3
malaysian 115 201
male 35:3 36 25
malfunction 190
mali 35:23 72:2 81 190:2 191:5 144:4 156 4 10 0
malicious 180:3 186:2
maliit 404 8 112:5 149:2 57:4 101 409:4 123 55 56 3 142
malinaw 68
maling 72:8 303:3 190 124
malinis 83:8 186:2 2:2 92
malipat 84
mall 110:3 129 307 168:2 121 131 163 171 7:3 10 63 11
malmalukennak 162
malpractice 72:3
maltreatment 173
malukat 97
malulugi 10
malunod 134
malversation 311 189
mam 1
mama 72 67 175 184 43 300 68 80:2 73 97 142
mamamatay 167 36
mamamayan 33 312
mamamayang 313
mamangko 300
mamasan 309
mamatay 67:2 68 111 72 142
maminyo 30
mamuhay 203
mamuhunan 115 315
mana 43:2 67:24 68:4 80 88 142:4 89:3 39
management 21:6 110 98
manager 4:13 303 138:3 0:3 2:5 6:5 7 304 201:2 1 25:2 171 31 14
managers 25:2 14
managot 174
mananabang 72
mananagot 71
mananahi 1 409
mananaig 87
mananalo 188
mananom 96
manatili 202 199
mandamiento 165
mandamyento 165:3
mandated 1
mandatory 7 23 20
mandurukot 168
manedyer 2 0 4
mangab 65
manganak 14
manganganak 14:2
mangangawat 177
mangasiwa 43
mangaywan 43
mangbangon 21
manggagantso 160
manggagawa 403:4 300 21:4 9
manggatang 192
manghod 169
mangibunong 192:2
mangidelivery 61
mangihi 74
mangikkat 2
mangingisda 125:2
mangipasdek 108 125
mangipirma 70
mangkukulam 177:3
mangmangted 31
mango 15 94 180
mangsingsingir 56
mangtagtagikua 92:2
mangted 31:3
mangyan 105
mangyari 88
mangyayari 59 175 201 167 19
manila 410 300 35 41 48 199 33 8 309:2 16 201 313
maningil 55:2 57:3
maniningil 56:2 60:2 57
maninirahan 199
manipud 158 12 300 77
manirahan 203:2
manloloko 159 160:2
mannalon 96
manning 301:8
mano 164 23 146 142
manobo 105
manok 74:3 168:3 121
manong 63:2
manpower 11:2 9
manslaughter 176
manual 190:3 123
manufacture 137
manufactures 134
manugang 162:2
manumpa 200
manungkulan 312
manunod 67
manunulat 148
manuscript 133:2
many 108:2 103 202 56 144 312 20 80:2 84
manyak 171:2 177
manyakis 171:2
map 159
mapa 34 30
mapaalis 2
mapababa 164
mapagdestinuhan 12
mapaghati 32
mapalista 37
mapalit 84
mapalubosan 184
mapanatili 199
mapapaalis 90
mapapabenta 70
mapapalabas 65
mapapangasawa 410:3
mapapatunayang 38
mapatentehan 134
mapatituluan 93
mapatituluhan 93
mapawalang 30:5
mapilitan 64 2
mapilitang 64
mapipilit 31
mapirmahan 179
mapoprotektahan 134:2 128
mapping 141:2
mapriso 56
maprotektahan 128
maprotektaran 134
mapukaw 85
mapupunta 31:3 68:4 39 103 42:2
maputol 30
marami 177 55 160 403
maraming 177:4
maranao 48:2
marawi 40
march 77 3:2 66 65
marched 0
mare 99
marehistro 37:3 314 93
maremata 97
marerehistro 128
margin 190
maria 35:2
maribank 303
marijuana 169:6
marikina 85
marinade 138
marinero 301
marino 301:2
marital 401:2
marites 160 177
mark 128:3 132:6 13
marka 128:2 131 132 171
marked 188 14:2
market 112 114 135 156 56 177:2 162 64 101
marketplace 308:6 307:2 130 63 168
marks 7
marriage 401:5 30:19 35:3 37:4 48:3 410:12 174:5 199:8 313 179 32:5 33:3 39:3
married 30:8 36 42:9 410:2 174:6 177 310 199 313:2 32:2 33:5 38:3 39 160 162 14 80
marry 402 408 33:3 410:12 48 30:4 40
marrying 410:3
maruming 74
mas 87:2 8:2 25:2 113 164 5 147
masabing 64
masakit 301:2
masaktan 167
masama 160 170
masapul 13 77
masasakit 177
mascot 139:2
maselang 170:2
maseselang 172:2
masikog 6
masikogak 6:2
masingil 57:2
masisigurong 134
masks 15
mason 1 62 300
mass 64
massacre 176
massage 170
massages 171
mastermind 176
masukimat 83
masuso 72
masusunod 81
mata 72
mataas 144 87:2 8 304 171
matag 74
matagal 32 40:2 91:3 184 313:2 30 11 20 152 143 119:2 174 41 3 10 80
matanda 25:7 43 175:2 184:2 16 23
matandang 43 34 91
matanggal 186 312
matapang 55
matapos 72:3 98 5 300 62:2 61 67 179 30 44 16 12 24 302 312:2 85
matatanda 183 105
matatanggap 23
matatapos 199 202
match 190:2 64
mate 301
material 191
materials 195:2 108
maternity 6:3 14:17 9:3 2
materyales 62:2 12
matiis 32
matitiyak 83
matrikula 31
matter 404 402:3 405 408 7
matters 401:2 402
matubos 97:6
matured 73
maudi 3
mauled 166:3
mauli 17
mauling 166
maungaw 30
mawala 130 30
mawawala 200:3
mawawalan 10:2
mawithdraw 304
max 25
maxed 56
maxicare 73
maximum 202
maya 303:5
maybe 8
maymaysaak 111
maynila 16 8:2
mayo 12 3 317
mayor 114:5 311:6 188 191 195:6 312:22 124:2 160:3 189:6 167 196 37 1 101
mayordoma 16 0
mayors 114:2
mc 116
mean 83
means 36 10
meant 145
measured 101
meat 121 177 300
mechanic 409 0
media 160:6 60
mediates 59
mediation 19:3 59
mediator 19
medical 301:3 71 72:4 179:3 123:3 315 17 166 309:2
medically 301
medicine 72:2 135:3 15
medicines 124
medico 166:2
medisina 315
meet 120 0
meeting 4 19:3 109:2 59:2 100
meetings 4
mekanismo 134
melody 133
melted 159
member 9:2
members 21:2 179
membership 402 61:3
meme 130 160:2
memo 0:7 13:26 409 21
memorandum 110:3
memorial 73:4 98
men 163:3 177 196 25:3 167:3 56 310 160 168 171 30 309:2 11 14
menor 183:16 173 43 45:4 307
mensahe 171 60 41
mensaheng 167
mental 4 43 25
mentally 43:2 30
mention 5
menu 131:2 13
meralco 402:3 63 308
merch 136 137:2
merchandise 137:3
merchandiser 11
merge 117
merged 10
merger 117 10 1
merging 117
merkado 135
mes 1:2
mesa 2 0
message 0:3 60 171 2 31
messaged 60:2 41:2 167
messages 171:4 3 66 173 7
messaging 412
messenger 308 310 2 309 0
messman 301
mestizo 313
meter 11 81
meters 81:3 103 101
method 134
metro 81:4 8
mg 108 191 193 30 31 65 2 84 112:2 148:2
mgampon 34
mgbbukas 112
mgbebenta 146
mgbubukas 112
mgbyad 167 55 71
mgextend 202
mgfile 185
mghiwalay 103
mghulog 99
mgkapatid 88
mgkkaibigan 108
mgkkptid 88
mgknu 30
mgksundo 88
mgpa 30:2
mgreklamo 19
mgtanong 403
mgtatayo 115
mgtayo 108
mgulo 401
mhhabol 31
mibalhin 55 66
mibalik 159:3
mibayad 55:2 121:4 302
microphone 4
microsoft 136
midagan 304
middle 35:6 36
midnight 192 74 173 44 0 7
midwife 72:2 37:2
midyear 61
migamit 310
migrant 300
migrate 408 206
migrated 82
mihatag 55 1
mil 55:6 57:2 192
milan 314 70
milapas 198 81
military 203
milk 112 131 31:3 110 63 8 113:2 128
milktea 7
mill 67 39
milling 1
million 149:5 144:6 154 57 58 62 304 77 409 94 146:2 147 121
milyon 149:4 146
mina 105
minahan 105:4 10
minaltrato 16:2 300 173:2
minamaliit 4
minamaltrato 300 16
minamaneho 24
minamanyak 171
minana 80 88:2 93 39 96 89
minanang 181 93 88
minaniobra 124
minas 105
mindanao 40 44:2 4
mindoro 105
mine 179 34:2 307 114 67 165 36:2 39 3 10 139
ming 108 42 88 99 30
minimum 8:24 108 152:3 56:3 184 115
mining 105:5 304
minister 30
ministry 309
minolestiya 170:4
minolestya 170:3
minor 30 45:14 170:2 173:3 183:14 172 43:3 103
minority 109:2
minors 309 45
minsan 11 1
minumura 4:4 177 162:3 60:2 74
minura 177:9
minus 17:2
minute 2 17
minutes 162 179 100
minuto 17
minyo 401 30 32 39
minyoan 410
mipakita 159
mipirma 82
misappropriated 159
miscarriage 14:2
mischief 180:3
misconduct 311
miscounted 190
misdiagnose 72
misingil 156
misis 41:5 174:6 169 39:3 40 14:2 6 70 34 72:2 300
misleading 63
mismo 2:4 25 131
misobra 81
misplaced 85:2
misread 190
misrepresentation 191
missed 99:3 145 97:3 165 194 205:2 56 73 158 164
missing 40:6 303:3 85:2 311 35 17 116:2 145 304 194 3 13:2 24 4 9 124
mission 141:3 204:3 125
missionary 315 201 313
misspelled 35:2
mistake 123:2 62 72 4
mistakes 4
mister 39:3 41:12 162:7 169:2 199:3 40:3 163 174 176 184 32 33 15 0 30:3
mistres 41
mistress 41:4 174:3 177 31
misukwal 81
misulod 81:4 180:5
misunderstanding 204
misuse 125 100 311
mitago 55
miting 19
mituman 61:2
mitunga 61
mixed 148:3 72
miy 113 164 1 94:2 95
mkaalis 317
mkaboto 194
mkapag 37
mkkulong 198
mkontak 309
mkuha 303
mlalaman 83
mmda 402 407
mn 133
mnth 66 1 202
mnyak 171
moa 110:3 61
moabot 63:2 61:2
moadto 185
moangkon 38:4
moayaw 2
mobalhin 149 5
mobaligya 146:2 70
mobalik 0:2 200:2
mobayad 302:3 55:6 65:8 73:4 121:3 58 71:3 15 20 301 83 146
mobbing 4
mobile 308 134
mobiya 206:2 64
mobiyahe 45
moboto 194
mobulag 32 48
mock 4:3
mocks 4
modagan 191:3
model 98:2 134:4
modern 71
modification 134
modoble 304
module 133:2 139
modules 311
moeskwela 315
mogasto 71
mogawas 206 184
mohatag 31:3 73 98:2 100
mohatod 61
mohawa 65:2 5 90 96
mohon 81:5
mohunong 96
moila 38
mokiha 185:3 57
mokonsulta 401
mokuha 201 206
molabay 74
molestation 170
molested 170:3
molestiya 170
molino 1
molupad 45:3
mom 38 40 45 31 39 314 80 89 142
monday 110 0 7
monetization 307
money 402:8 31:5 55:19 57:2 303:7 304:3 109:5 136:2 147:2 159:13 162:4 164 308:4 309:2 412:10 192:4 41 113:2 141 62:2 77 167:3 179 311:4 43:2 17 300 58:2 153:2 39:2 60 63 310 66:2 70 172 315 38 3:2 10 23 4 83 90 100 142 67 152:2
moneylender 167:2
monitoring 116:3 302
mons 3
month 1:18 66:2 304:3 202 31:2 3:4 8:3 23:2 120 307 55 201 35 410 30 10:4 11:3 300 302 0 6 9 97:2 14 87
monthly 100:3 55 304:3 31 8 64 99
months 1:6 11:10 66:6 202:6 206:8 65:10 198:4 3:3 5 7 12:9 16:3 300:7 114 55 56 61:3 62:2 63:2 64:2 195 201 6:2 9 15 301 73 97 30 302 99 121
monts 202
monument 81
monuments 81
mony 303
moon 1
mooring 301
mopahawa 65 90
mopalit 83:4 103:2
moparehistro 108
mopasaka 185:2
mopatigom 100
mopirma 110:2 84:2 70:2 167 5 88
mopuhunan 115:2
moputol 134
mopuyo 203:2 199
mopyansa 164
moral 402
moreklamo 19:3 185
moretiro 203
morning 303 0:2 4:2 7 74
mortgage 97:7 99 83:2 92:2 42 39
mortgaged 97 39:2 86
mortgages 83:2
mos 66:2 3:2 300
mosagop 34:2
mosque 48:2
mosugot 88:2
mosurender 165
mosurrender 165
mosustento 31:2
mosweldo 1
motambong 165
motel 171:2 174:3 170
mother 401 38 67:4 80:5 43:5 83:3 89:2 179 313 314 31:2 44:2 6 25:4 108:2 112 115 60 303 57 59 68:2 73:2 74 175 160 161 169 30:2 35 36:2 39 45 34:2 40 14 300 9 16 81 162 177 71 119 142
mothers 36
motion 77 158 317:4 124:2 20
motor 71:14 168:12 175:4 56:4 63:3 94 180 310 161 42 159 308
motorbike 71
motorcade 195
motorcycle 71:3 168:3 175:2 180 56:2 62 183 42 82 310
motorista 175
motorko 168
motorsiklo 56
motrabaho 201:2
motubag 55 71 158 15 13 77
motugot 96
motuman 61 8
motunga 59
motungha 59
mou 110
mouli 300
moundang 2
mountain 37 105:2
mountains 37
mouthing 177
mouyon 144:3
move 203 5 10 66
moved 66:3 81:2 24 61:2 55 65 185 194:2 31:2 41:2 1 2:2 84 152
movie 133
movies 135
moving 3
mpaalis 90
mr 162
mrch 1
mrehistro 128
mrrfund 99
mrriage 199
mrt 171:3
mtagal 30
mtc 57:2 77
muabot 63
mug 137
mugshots 186
muhon 81:2
muka 60
mukha 60:3 160:3 162 72 195 15
mukhang 4 68
mula 77:5 141:3 58:5 70 80 98 158:4 192 202 34:3 40:2 3 23 206:2 133 153 163 161 31:2 33 35 36 2 11 16 19 300:3 9 84 93 170 1 87
mulami 180
mule 412:6
muli 190:3 174 200 33 40 48 87
multa 116:4 145:10 198:8 193:2 5:2 17 100 146
multak 145
multinational 132
multiple 175
municipal 114 124 311:2 57 195 97 77
municipality 1
munisipio 114
munisipyo 114:11 156:7 37:8 11:3 124:2 143 311:4 35:2 48 410:2
munt 1
muntik 72
muntinlupa 184:3
mupirma 2
mura 60 83 147
mural 139
murang 159
murder 176:10
murdered 176:2
mureklamo 19:2
music 133:2 137:3 136:3
musician 148
musika 133
muslim 48:24 25:2
must 108 123 125:2 148 149 307 128 130 56 60 70 164:2 317 158 193 202 34 43:2 48 410 30 33 0 1:2 5 13 20 14 64 77:2 95 96:2 97 99 147:2 80 103 142
mutsatsa 16:2
muwebles 129
myanmar 309:3
myself 111:2 2 136
n2 300
naabak 188
naabakkami 124
naabot 63
naaccident 15
naagian 101
naaksidente 15:7 301 71:2 175
naaksidenteak 301
naakusahan 136 407
naala 101
naammuanda 6
naampunak 67
naangkas 71
naangol 15 301:2
naanod 73
naantala 98
naawatmi 1
naayos 80
nababasag 17
nababbaba 8:2
nabagante 300
nabagok 301
nabagsakan 15 301
nabaha 85 73
nabali 166:2 71:2
nabalian 71 301:2
nabangga 71:15 175:2
nabanggaan 71:3
nabangkarota 120
nabartek 166
nabasa 41 85 3
nabasag 17:3 166
nabasura 186
nabawas 303
nabawasan 303:2
nabayad 152:2
nabayaran 156:5 87:2 60 56 146 409 142
nabayran 152 84
nabenta 129 87 89 96
nabigay 308
nabiktima 308 412
nabili 63:7 82:4 84:3 86:3 39:3 117 412 87 167 89 135:2
nabiling 82:2 63 84
nabngga 71
nabuak 17:2 166 24 162
nabubully 36
nabudol 159 308
nabugbog 166:5
nabulag 72:2 15
nabundol 71:2 175
nabunggo 71:2
nabuntis 6:2 38:6 30:2
naburak 17:2
nabutyag 123
nacc 34:3
nadaanan 101:3
nadakpan 163 169 196:2
nadala 166
nadampot 181 169
nadangran 162
nadawat 23 1
nadaya 98:2 188
nademanda 136
nadiborsyo 33
nadisgrasya 15 301:2 71:3
nadisgrasyang 24
nadislokar 71
nadudurog 62
nadukutan 168
nadulas 71 15 301
nadungpar 71
nadungparnak 71
naengganyo 304
naestafa 159
nag 31:5 33:6 55:4 61:6 65:8 304:17 88:6 109:6 111:3 143:4 145:4 161:7 166 198:2 160:8 116 117 121:4 123:2 129:2 134 70 73:2 303:4 82:2 83:2 87 89 92:3 96:2 99:2 100:2 308:3 190 194 40 48:3 3:6 7:2 10:4 20:2 21:6 24:4 409:3 1:3 113:3 125 141:2 149 124 56 62 412 74:3 77:2 158 171 172:3 180 186 173 192:2 32 42 43 2 4 12:2 13 15 19:3 301 309:3 0:2 5 90 91:2 159 162 179 193 310 57 59 63 8 9:2 201 112 132:2 148 152 307:2
nagagalit 74
nagan 131 80:2 310 194
naganko 310 194 35 36 84
nagasaba 74
nagatang 63 82
nagatangko 84 86
nagawan 40
nagbabalot 8
nagbabanta 167:3 60
nagbabantang 167
nagbabasag 162
nagbabato 4
nagbabayad 55:4 65:11 121:6 154 124 156 160 9 20 61 99
nagbahin 88
nagbaligya 307 308
nagbalik 48
nagbanta 167
nagbarko 301
nagbawas 10:5
nagbayad 302:7 55 61:3 121:4 308:5 309:6 57 63:2 103 24 159:3 152 58 304 42 87 99 82 161 167 65 95 154
nagbbanta 167
nagbebenta 135:4 307:2 61:2 130 308:3 163 169
nagbenta 82:5 138 146:2 84:4 89 159 63 86 87:2
nagbi 74
nagbibigay 31:5 96 162:2 100
nagbibihis 172
nagbibisikleta 175
nagbigay 82 308 192 161 309
nagbisikleta 71
nagbubuntis 6
nagbuhat 176
nagbuhi 34
nagbukas 131:4 10
nagbulag 42:4 30 31
nagbun 162
nagbuo 21
nagbutang 304:2
nagdadalang 6:4
nagdadalantao 6
nagdala 304 196:2
nagdedeklara 154
nagdedennan 30
nagdeklara 154:2
nagdemand 90
nagdemanda 407:2
nagdesisyon 77
nagdiborsiokami 33
nagdiborsyo 33:2
nagdidilig 176
nagdududa 83
nagfa 48
nagfile 145 159
naggamit 130 310
naghahalal 125
naghahati 109
naghatag 31:2
naghatid 121
naghatod 121:2
naghihintay 12
naghiwalay 42:6 39:3 31
naghuhulog 99
naghulog 9
nagikkatak 3
naging 200:5 33 30 300 103
nagka 165 58 4 17 15 72
nagkaanak 30
nagkabit 195:2
nagkaduakami 42
nagkakalat 177
nagkakampanya 21
nagkakasakit 4
nagkalakas 170
nagkalat 123 135
nagkamali 191:2 303 0
nagkasakit 15:6 14 300:2
nagkasal 37
nagkasuntukan 166
nagkatap 172
nagkiddaw 308
nagkolekta 304
nagkomento 160
nagkuha 67
nagkunwaring 308 86
naglabas 171
naglagay 94
naglagnat 0
naglaho 159:3 304:2 308 40 302
naglalagay 113:2
naglalakad 175
naglapse 116
nagleppas 198
nagliki 62
naglilingkod 184
naglive 160
nagloko 41
nagmabdos 6
nagmakaawa 1
nagmaneho 24
nagminyo 174:5 30
nagmumura 74 55
nagnakaw 168:5 183:2 136 13 16
nagnanakaw 409:2 177
nagpa 159 30 4 84
nagpaalam 0 133:2
nagpaanak 37
nagpaayos 42
nagpabor 188
nagpadala 308:6 114 167:2 31:2 60
nagpagawa 139 61 62 412
nagpahimo 70:2
nagpahulam 97
nagpakada 133
nagpakasal 174:8 48 30 199
nagpakilalang 159
nagpakita 40:3 171 159 141
nagpakitang 91
nagpalaki 31 36
nagpalista 37
nagpalit 20
nagpaluwagan 304
nagpanggap 159 308 86
nagpaningil 58
nagpapa 38
nagpapaalis 309
nagpapadala 137 167 31
nagpapahintulot 70
nagpapakita 40:2
nagpapalaki 43
nagpapanggap 310:3 130
nagpaparamdam 40 55
nagpaparking 74
nagpapasada 61
nagpapasahod 1:3
nagpaputok 181:2
nagparamdam 55:3 40:2
nagparehistro 194 310 87
nagpasa 145
nagpasahod 1
nagpaskil 64 160
nagpasngayak 14
nagpatakbo 304
nagpatayo 42 90
nagpautang 55:2 56 120
nagpiket 21
nagpo 130
nagpost 60 160
nagpukaw 309
nagpunta 141 145
nagpuyo 90:5 42:2
nagre 9
nagreklamo 409:7 19:2 158:2 59 123
nagremit 159
nagreply 55
nagresign 24
nagretiro 23:3 9
nagrikep 10
nagsabak 6
nagsabi 317
nagsabot 59
nagsama 30:2 42:3
nagsampa 158 166
nagsara 10:11 143:4 1
nagsasabing 161 3 13 91:2
nagsasaka 96
nagsasama 30
nagsasampa 185
nagseselos 162:2
nagshoplift 168
nagsilbi 16
nagsimula 145
nagsinungaling 179:2 73
nagsira 10:2
nagsisisi 30
nagsosyo 113
nagsubli 304
nagsueldo 1
nagsumbong 167:3 409:2
nagsunod 167
nagsuntokay 166
nagsupply 121
nagsustento 31
nagsusunog 74
nagsusustento 31:2
nagtaas 8 64
nagtagal 65
nagtago 162 55
nagtanim 1
nagtaray 159
nagtatag 21
nagtatago 55:2 165:2 154:2
nagtatrabaho 15:2 16 302:3
nagtayo 90:7 138 81
nagtetext 60 167
nagtigom 21
nagtitinda 135 71 169 307
nagtrabaho 7 15 302 1
nagtudlo 302
nagtukod 90
nagtulo 62
nagtuturnover 98:2
nagtuturo 302
naguguluhan 403
nagugutom 173
nagulat 89:2
nagvideocall 172
nagwelga 21
nahadlok 167
nahanaw 85
nahatulan 184:4 189
nahibaw 6
nahihiya 36:2
nahikayat 304
nahinto 99:3
nahiram 412
naholdap 168
nahuhuli 17
nahuhulog 74
nahukman 184
nahulgan 15
nahuli 407:3 163:7 169:5 174:4 183:3 196:5 135 41:5 168:2 176 11
nahulihan 169:8 181:6 196:3 183
nahuling 168 176
nahulog 15:10 175 301:2 71:2
nahulugan 99
nahuman 62:2 1
nahunong 99
nai 114 142
naia 205:6 204:2
naiaabot 1:2
naibalik 304:3 152 159 24
naibasuran 186
naibayad 99
naibenta 87:4 89 95 96
naibibigay 98 95
naideport 204:2
naigo 71
naihulog 99:2
naiinstala 95
naiintindihan 5
nail 309
nailagay 191
nailed 195
naililipat 80:2 84
nailit 97:5
naimbento 134:2
naimbentok 134
naimbentong 134
naipadala 308
naiparehistro 37:4
naipasa 193
naipatawag 59
naipilak 191
naipit 15:4
naipon 67 42
naiproklama 190
naipundar 42:2
nairehistro 37:2
nairereport 314
nais 110 141 184:2 200 312 30:2 32:2 34:2 36 40 199 21 92 105 97 80
naisalda 97:2
naisasalin 80
naiscam 308
naisubmit 193
naisumite 314 145
naisumiteng 116:2
naisurat 35
naitala 37
naitalang 9
naited 161 3
naiuulat 314
naiwala 85
naiwan 67:8 80 85 142:4 205 72:3 88
naiwang 67:4 142 72 80
naiyanak 314 37
nak 1:2 177 166
naka 1:2 12:4 15:4 303:2 134:2 175:2 193:2 116 145 83 204 317:3 0 7 43:2 163 165 2 3 17 24 19 77 55:2 71 97
nakaalis 309
nakaalitan 59
nakaaway 74
nakabangga 71:3 175:10
nakabanggaak 175
nakabantay 2
nakabasol 183
nakabayad 99:2 145:2 308 309 97 100 156
nakabenta 146
nakabili 82
nakabinbing 317
nakaboto 194:3
nakabuak 17
nakabukas 145
nakabundol 175
nakabunggo 175
nakabuntis 38:3
nakabutang 35
nakadaog 20
nakadawat 158:4 1 141 58:2 77:2
nakadisgrasya 175
nakadungog 177
nakadungpar 175
nakagarantiya 97
nakagat 74:3
nakagawa 183
nakaharang 94
nakahibalo 177
nakahiga 175
nakahimo 134
nakahulam 55
nakahuli 55
nakaimbento 134:4
nakainom 196
nakaisip 134:2
nakakaalam 110 40
nakakabasa 189
nakakabayad 142
nakakahawa 160 177
nakakain 63
nakakatakbo 189
nakakita 176
nakakulong 163:8 184:4 164:2 175
nakalagay 86 35:6 61 38 5 80 103 186
nakalagda 3
nakalampas 81
nakalaya 175
nakaligis 175:5
nakalimutan 116 145
nakalimutang 145 198
nakalipas 55
nakalista 186 37
nakaltas 152
nakansela 99:2
nakapag 116:3 145:3 193:3 198
nakapagbigay 61
nakapaghatid 121
nakapagpasa 116
nakapagsasalita 43
nakapagsumite 116 193
nakapalit 87:2 63 82:2 84
nakapanaksak 183
nakapangalan 80:7 34 39 42:2 310 103
nakaparada 74
nakapasok 308:2
nakapatay 175:4 183
nakapiit 163
nakapirma 3 38
nakaprenda 97
nakapulot 34
nakapunta 158
nakapuyo 41
nakaraang 11
nakareceive 158:2 58
nakarehistro 37:2 92 412 86
nakasagasa 175:6 183
nakasagi 175
nakasagot 77
nakasaksak 183
nakasal 174 30
nakasala 183
nakasangla 97:3
nakasanla 97
nakasar 42
nakasibilyang 163
nakasuhan 183:2
nakasulat 153 60 35 5:2 83 92:2 191
nakasulod 81
nakasuntok 166
nakatala 35 92
nakatali 5
nakatambay 12:3
nakatanggap 77:2 158 20 57 303 58:2 13
nakatatak 92
nakatatanda 4
nakatayo 7
nakatengga 3:2 12
nakatingin 171
nakatira 90:7 91:6 65 88 189 41 95
nakatirik 90
nakatituluan 92
nakatutok 74
nakauna 87
nakaupo 312
nakautang 55:4 58
nakaw 168:2 63
nakawan 303 168
nakawin 134
nakbasag 17
naked 172 16
nakikasar 174
nakikialam 401
nakikinabang 88
nakikita 162
nakikitira 91
nakikiusap 55
nakilala 308:2 168 176
nakipag 59
nakipagdiborsyo 33
nakipaghiwalay 162
nakipagkasundo 61
nakipisan 41
nakita 40:2 41:2 172 192 5 7 162 168
nakitang 68:2
nakokolekta 20
nakong 60:3 174 112
nakuha 123 152 62:2 308:3 169:2 0 168
nakuhaan 181:2 169
nakuhanan 181:5
nakuhang 181 10
nakukuha 3 142
nakukulong 198
nakulong 56 163:2 183:3 169:2 175 164 94 184
nakunan 14:3
nakuryente 71 15:2
naladawak 13
nalaman 89:3 165 30 6 67 25 87:2
nalamang 87
nalapas 158
nalasing 170
nalason 72
naligsan 71:2 175:2
naliligo 171 172
nalilipat 80 84
nalimutan 145
naloko 308:2 309:3
naluge 56
nalugi 10:2 120:4
nalugmok 56
nalulugi 120:2 10
nalunod 120
namaga 72
namahiya 173 60
namaligya 135 196 82 89
namalit 192:2
namamahala 109
namamahiya 4
namang 136 12 25 66
namatay 15:2 67:22 72:10 80:6 142:12 175:15 56 73:4 176:4 301:3 303 203 37
namatayan 14
namayapa 80
nambababae 41:5
nambabae 41
namboso 171
name 35:16 36:36 39:4 80:12 84:5 103:10 112:14 128:14 131:18 160:6 179:3 186:5 310:14 194:5 108:2 132 136:2 92:2 317 42 10 0:2 38:3 113 115 158:2 159 165 192 34 5 6 11 89 191 117
named 176 38 43
namen 64 82
names 177 123 192 141 77 311 35 4 302 80:2
namesake 186:3 317 163
namigay 192
namimigay 192:6
namimili 192
naming 39:3 108:4 119:6 144 80:5 86 89:3 99 34:8 42:4 401:2 25 116 120 124:2 125:2 154 113 131 66 164 167 169 184 189 206 312:3 199:2 410 16 21:2 1 71 91 92:3 93:4 94 97:3 101 105:2 142:2 84 190 61 304 201 95 138:2
naminsan 55
namong 93 39 73
namumudmod 192
namumuhunan 315
namumuwisan 96
nanakaw 168 73
nanakawan 168:5
nanakit 173:2 204 185
nanalo 20:6 124:4 57 193
nanalong 312:2
nananakit 162:4 32:2
nananakot 167 21
nanang 37
nanangko 37
nanapak 185:2
nanay 67:3 80:5 142:3 70 72:2 179:2 34 35:4 36:2 43:5 307 55 304:2 58 71 177 31:3 37:3 45 23 88:2 89 125
nandadaya 409
nangabang 65
nangabit 41:5 174
nangako 55 309 304
nangala 168
nangalaak 303
nangalap 309
nangaliwa 41:2
nangampanya 195:4
nanganak 14:4
nangangako 65
nangangampanya 195:6
nanganganak 72
nangato 156 100
nangawat 168:4 183 177
nangayo 311:6 308
nangbangon 42 90
nanggugulo 204
nanggulo 407
nanghatag 192:2
nanghihingi 94:2 310 311:3
nanghihiya 60:2
nanghingi 311 310
nanghipo 171
nanghiram 55
nanghold 183
nanghulam 55
nanghulga 60
nangikari 304
nangilad 159
nangingikil 172
nangipuonanak 304
nanglikay 154
nangolekta 56
nangongolekta 311
nangongotong 311
nangopya 136:9
nangotang 55
nangotong 311
nanguha 180
nangungupahan 65:12 64:2
nangungurakot 311:2
nangungutang 308
nangupahan 65
nangutang 55:10 310:2 57 60 308
nangyari 19 170 300
naningil 60 55
naninigarilyo 74
naninilip 172
naniningil 56:2 60:5 58:3 55:3
naninira 177 160:2
nanira 185
nanlalake 41
nanlalaki 41
nanloko 159:2 185
nanloloko 41
nanloob 168
nanny 16:3 173
nanood 160
nanulis 185
nanuntok 166
naospital 9:2
napa 166
napabayaan 72
napadad 303
napadala 303
napadalhan 303
napagawid 300
napagbintangan 158 168:2 176
napagdusahan 184
napagkamalang 412
napagkasunduan 59 21
napagsarhan 94
napalit 63:5 135 87:2
napan 407
napangasawa 30 199
napapaiyak 4
napapanawak 0
napapawalang 174
napapirma 3
napasagdan 72:2
napaso 198:4 15:2
napatay 176:6
napaunahan 132
napauwi 300 301
napawalang 186:3
napilayan 301
napildi 188:5 124 190
napilitan 2:2 30:2 59
napilitang 2
napirmahan 59
napisak 175
napolcom 311
napriso 163:2 164
napukaw 303 17 85
napulo 156 158 40:2 30 184
napundar 42 39
naputol 15:2
naputulan 15:4
narcissist 30
narcissistic 30
narehistro 37:4 93
naremata 97:3
narerehistro 84
narerelease 3
naringgor 74:2
naroon 304
nars 148 72:2
nasaan 44
nasabugan 15
nasagasaan 71:6 175
nasagi 71
nasakit 301 14
nasakitan 301
nasaklaw 95
nasakop 81:4
nasakpan 181:4 174:2
nasaksak 166:2 176
nasaksihan 176
nasaktan 15:2 301:3 166
nasamad 166 15
nasampahan 77
nasangkot 183:2
nasangla 97:3
nasapak 166
nasarakanda 181
nasasakdal 77
nasayang 62
nasayop 303 35:2 13 72
nascam 308
nascamnak 308
nasentensyahan 184
nasigawan 173
nasikop 163
nasimot 308
nasira 61 0
nasirang 24:3 17
nasisilayan 31
nasobrahan 152
nasod 317:2
nasud 314 317 70
nasueldoan 300
nasugatan 15:2 166:2 301
nasugatanak 15
nasunog 85:9 73:3 37 15:2 56
nasuntok 166
nasunugan 311
natabunan 15
natagpuan 40:2
natagpuang 176:2
natahi 166
natakaw 168:3
natalo 20:6 188:8 193:3 124 190
natangal 0
natangay 85:3 168:2
natanggal 0:3 6:2 10 194 201
natanggap 77:3 158:4 58:4 13 23 136 141 144 153 57 3 91
natapilok 71
natapos 62:3 61:2 124 57 300
nataran 74:2 180:2
natatakot 162 165 176 58
natatalo 162
natatanggap 7 1
natatapos 98
natawhan 35:2 37
natawo 314:7 91:2
natay 67:4 175 72
natayen 80
natiliw 169:2
natiliwak 196
national 408 123:2 313 410 7 103
nationality 35
natira 17
natitira 3:2
natitirang 119 300
natturnover 98
natubos 97
natukkol 166:2
natuklasan 172 41
natukod 62
natuloy 309:2 84
natumba 74
natunaw 85
natural 103 200 312
naturalization 313:12
naturalize 313:2
naturalized 200:4 313:2
nature 73
natusok 15
natutulog 162
naubos 308:2 55 62 159 303
naulila 43 142
nauna 87:2 166
naunahan 132:2 87
naunang 87
naunsyami 61
nausar 412
nautang 60 55
navy 159
nawad 168 56 10
nawagtang 85
nawala 40:7 303:12 85:11 310:3 304:2 99 168:2 194 37 17:3 62:2 308 159 176 309 13 302 73
nawalan 6 303:3 168 56:3 0 99 160
nawalang 17:3 303 85 24:2 158 13
nawawala 40:7 85
nawawalang 13:3 12:2 17
nawla 85
nawong 310 162 60
nay 407 40 119 2:2
nayanak 314
nayon 7
naytmarket 135
nbangga 71:2
nbbyaran 55
nbi 407:2 165:6 185:3 186:23 135:2 158:2 163 160
nbyaran 156
nbyrn 97
ncip 105:3
nda 110:3 138:9
near 195 301 4 88
nearby 24
neck 162
needed 185 0:2 112 59 308 55 312 3 6 10
needing 308
needs 43:4 70:2 206:4 125 64 315 3
negatibo 37
negative 37:4 115:3 160
neglect 72
neglected 43 173:2
negligence 72:5 13:2 73
negligent 72
negosio 404 113 304
negosiok 131 117
negosiomi 120 131
negosyante 115:3 55
negosyo 404:13 108:3 109:6 110:2 112:7 113:9 114:3 115:6 117:16 120:13 121:2 128 131:6 138:3 143:12 56 159:4 409:2 119 141 55:2
negosyong 113 39
negotiation 21
negro 74
neighbor 74:13 81:10 177:3 166 167 170 180:2 57 173:2 176 41:2 309:2 94:2
neither 159:2 88
nepalese 315
nepali 315
nephew 34:3 112 308 163 183 164 43:2 8 87 88 45
nephews 68
nepotism 311:2
network 137
networking 304:4
nevada 33:2
never 11:5 42:4 63:6 116:2 143:2 145:3 55:3 62 72:2 303:2 80:2 84 93:2 159:3 179:4 309 310:4 30:6 35 37:7 40:5 9:4 14 409 98:2 113 153 60 61 304 308:2 77:2 165 198:2 33 44 48 1:4 7:3 17:2 0:2 2 16 66 67:2 89:2 105:2 146 193 109 142
new 134:2 184:2 309:3 108:3 62:3 63:4 85:2 91:2 98 201 36 112 148 109 114 55 64:3 174 34 40 31 33 2 3 8 10 21:2 0 1 5 11 12 300 302 84 86 81 314 100 131
newborn 41 34 314 2 14 72
newcomers 4
news 160 40 130
newspaper 133 10
ngaaway 88
ngabil 162
ngalan 35:3 36:7 80:5 131:6 310:6 194:5 84:2 186 112 128:2 136 179 165
nganong 13
ngaun 30 1
ngayo 30
ngayong 156 60 158 196 42 39
ngbabayad 121:2
ngbbenta 307
ngbbgay 31
ngbbigay 31
ngbbyad 65
ngclick 308
ngcp 101:2
ngddahilan 1
nghaharas 60
ngipen 166
ngipenko 166
ngipin 72 166
ngkakampanya 195
ngloko 41
ngo 125:6
ngpakita 159
ngpasok 304
ngpatay 176
ngresayn 1
ngreview 160
ngsara 143
ngshoplift 168
ngstop 99
ngsumbong 167
ngsusustento 31
ngunit 186 82
nha 101
nholdap 168
nhuli 169 168 41:2
nhulihan 181
niabot 77
niapil 21
nibalhin 24
nibalik 161
nibiya 24
nibounce 161
nice 2
nickname 36:3 191:3
nidagan 159:2 189:2
nidaog 20:2
nidawat 62
niece 34:2 147 43:3 64 70 71 173 45 0 16 309
nigeria 315
nigerian 315:2 204 199 198
night 7:13 74:3 170:2 16 63 65 163 168:2 167 173 15 300 81 175 176 180 4
nightclub 154
nights 163
nihawa 113 3
nikah 48:3
nikiha 24
nilabag 138:3 0 13
nilabas 64
nilagay 133 131 172 60
nilagpasan 81
nilagyan 94 172
nilalagay 160
nilalait 4
nilamon 40
nilampas 81
nilang 137:2 136 60 2 44 6 15 25
nilasing 170:2
nilason 180:2 176
nilayas 44
nililipat 84
nililitis 164
nililito 131
nilinlang 308
nilipat 2:3 12
niloko 41:6 98:2 109:3 159:6 308:3 309:2
niloloko 41 109:3
nilooban 168:2
nilulustay 43
ninakaw 85:2 133:5 138 168:10 311:2 134
ninakawan 168:5
ninang 45:2
nine 154 121 170 37 11:3 7 302 64 65:2 80 0
nineteen 30:2 23
ninety 98:2 303 159 24
ning 93
ninuno 105:6 93
nipa 91
nipatay 176
nipirma 89
niramesda 170
nirape 170
nire 9 12
nirecord 172:2
nireklamo 409:9 59
nirelease 1
nirenew 114
nirentahan 159
nirepost 130
nirerelease 1
nireremit 9
nirerentahan 96
nisaad 61
nisira 10:4 143
nisulod 13 81 90
nitalbog 161
nitong 196 0
niuyon 41
niyang 113 55:2 159 38:4 42 410 31:2 313
niyaya 170 309
niyayaya 171
niyog 101 134:2
niyogan 96
niyugan 96:2 89 88
nka 80 86
nkabili 82
nkapagfile 145
nkapgbayad 308
nkapgfile 193
nkasangla 97
nkatngap 158
nkavcall 172:2
nkfreeze 303
nklingat 44
nktira 90 91
nlng 2 55
nloko 41
nlrc 0 20:32 19:2 409:8
nmatay 142 67 80
nmimigay 192:2
nming 89
nmtay 67 142
nnakaw 168
no 407:2 0:12 1:3 7:9 9:4 10:2 12:10 23:6 30:5 31:6 37:9 59:2 61:4 63:5 65:2 82:7 93:6 94:5 98:6 109:4 114:3 145:3 148:2 309:5 111 119:2 152 307 67 86 161:2 163:2 193 198:2 314:2 38 2:3 3:2 25:2 302:6 40:2 116 133 137 143 56:3 57 304 55:2 62 70 71:2 162 175 181 35 410 48 5 11 13 15 16:2 300 301 14 409 64 72 85 91 92 95 100 101 146 142 83 168 6 156 405
nobela 133 137
nobiok 410
nobya 202 410
nobyo 410:3 170 172 198 204:3 315:2 162 30 202
nod 144:2
noise 74:2 185 195 114
noisy 74
noitce 91
nomad 315 201
nomination 191
nominee 111:5 412
non 5:5 125:8 138:3 149:4 164:4 199 116:2 119:2 145 24
none 37 1 61 65
nonpayment 64
nonprofit 125
noodles 31 1
noon 82 56 68:2 30 165 193
nor 159:2 71 88
normal 110 17 5
norway 31:2 30 33 199 203:2
norwegian 410
nose 72:2 166:3
not 1:14 3:5 7:5 9:12 11:4 14:2 16:9 21:4 25:9 300:6 302:7 31:8 37:5 38:5 40:6 42:4 44:6 55:6 59:2 61:12 62:8 63:4 64:2 65:10 66:2 72 304:5 90:2 98:7 100:5 116:3 121:21 137:2 139:2 144:2 145:3 152:2 154:4 159:8 308:2 311 189:7 190:4 193:3 194:2 312:3 205:4 317 41 109 114:3 124:2 149 303:7 80 84:3 86 96 97:2 179 309 191:4 192 204 34 45 0:8 6:4 8:2 13:4 19:3 20:4 301 17:3 401:2 130 111 57 56 73:4 158 163:2 167:2 177 180 185 408 32:3 48 30 314 2:2 5:2 12 15:3 409 403 10:2 68 77 83 88 89 405 82 105 43
notarize 70:2 84:3
notarized 58 70:2 84:3 179:4 45 3 99
notary 70 179:3 402 55 82
notaryado 82
notaryadong 58 84
notaryo 402 70 179 68:2 82:2
notbuk 82
note 55:5 82
nothing 1:4 10:2 23:3 31:4 121 55:2 59:2 61:2 72 37:2 39 0 4 300 2 3:2 9 68 73 101 84 98 38 67 77
notice 0:3 13:9 58:5 64:6 77:2 91:6 123:2 130:2 141:3 144:9 161:3 114 124:2 132 153:2 57 92 95:5 97:2 99:2 315 10:3 109 56 21 300 302 409 158
notification 123 14
novel 130
novelty 134
nowhere 7
npc 123:7
nps 158
npundar 42
nsa 166
nscam 308
nsentensyahan 184
nso 35
nte 13:10
ntu 11
nuang 168 159
nuangmi 168:2
nude 172:6 171
nudes 172:8
nuisance 74:2 189:4
nullify 30
nullity 30:5
number 303:3 123:2 148 86:2 9:2 63 308 175 179 158 44 309
numbers 190 123:4 4 9
numero 123:2 303 44 86
nun 59
nup 39
nurse 403 72:3 148:2 4:2 300:2 138 162 174 2 16 68
nurses 4 1 17 309
nursing 315:2 310
nwala 303:3
nwawala 40
nwla 85 303
nyang 313 162
oath 179:2 200:6 313:3 30
ob 6
obey 57
object 194
objects 132
obligations 120
obra 130
obrero 21
obscene 171 60
obstruction 407
obtain 55 105
obtained 317 33
occupancy 114:2
occupant 90 91
occupants 90
occupation 93
occupational 15
occupied 90:2 66 82
occupies 88:2 81
occupy 64
ocp 158
oem 135
off 7:3 10:7 12:3 16:6 129 131:2 62 159 1 119:2 143 64 168 38 44 0:2 3 302 5 14:2 97 40 17 92
offender 183:3
offense 192 196:3 164 184 181 0
offer 5:12 309:3 144 19 10 301:2 87 101:3
offered 304 5 15 86
offering 71
offers 137:2 101 71 110 117 34 5 10 73
office 403 4:3 60:3 115:6 132:3 156:3 158:3 191:2 312 58:4 311 193:2 202:2 13:3 302:3 153:2 112 114 128 143 56 304:3 159 177 162 43 3:2 5 8 14:3 19:3 309 1 15 77 85:2 93 142 171 201
officemate 4:3 55:3 171:2 41:2 177:3 87
officemates 4
officer 123:4 141:5 205:4 184:3 204:2 154 185 165 15 19:2
officers 109 125 100:3 21:5 141 304 163 175
offices 84
official 63 148:4 311:5 312:6 171 36
officially 32
officials 59
offline 304
offload 205:18
offloaded 205:7
offloading 205
offset 7
ofload 205:2
often 202
ofw 403 300:16 70 317 31:2 30
ohio 202
oil 169 15
oiler 301:2
okay 110:2 164 5:4 83 3
ola 60:14
old 23:2 165:3 183:13 186:3 116 145:2 84 92:6 203:4 31:4 37:5 25:3 130:2 153 60 167 170 173:2 175:2 184 44:2 45:2 2 24 310 55
older 132:3 171 4
oman 41 300:2
ombudsman 311:6
omits 3
onboard 301:2
once 56 31 300 92 158
ones 10
ong 0 8 12 30 7 81
onions 55
online 404 302:10 60:16 63:8 303:2 112:6 130:8 307:23 160:13 173:2 308:29 195:2 133 148:2 310 412 9:2 19:3 111:2 131 143 172 170 309 56 135
onlinejobs 302
onlne 308 60
only 11 82:7 93:3 56:2 83:3 94:3 103 31:4 39:2 3:2 8:2 111:4 124:2 61:2 304 57 158 164 169 30:2 32:3 35 36 38 43 45 0:2 1 9 14:2 15 16 23 301 4 7 68 72 89 146 303 20
onlyfans 307
onse 7
onsite 302
ontario 33
onto 138 15
ooperate 143:2
oorganize 21
opc 111:13 119
open 108:5 115:7 143 145:19 113 65:2 180:2 190:2 310 7 0
opened 310:3 412 138 169 42 24 71
opening 113
openly 174
opens 115 112 3
opera 72:2
operahan 72
operasyon 72:6 55 73
operate 114:2
operated 72:3
operatiba 163 169
operating 119:2 10
operation 72:3 73 169 15
operational 119:2
operations 119 143
operator 71:4 1
operators 125
opinion 301
opis 160
opisial 311
opisina 403 139:3 0 4:3 13:3 24 302 115 109 167 177 2 14 1 162 10
opisyal 311:8 312 7:2 21:2 184 36 32 100
oplan 153 195
opponent 189
oppose 132:4 68
opposed 132:3
opposite 74
opposition 132:6
optical 63
option 148
optional 23:2
options 2
oral 177:3
oras 7:15
orchard 101 87
order 8:4 11:3 63:12 77:2 91:2 114:4 141:3 162:6 309:2 204:8 317:13 121 32 158 165:3 161 33 43 4 14 20
ordered 20:2 153:2 121 63 165 31
orders 120 307 302
ordinance 407
ordinary 7:3
ordinaryo 7
ore 10
oregon 203
organisa 21
organisasyon 125
organization 125:2
organizer 61:4 304:3 121:2
organizing 21
original 93:2 84 135:2 136 80 83 85
orihinal 135:2 85:2
orphan 43:3
orphanage 34
orphaned 43:2 34
orphans 173
ortigas 98
osaec 173:2
osaka 73
oslo 33
ospital 72:8 123:2 71:5 15:4 43 108 117 55:2 303 304 168 34:2 2 7 11 0 3 24 166:2 175
ot 7:14
other 14 41:5 61:2 196 86 92 59:2 57 166 175 163 195 89
others 4 6 65 83
otp 308:3 303
otso 7:2
ourselves 2
oust 312:3
output 149
outside 56 67 162:2 163 184 195
outsiders 115
outsourced 10
outstanding 121
ovary 14 72
over 81:5 88:4 92:2 98:4 198 110:2 117:4 139 64 159 175:3 189 312 31:2 43 0:4 152 114 60 308 166:2 167 1 3 12 15 21 74 90 405 190 86:2 124:2
overage 189 25
overcharged 63
overdue 56 60:2 198 120 121
overhang 81
overlap 81:2
overlapping 81 86:2
overpaid 152:6
overpay 152:2
overpayment 152
overpriced 63
overpricing 311
overseas 408 300:2 194:4 70 302
overseer 1 95
oversized 195:2
overspending 193:2
overstay 198:23
overstayed 198:2 315
overstaying 198:6
overtime 7:17 409:2 5 300
overturned 175 71
overwithheld 152
owe 144:5 1:2 56:2 58 3 77
owes 55:7 121:6 120:4 137 1 57:2 56 65:2 19
owing 302:2
own 92:3 98:9 99:2 103:3 115:5 181:2 113 190 200 2:3 409:2 15:2 128:3 109 111:2 125 108 148 311 195 34 39:2 40 24 5 93 100 80 84 57
owned 88 115:7
owner 85:7 88 89:3 91:4 111:6 139:3 109:3 64:7 66:4 84 97 103 409:3 1:2 130 160 183 0:2 2 6 10 4 14 21 24 65 80 86 94:2 95 96:2
owners 86 88
ownership 405 88 92:4 103:2 115 116:2 139:4 95 85
owning 103
owns 83:3 139:9 113:3 39:2 64 91 92 67
owwa 300:2
oxygen 121
paa 71:4 15:2 175 25
paaalisin 23
paagi 164
paagion 94
paalala 58
paalam 180:6 133:5 89 90 44:2 24
paalisin 16:2 65:4 90:2 309 312:4 96:2
paanul 30:2
paaralan 101 123 311
paasa 55
pabalik 63 204
pabalikon 0 6 14
pabango 128 135
pabasa 110
pabaya 72
pabilang 190
pabor 311 77
pabrika 10:6 15:4 115:2 120:2 129 0 1:3 11:3 21:3 23 5 6 9 19
pabuya 192 23
pacheck 110
pack 1 7 64
package 402 406 136 169 10
packaging 129:4 131
packs 8
pacto 97
padaan 94:2
padaanin 94
padadala 70
padaksen 160
padal 58
padala 303:3 77 31:2 308
padalhan 58:2
pader 81:5 62 66:2 195:2
padiskwalipika 189
padlock 64:3 153 114
padlocked 114:3 64
padlocks 91
pads 135
padulas 311
padulong 309:2 94
paextend 202
pagamit 137
pagamiton 137
pagaramidan 1
pagasa 183
pagawa 62 110 108
pagawaan 10:2 120:2 15
pagawason 16
pagawson 162
pagay 61
pagbabanta 167:2
pagbabayad 146
pagbahin 88:3 39 67
pagbalhin 84:5 80
pagbaligya 117 146:3
pagbalik 0:3 6:2 95
pagbayad 148:2 56
pagbayadko 56
pagbebenta 179
pagbenta 146:5 117 70
pagbibitiw 2
pagbili 82 84
pagbiyahe 10
pagbuhat 68
pagdating 204 300:2 309 10
pagdinig 57 165 0 13
page 130:13 307 160:3 308:5 110:3 123 131 68 172 309 124
pages 110 61 5
paggamit 137:2 136:2
paggawa 134 19:3 20
paghahabol 57:2
paghahati 88:4 67
pagharap 19
paghihiwalay 32
paghimo 70
paghiwalay 113
pagibig 9 97
pagiging 200:2 23
pagilian 317
pagitan 110
pagka 200:4 188:3 191 314 0
pagkabaldado 301
pagkabata 36
pagkabukas 63
pagkadalaga 38 30
pagkagising 170:2
pagkahibalo 83:2
pagkain 112 63:3 16 193
pagkakagawa 62
pagkakamali 72:2 0 17
pagkakasama 96
pagkakasundo 109
pagkakataon 93
pagkamamamayan 200
pagkamatay 37
pagkandidato 191
pagkapanalo 20
pagkapanganak 14:2
pagkatapos 68 33 6 40 0 14:2 23 72
pagkatawo 37:2 35
pagkuha 200 203 199 70 85
pagla 307
paglabas 206:3
paglaglag 30
paglalabada 162
paglalabas 172
paglaya 164
paglilihi 6
paglilipat 98
paglipat 84
pagmaltrato 173
pagmamaneho 407
pagmamay 92
pagminyo 30
pagnanaedanmi 91
pagnanakaw 164
pagod 1 403
pagpadala 303
pagpagatang 159
pagpagawas 65
pagpahawa 65
pagpalaglag 176
pagpalit 117 161 82:2
pagpanganak 14
pagpanglumbay 134
pagpaospital 15
pagpapaayos 100
pagpapabaya 43 173 13
pagpapagamot 15:2 71
pagpapalaya 3
pagpapalipat 84:3
pagpaparehistro 132
pagpapatala 108:2 128
pagpapawalang 30
pagparehistro 148:2 87
pagpasok 408 13 0:2
pagpatay 176:4
pagpatente 134
pagpatitulo 93:3
pagpili 124
pagpipilian 2
pagpirma 70
pagpupuyat 7
pagrehistro 132 128
pagreretiro 23:3
pagretiro 23
pagsabihan 74
pagsasaka 96
pagsasanay 5:2 25
pagsasara 7
pagsilang 314
pagsusuri 141
pagsuta 83
pagtakbo 191:4
pagtan 9
pagtangtang 409
pagtatama 35
pagtatanggol 176
pagtatrabaho 3
pagtingin 9:2
pagtitinda 6
pagtotroso 105
pagtrabahuak 12 0
pagtrabahuan 15
pagtrabahuanmi 1
pagtrato 48
pagtubag 13:2 158
pagtugot 133 89:2 90 180 39
pahabain 202
pahayag 116
pahibalo 0:2
pahibaloa 89
pahibaw 89
pahimo 110
pahina 308 160:2 130
pahinang 130
pahinga 7 16:2 14
pahintulot 89:4 105:3 123 130 180 317 45
paid 1:9 7:6 8:3 9:4 16:5 300:4 302:3 63:4 65:5 304:4 82:3 121:7 137:2 152:8 309:6 124 139 55:2 84:3 103:4 42:2 20 25 301 409 3:2 98:3 159:2 108 148 61:2 412 161 31 39 80 87 93 99:4 101 97 147 308 142
paingon 205 45 94:2
paint 66
painted 131:3 183 1
painter 1
painting 133:2 139
paintings 130
pair 206
pakaammo 0
pakakasal 410
pakakasalan 410:2
pakan 16
pakasal 30
pakasalan 410
pakasuhan 185
pakete 169 17
pakialam 15
pakikipag 166
pakikipagkita 171
pakistan 199
pakitaon 44:2
pako 66
pakyaw 135
palaaway 74
palabas 206 0
palabasin 162 64
palaisdaan 113 67 89
palakta 205 2
palang 9 159:2 309:3 145
palapag 62
palarga 205
palargaha 205
palawan 199 31
palawigen 202
palawigin 202:2
palay 96:2 304 161 39 1
palayain 184:2 164
palayan 96:3 88 97:2 39
palengke 114 135:2 64 177:2 143 156 44 168
palihug 5
paliparan 181 205 45 101
palipat 11:2
palit 36:3 82 83
palitan 36:5 63:6 161
paliton 117:2
paliwanag 13:3 17:2
palpak 62:4 72
paltik 181:3
paltog 181:2 196
palugit 64 91 142:2 60 73
palupara 205
paluparon 317
paluwagan 304:13
palyado 72 64
pamahiya 177
pamalit 192
pamamagitan 312
pamamahiya 4
pamamalo 173
pamamaraan 134
pamamaslang 176
pamana 142
pamanahan 68
pamangkin 34:7 45:4 89:2 170:3 173:4 43:2 67:2 183:3 0 309 70 169 16
pamanhonon 410
pamasahe 15
pambabastos 171
pambaon 31
pambarangay 59
pambayad 56 161 303 304
pambili 62 55 159 1
pambu 4
pambubugbog 162 183
pamilia 41
pamilya 401:20 16:3 41:12 109:2 167:3 108 154 131 172:2 38 87
paminawon 36
pammalubosko 39
pampa 159
pampanga 129 200
pampiyansa 164:3
pamunuan 21:2
pan 144:4
panabong 74
panaderya 112 117:2 128 121 0 409:3 8
panagbibingay 88:2
panagbulag 32
panagsina 32
panagutan 38:5
panahi 63
panahian 112 409
panahon 195:2 196:2 120 97
panalo 20:2 57
panama 301
pananagutan 111 15
pananakit 162:3
pananakot 4:2 167:2
pananatili 198:2 202 199
panangallilaw 412
pananghid 180 133 44
pananim 180:2
panapaw 174
panatilihin 88
panay 171
pandak 25
pandala 48
pandaraya 159
panday 62:5
pandemic 120 143:3 198:2 56 80 97
pandemya 1 99 120
pang 1:4 4 173 134:2 147 87:2 98:2 189 31 20:2 101:2 113:2 55:4 62 412 202:2 314 301 309:2 16 86 159 195
pangako 1:4 55:3 98
pangakong 304
pangalan 35:13 36:13 80:9 84:7 128:10 131:9 160:2 186:3 310:11 194:3 135 115 117:4 132:2 136:3 147 93 191 10 112:2 145 177 179 174 30 38 0 20 9 42 317
pangalawa 48
panganak 14
panganay 67:2 88:3 31
pangangaliwa 41 174
pangangalunya 174
panganganak 6 14:2
pangasinan 44
pangatlong 1
pangawat 168
pangbabae 36
pangga2s 31
panggabi 7
panggagahasa 170
panggatas 31:3
panghahalay 170
panghoholdap 183
panghuli 134
panginabuhi 10
pangit 62 36
pangkat 59:2
pangkudkod 134
pangnegosyo 55
pangongopya 136:3
pangpitas 134
pangsuporta 31
pangulo 184
pangungutang 308
pangutan 404
pangutana 404 406:2 408:2 403:2
panic 4
panig 30
paninda 114:2 121:2 135 159:2 17:3 64
panindigan 38
paningil 57
paniningil 57:2 58:6 144
paninira 160:5 177:2
paninirahan 199
paninirang 160:2 177:2
panlalait 162
panloloko 159 412:2 310
pannakabingay 88
pannakayanak 37
pannakayanakko 35
pansamantala 164:2
pansamantalang 164:3
pantalan 1 21
pantay 62 48 88
pantry 13
panu 80 84 112 143:2 148
panulondon 67 142
panulundon 67
panustos 31
pao 401 402 403 405 407
papa 67:5 31:2 43:2 165 176:2 23 73 147 80 184 91
papaalisin 10
papahawaon 312:5 21
papakasalan 410
papalit 117 111
papalitan 36
papanak 405
papananmi 94
papanawen 64
papanawendakami 91:2
papanawennak 64:2 96
papanawennakami 64
papapon 130
papasok 402 315:2
papason 130
papasukin 100:3 95
papatayennak 167
papatayin 162:3 167:5
papautang 304
papel 82:5 77:5 314:2 30:4 32:3 36 37:4 3:3 158:2 206:2 112 113 119 57:2 179 162 163:2 198 35:3 38 410:2 34 0:2 4 409 70 83 93 80 85 191 205 92
papeles 82:7 179:3 314 112:5 70 84:3 405 408:2 34 45:4 410:3 191:3 117:2 124 201 206 33 24 14 77 80 83 113
paper 20:8 33 206 30:2 32:3 92:2 113 58 59 68:3 163 161 164 37 38:2 48 3:2 11:2 85 86 0 137
papers 117 70:4 77:4 85 159 408 32 33:2 38:2 43:3 110 112 116 108 145 303 164 181 191 35:2 36 410:5 314 3 5:2 19 409 301 80:2 105 82 84:2 163 45 201
papirmahin 5
papua 300
papunta 94:3
papuntahin 59
papuntang 309:4 94:4 317 45 205:3 40
paraan 164:2 184
paraanin 94
paralyzed 15 72
paramdam 40
parang 4 8 89
paratang 13
parcel 63:2 169:2 308:2 168 83:2 86 90:2 82
parcels 412
pardon 184:4
pardons 184
parehas 131
parehistro 125 128:3 112 148
pareho 166 42 8
parehong 11:2 7 87
parent 14:5 31 34:2 43:4 67 80:3 142 314 89 45 38
parental 31 44 45:2 14
parents 401 31:3 45:3 80:8 313:4 147:3 203 314:4 43:5 67:3 172 173:2 202 30:3 35 37 41 34 39 1 88:2 146 311 89
pari 37
parikut 404 406 405 408 401 403
parikutmi 405
paril 81:2
paring 37
parish 160 1 83
park 74 98:2
parked 71
parking 94 98:2 166:2 167 74:2 100 114
parlor 112 6
parol 129:2 184
parole 184:10
parolee 184
parricide 176:2
part 81:2 170 308 42:2 36 39 199 5 8 89 95 101
parte 67:4 170 109 88 96:2 137 113 39:2 89 83
parted 32:2
partisan 195
partition 88:7
partner 42:12 109:10 113:9 162:18 115:2 117:2 131 138:3 159:4 30:2 61 58 174 167 204 40 44 173
partners 42:3 113:2 111:3 119
partnership 113:14
parts 135 171 170
party 41:2 61:3 191:2 144 174 59 57 169:2 170:2 23
parusa 193
parusang 5
parvo 63
paryente 0
pasa 162 148 300
pasabi 99
pasabton 13
pasabuy 159:2 307
pasagop 34
pasahan 300:3
pasahero 71:2
pasahod 8:5 1
pasaka 185 96
pasakaan 2
pasakya 205
pasalig 1
pasalo 99:2 117 61 83
pasaporte 45 300 200 35
pasaporteng 314
pasay 410
pasaysayon 13
pasig 103
pasko 1 7:4 31
paso 198:5 181:2
pasok 0 180 11 7 12 81
pasport 35
pass 100:2 94:2 206 59 205 9
passage 94:3
passbook 303:2
passed 67:3 1:2 148 149:2 412 66 38 42 80
passenger 71:2 55
passengers 175:2
passes 4 8 94
passing 131 412 67 171 13
passive 304
passport 402 408:5 45:4 200:4 314:7 317:3 310:2 198:2 313 315 35:3 300:4 37 44 309
passwords 139
past 149:2 55
pastor 125 304 30
pastry 5
pasudlon 100 95
pasuksok 311
pasuri 110 5 83
pasuta 110
pasweldohan 16
pasyente 123 15
patago 89
patahian 7 10 409
patakaran 13
patalastas 133
patalim 181 196
patalsik 312
patalsikin 312:7
patangtang 130
patas 124
patawag 59:3 19:3 158 77
patay 80:13 176:6 142:2 82:2 89:2 175:4 179 37 40:4 67:2 119 43 38 45 7:2 103
patayan 176
patent 93:8 95:6 134:15
patentable 134:2
patente 134
paternity 14:7 38:5
path 94:2 101
pathology 72
pathway 309
pati 117:4 304 159:2 14 4 162 60 123
patience 1
patient 72:3 123:3 13
patients 4
patingin 110 5
patitulo 93:2
patituluhan 93:10
patnet 134
patnt 134
patong 56
patrol 40
pattern 129:9
patternity 14
patubig 95 125
patulong 185
patunay 55 410
patung 56
patungo 94
patungong 45
patyon 167:5 162
pauli 16
paulit 11
paunang 61:3 62 66:3 83
paupahan 64:2 65:6 110
paupahang 64
pautang 55 308 60:2 56
pauwi 171
pauwiin 300 309
pawalang 30
pawn 97
pawnbroker 97
pawns 32
pawnshop 56 168
pay 1:11 3:35 7:19 10:14 12:9 15:3 17:11 23:8 24:6 25:2 302:5 55:4 56:11 65:2 120:7 121:6 139 154:4 195 142 58:3 71:2 73:4 80:2 87 186:2 412 8:3 9 14:2 20 301:2 409 83:3 114 124 148 62 77 183 167:2 31 39 2:2 5:3 16:2 300:2 64:2 84 98 146 90 37 93 101 149 307
payag 90
payagan 14:3 137 300
payagang 100
payday 1:3 55:2 56 17
payen 55
paying 302:3 65:4 99:4 121:5 139 73 42 9 17:2 7 82 98 57 87
paymaya 303
payment 24 62:2 101:4 152:2 161:4 124 136 142 146 56:2 87:2 97:2 99 159:2 121 303 308 64 147 61
payments 99:5 120:2 307 56 97:2 159 87
paymint 159
payo 404
payoff 192
payoneer 302
payout 304:2
payouts 304:2 307
paypal 302
payroll 1:4 303 311:2 31 3 409
pays 146:3 109 133 121 308 65 41 15:2 302 8:2 17 71 73
payslip 179 9:4 17:2 7:3
payslips 205
pbgo 35
pd 1 48 98
pdc 161:3
pde 97
pdea 169:3
pdic 303
pdl 184:2
pdos 206
pe 173
pedestrian 71:2 175:2
pedicab 71
peels 134
peeping 171
peke 86:17 135:20 179:6 68:2 308 309:2 63 311 154
pekeng 30 86:4 130:3 135:9 179:8 185 309:5 310:2 131 154:2 308:2 160
pelikula 133:3 137
peme 301
pen 74
penal 184
penalti 145
penalties 116:4 145:7 143:2 110 5 142
penalty 5:3 24:4 116:3 145:10 146:2 156:2 198:2 110 142:2 100 17 193 181
pendens 92:2 83
pending 165 317:5 303 164 152:3 3 12
pennies 137
pension 23:2 203:3 43:4 9:2 40 37 70
pensionado 203:3
pensioner 203:4
pensiyon 43 9
pensyon 23:2 43 70 179 35
people 86:3 90:2 105:3 177:2 56:3 310 412 36:2 10:2 309 0 25 77
peoples 105
per 8:5 23:2 137 148 128 193 96
pera 402:8 303:14 159:18 162:2 168:4 308:6 311 412:5 192:10 109 55 67:3 304:7 172:3 179 309:2 43:5 62 310 70 167 164 3:2 24 12 103:3 142 31 63 205 153
perang 55 39
percent 304:7 148:5 149:8 109:4 115:7 137:3 142:2 146:2 307:2 98:2 117:3 56 62:3 311 7 17 100 147
percentage 149:7 137
perform 61
performance 61 124
performer 201:2
perfume 135 132
perimeter 100
period 195:5 97:2 99:2 185 196:3
perished 175
perjury 179:3
permanent 199:8 11:3
permanente 199:3 11:4
permanenteng 199
permanently 199:4
permet 114
permiso 114:3 45 309 201
permission 133:4 136 137:3 317:2 64 65 195 44 48 90
permit 45:6 112:3 114:39 201:20 206:3 315:5 125 137 143:2 100 181 145 198 408 199 300 98 311:2 105
permits 112:3 179 117 114 201
perpetual 193
person 35 111:4 175 86 97 159 179 186 310:2 194 43:2 92
personal 402:8 48:3 56:3 123:11 120 4
personality 125 30 25
personnel 13
persons 87 16
peru 410
perwisyong 177
perya 166
peso 162 31 20 68
pesos 57:2 192 3 8 55
pet 402 100 308
peter 73:2
petisyon 189
petition 408:2 36:2 85:4 158 189:3 312:2 199:3 116 164:2 194 120 77 191 313 20
pets 100
petsa 35:4 179
peysbuk 60
peza 115:4
pg 147 162 167 55 142
pgamot 71
pgkabili 63
pharmacy 117:2 63 4
phdo 317
philgeps 124:4
philhealth 9:12 15:2
philippine 200 313:2 314:2
philippines 30:3 33:2 410 115:2 201 203:4 204:3 206:2 313 314 315 70 103
phish 308:2
phishing 308:3
phone 63:2 168:5 60:2 162:4 41 0 16:4 123:3 172 3 183
phonebook 60:2
photo 60:5 130:2 133:6 136:5 172:2 310 171 137 6
photocopy 83:3 124
photographer 133:2 139:2 148:2 61:2
photos 130:4 171:2 172:7 123 139 310:3 192 41
phrase 128:2
physical 166:8 63 71
physicalinjury 166
physically 162
physician 301
piansa 164:2
pic 171 133 160 172
pick 62 165 1
picked 163:2 44:2
picket 21:2
picking 309
pickpocket 168:2
pickup 55 159
pics 60
picture 133:4 172:8 310:3 60:2 160:3 196
pictures 172:5 171 55:2 133 60 41 192 310
piece 1 8:2 405
pig 74
piggery 113 74 304:2 168 94
piglets 63 39
pigs 74 177
piket 21
pilapil 94
pildi 188 124
pile 56:2
pilfered 168
pilgrimage 61
pilgrims 159
pilipina 103
pilipinas 203:3 206:2 30 314:3 33:2 204:2
pilipino 200:10 313:11 314:2 103
pilit 167
pilitin 38
pills 169
piloto 5
pilots 21
pimmanawkami 66
pina 6:3 59:4 2 204
pinaaalis 91:2 2 64
pinaagi 48
pinaalis 0:3 205:2 64 96 42 6:2 91 105
pinaampon 34
pinaayos 62
pinababa 205
pinababalik 44
pinababayaan 173
pinababayad 24
pinababayaran 24:2
pinabainandak 60
pinabalik 6:2 14 0
pinabarangay 59
pinabayaan 72:4 309 41
pinablotter 59
pinacheck 9
pinadaan 412:2
pinadakes 160
pinadakesnak 160
pinadalhan 136 58 60 303
pinadeport 204
pinadlak 64
pinadlhan 136
pinadlock 94
pinadpadakesnak 177
pinag 2:5 4:3 6 21 23 39 12 42
pinagaagawan 92
pinagamit 115 412
pinagawa 62 139
pinagawang 62
pinagawidda 300
pinagbabantaan 162 167:3 60:2 21:2
pinagbabaril 176
pinagbabawalan 21 317 162 31
pinagbabawalang 105
pinagbabayad 24:3 17
pinagbantaan 167:3 2
pinagbawalan 100
pinagbayad 15
pinagbentahan 159:4 39
pinagbibintangan 183 16 136
pinagbibintangang 136:2 168:2 176 169
pinagbigyan 161
pinagbili 412:2
pinagbintangan 136:2 158 170 160 168 176 0 16
pinagbintangang 412 169
pinagbitiw 6
pinagchichismisan 177
pinagdududahan 92
pinagduduhan 92
pinaghirapan 1
pinagikkatda 6
pinagkaitan 44
pinagkakaisahan 4:2
pinagkakautangan 120:2
pinagkalat 177
pinagkatiwalaan 55
pinagkukunan 56
pinagligpit 0
pinaglilingkuran 16
pinagmalupitan 173
pinagmumura 177 60
pinagpahinga 12:2
pinagpaliwanag 0
pinagpapaliwanag 13:4
pinagpasa 300:3
pinagpiyestahan 160
pinagpupunit 195
pinagretiro 23
pinagsabihan 177
pinagsamahan 42
pinagsamantalahan 170:4
pinagsanglaan 97
pinagsardengdak 6
pinagsasabi 177
pinagtangkaan 32
pinagtatalunan 81
pinagtatawanan 4
pinagtatrabaho 173:2 7
pinagtatrabahuhan 10 15 19
pinagtrabaho 173 309 1
pinagtulungan 166:2
pinagtutulungan 4
pinahihinto 96
pinahihirapan 162
pinahinto 0 6
pinahintulutan 164
pinahiram 412:9 55:3
pinahiya 160:2 173 177:2
pinaikot 159
pinakakain 41 16
pinakakasuhan 175
pinakalat 172 60
pinakaltas 17
pinakamababa 8
pinakamababang 124:2
pinakasalan 174
pinakaubos 124:2
pinakita 83
pinakitira 90
pinakuha 0:2
pinal 144
pinalabas 72 89 0:2
pinalaki 34:2
pinalayas 0:2 42
pinalipad 205:3
pinalitan 44 10 0
pinalo 173:2
pinalubosan 205 317
pinalugan 205
pinamana 181
pinambili 159
pinamimigay 147
pinangakuan 304:2 159 309:3 192
pinanganak 314:9 313:2 200
pinaniwala 159:2
pinansiyal 116
pinaospital 15
pinapa 11 3:2 7 91 158 204 143
pinapaalis 64:13 91:11 96:4 105 95 101
pinapabalik 302:2 14
pinapabayaan 173 31
pinapabayad 24 100
pinapabayaran 17 24
pinapacancel 95
pinapadala 141
pinapag 2 7:2
pinapagamit 16 137
pinapagawa 20 62
pinapagawang 309
pinapaharap 25
pinapahirapan 2
pinapahiya 4:6 60:4 177
pinapaikot 3
pinapakain 16:2
pinapakalat 60
pinapakita 44 83 31
pinapakitaan 171
pinapalabas 16:4 162 309
pinapalayas 91 64:3
pinapalimos 173
pinapalitan 11
pinapalo 173:3
pinapanaw 0
pinapanggap 310
pinapapalitan 136
pinapapasok 7 100
pinapapirma 3:3 5 11 67 2
pinapapirmahan 110
pinapapunta 158:2
pinaparamdam 4
pinaparatangan 407
pinaparesign 11
pinapasagot 158:3 409 13
pinapasahod 1:3 16:3 300:2
pinapaso 173:2
pinapasok 0:4 163 204:4 7:5 14
pinapasukan 2 3 9 12 24 11
pinapasweldo 16
pinapatawag 409
pinapatay 176
pinapatayan 167
pinapatigil 136
pinapatulog 16
pinapauwi 204 16
pinapayagang 163
pinapipili 167
pinapipirmahan 110
pinapirma 2:2 3:2 68 179
pinapunta 59
pinararatangan 177
pinarehistro 412
pinaretire 23
pinas 70 165 410 200 33 115
pinasa 172 412 25
pinasahod 1:2 300
pinasakay 205:5 317:2
pinasalo 61
pinasara 114:7
pinasasagot 158
pinasign 2
pinaskil 160
pinaslang 176
pinaso 173
pinasok 81 105:2 170:2 180:3 163 168
pinasukan 24
pinasulat 2
pinasweldo 1 8 300
pinatanggal 0
pinatanggap 412
pinatawag 59:5 158 13 19 409
pinatay 176:9 180:2
pinatayda 176:2
pinatayo 173
pinatigil 96 6 12
pinatinda 159
pinatira 90:2 91
pinatugtog 133
pinausarko 412
pinautang 55:8
pinauupahan 65
pinauwi 0:4 300:10 12:3 301 10
pinay 410 314
pinayagan 14:4 205 132
pinayagang 205 25
pinched 173
pineapple 11
pineke 89 179:10 154
pinigil 205
pinikot 30
pinili 2
piniliay 188:2 191 196
pinilit 2:4 167:3 170:6 163 196 23 30:2 309
pinilitdak 2
pinipilit 2:3 162 167:2
pinipirmahan 3:2
pinirmahan 124 82:2 89:3 179 17 61
pinirmahang 82
pinopost 60:3 172
pinost 60:3 160:12 123
pinoy 103:3 313 314:3 200:3 33
pinsan 169:2 55:4 88 89:2 412 16:4 163:2 166 176:2 170 202 30 43 68 315 113:2
pintal 66
pinto 180 64
pintor 62 139
pintuan 34 0
pintura 180
pinukpok 166:2
pinunit 195:2
pinupuntahan 56
pinutol 180:4 105 91 64
pinutulan 64:6 100
pinya 1 304
pipirma 70 5 167 45
pipirmahan 110
piracy 135 136
piraso 63
piratang 135
pirated 135:3 136:2 138 130:2
pirma 5 58 89:3 179:20 39:2 45 312 11 68 191 55 2
pirmada 179
pirmahan 38:4 32 2 5:7 61:2 14:2 312 45 110
pirmak 179
pirmang 179
piscal 158
piskal 158:19 185:3
piskalya 158:5
piso 112 1:2 55:2
pista 7:4 61
pistol 181:4 196:2
pitaka 168
pito 300 166 188
pitong 40:2 65:2 7 11 60 14 173 88 156
piyansa 164:19
piyansang 164
piyansya 164:2
pla 41 63 0 86 145
place 2 115 57 66 163 194 31 403 309
placed 12 103 101
placement 309:8 300:4 55:2
plagiarism 133 136:3
plagiarized 133
plain 163:2
plan 23:5 73:14 120 93 129 56 62 81 88 147
plane 159
planner 61
planning 68:2
plano 129 98 81
plans 139 62 1 101 83
plant 10:2 15:6 300 2 93:2 96
planta 10:2 11:3 15:3 21:3 110 0 4
plantasyon 1 105
plantation 105:2 1 96
planted 169:6 90:2 61 81:2 91
plantilla 11
plants 180 74
plaque 23
plataporma 302
plate 63 310 175 17
plated 63
plates 17:2 162
platform 302:2 148 307:2
plato 17
play 133 148 74
played 137 61
player 313
plaza 163 195 309
pldt 63
plea 169:5
pleasing 25
plgi 303
plitan 63
plot 81 82 91 92 96
ploughs 96
plow 134
plt 36
plumbing 62
plunder 311
plywood 62
pmo 100
pmyag 88
pnagbintangan 183
pnagsasabi 177
pnasakay 205
pnindot 303
pnipilit 2
pno 143 83 103 185 30 93 112
pnp 407 185 308
pnpaalis 64
pnplayas 64
pnpsahod 300
pnta 205
pnu 31 35 202
poached 138
pocket 169:3
pocketed 159
podcast 307
podcaster 307 302
poder 64
poea 408 300 301:3 309
poem 133:2
poems 133
pogo 309:3 201 204
point 62
pointed 167:2
points 162 74
poison 32
poisoned 176 180 185
poisoning 63:2
pokpok 177:2
poland 309:4 202
police 407:5 163:11 165:2 185:5 186:3 311:3 412:6 169:3 181 2:2 176 175 196
policeman 55 31
policemen 56
policy 403 409 123:3 63 73:4
polis 163:3 407
polish 300
political 189:2
politician 311 195 175 38 90
politiko 133
polling 194 196
polo 300
polygamy 48
pondo 161:5 311:3 100
pondona 161
ponzi 304:5
pool 62:2
pooled 42 1
poor 91 90
pop 62
porch 168 81
pork 25
porma 145 129
pormal 58:2
pormula 138
porn 172
porsiyento 115 149:2
porsyento 146:2 149 115 311
port 163
portal 9
portfolio 139
portion 300:2 67:2 9 88
poser 310:4
posisyon 2
position 20:7 191 6 10:3 2
positions 5
positive 169:4 25:3 6
poso 74
possess 93
possession 91 169:2 181:4 93 87
post 12:9 124:2 130:10 160:19 161:3 164:3 172:5 173 13:2 0 5 6 300 25
postdated 161:3 65
poste 62 173 195
posted 123:4 160:7 60 9:3 172:2 164 8 97
poster 195:11 133 60
posters 195:13
posting 60:3 160 25 9 55
postpaid 310
postpone 141
posts 307 94 160 55 310 31
pot 169
poultry 304
pounds 74
poured 166 81
pours 62 74
power 4:4 70:7 311 43
ppasukin 0
ppatayin 167
ppo 162
pra 203:4 70 310 159 64
practice 21:3 185 117
practise 113 148
prangkisa 114
pranses 202
prc 402 72
pre 5 39 66 73:5 98:2 77 188 410 301 83
precautionary 317:2
precinct 190:2 194:3 196 163 191
prefer 31
prefers 30
preggy 6:3
pregnancy 6 25 30
pregnant 6:13 25:2 38:3 170 162 41 174 30:2
preliminary 144:3 158:5
premature 195:5
premises 12
premium 73:3 7:5
premiums 9:2
prenda 97:6
prenup 39:4
prenuptial 39:3
prepare 409 68
prepared 2
prepares 84
prescriptive 185
preselling 98 99
present 147
presentation 141
president 100:4 109:3 21 111:2 184 2
presidente 109:2 21:2 100
presinto 163:8 190:5 194 164:2 183 185 168 188
preso 184:2
presohan 163 184
press 185:3 15
pressed 171
presses 183
pressure 59
pressured 2
presumed 40
presumptive 40:4
presyo 149
pretended 308 159 86
pretending 310
pretends 55:2
prevented 205
preventive 12:5
previous 3 24
price 98:2 117 138 311 64 70 84 101 146
prices 138:2 120 13
pricing 138
pried 168
priest 160 177:2 30 410
principal 146:2 311:5 0 301 4
print 137
printed 133:3 123:2 86
printer 61
printing 148 120:2 121:2 1
prints 129 133
prior 134 105 132
priso 163
prisohan 164
prison 184:3 161
prisoner 184
privacy 123:18
private 170:2 172:7 185 196:2 402:2 97 171 23:4 82
privately 7
privilege 199 202
pro 3
probable 158
probasyon 184
probate 68:4
probation 184:15 11:2 14 0
probationary 0:2 5:3 199:4 11 14
probinsya 44 8 165 174 19 101 62
probinsyano 4
problemami 405
problima 402
procedure 57 409
proceeds 159
process 0:2 134 138 70:2 77:2 159 34:2 409:2 121 119:2 158 84:3 90 35
processed 80
processing 308 201 199 309:2 84 87
proclaimed 188 312:2
proclamation 188:2 190
procurement 124:3
produces 129
product 63:2 129:3 134 131 135:2 130
products 135:6 307
produkto 63 129:2 135:5 128:4 136:2
produktok 128
profanities 4
professional 402 148:4 90
professor 171:4 60 133
profile 310:3
profit 304 113:3 125:6
profits 113
program 154:2 183:3 125:2 304 203:2 95
progress 121:2
project 11:4 101:9 124:6 311:3 105:2 98:2 148 62 15
projects 311
promise 402 5
promised 304:5 98:3 159 309:2 300:4 55:2 61:2 62 68 38 1 66
promises 12 402
promissory 55:4
promodiser 11
promote 25:3
promoted 25:2 177
promotion 25:4
pronounced 48:2
proof 192 38 3 82
prop 112 111
properly 119:2 409 68 3
property 405:6 32:2 39:13 42:10 67 88:2 97 103:2 147 153:5 156:8 180:5 142:2 146 81:3 83:4 90:4 128 87 89:2 93 94:2
propesor 171
propesyonal 148
proposal 171
proprietor 112:2
proprietorship 112:2 111
prorated 3
prosecution 186:2
prosecutor 158:11 185:3 186
prosecutors 154
proseso 117 32
prostitute 177
prostitution 309:2
protect 128:6 134:4 103
protected 117 21
protection 123:3 162:5 167 120 14
protektahan 128:2
protest 144:9 188:9 124:3 190:2 74
protesta 188:2
prototype 134:2
prove 37 38 314
proved 41
provide 31 48
provider 63 61
province 124 55 168 311 8 86 90
provincial 8 156
provisional 201:2
provisionally 186
proyekto 124:3 101:2 311 159 12:2
pruning 15
psa 33:10 35:19 37:11 174 314:2 36
psychological 30:4 162
psychologist 30:2
pti 60 7 131
ptr 148
public 407:2 93:3 171 177:3 311:4 124 156 196:2 123:2 179
publiciana 90
publiko 177
published 123 133
publisher 137:4 133
publishing 137
puhunan 304:8 113:5 115:2 55 159
pukaw 40
pulis 407:2 163:17 183:3 185:6 311:4 165:7 167 38 159 175 412 31
pull 12
pulled 72:2 166 12
pulling 72
pulls 16
pulo 91
pulong 109 4
pulpit 177
pumalit 0 191
pumanaw 67 206 68 80:2 90
pumapasok 74 311 1 9
pumasok 0:3 100:3 180:9 303:2 81 1 7:2 14 412 11 409 105:2
pumatay 176:4
pumayag 88:4 61
pumipirma 3
pumirma 70:3 82:2 88:8 110 114:2 61 167:2 179:2 43:2 5 8 38:3 59 45 30 67 89
pumisan 32
pump 168
pumped 0
pumunta 141 77
punched 166:4
pundasyon 62:2
pundo 311:2 161
punished 13
punit 85:2
puno 74:2 180:2 195 105
pupil 173 183
puppy 308:2 63
pupunta 205 185:2 158 45 48
purchase 99:3 117 121 83
purchased 63 84
pure 5
puri 160:2 177:2
puro 1:6 55 98 4 135
purok 177:3 192
purse 303
pushed 109
pusher 169:4
pushes 4
pusil 181:10 196:4
put 12:3 108:2 113:2 103 38:2 58:2 169:2 111 304:3 56 64 68 317 174 180 204:2 315 39 42 5 2:2 80 87 94:2 84:2 175 100
puta 177
puto 131
putol 64:2
puts 131:3
puwesto 312:3 143 156 12
puyo 32 199
pwd 25:2 149 179 194 403
pwedeng 57 43:3 59 60 191 5
pwesto 312:6 114 117 64:2 0:2 65 12 66
pwp 201
pyansa 164:6
pyramid 304:2
pyramiding 304
qatar 300:7 317 314 70 179 89
qng 409
quack 185
qualification 124:2
qualified 168:4 312:2 24
quality 186
quarrel 74 88:2 186 204
quarreled 59
quarry 105
quarter 1
quarterly 149:2 145
quash 165:2
questioned 100
questioning 163
questions 205:2 404
quezon 44 16 68 8
quiet 92
quieting 92:2
quietly 2
quit 2:6 64
quitclaim 3:10
quo 312:4
quota 199 315 0
rabii 7
racism 25
radio 133 0
radiologist 72
rage 166:2
raid 135:4 163:2 169:2 204
raided 135:2 169
railing 62
railway 101:2 91
rain 124 62:2 81 85
raise 164 20
raised 64:2 34:2 36 100 313
raising 31:2
rally 21:2 167 196 95
ramadan 300:2
rambol 166
ran 62 109 159:7 65 175:3 44 304 162:2 15 100 17
rancher 180 105
rancho 0
ransack 180
ransom 308
rant 160
rap 133
rape 170:16 183
raped 170:3
rapist 170:2
rason 0:2
rate 402 8:7 154:4 7:4 147
rated 149:3 3
rats 64 85
ray 166
rd 86:2
rdo 141 145:3 143
re 200 136
reach 310 1 94
reached 161 202 23
reacquire 200:4
reacquisition 200:2
reactivate 194
reactivation 194:3
reacts 4
read 110:2 308 5 25 68 85
reader 11
reads 130 4
ready 124 61
real 405:4 83:2 97 156:5 148 34 14 93
realty 1
reapply 199
rear 71:2
reason 0:5 199 64
reassessment 156:2
reassign 12
rebellious 401
rebook 205
rebottled 135
recall 165:2 312:11
receipt 63 82:3 145 148:4 154 149 307 179:2 41
receipts 145:2 148:4 154:6 141:3 143 159:2 193 100 57
receivable 121:2
receivables 121
receive 412:4 307 58:2 23 19 77 96 125
received 58 77:3 158:2 57:2 412:2 110 61 303 60 169 192 3 10 13:2 17 1:2 409 64 141
receiver 303
receives 88
receiving 412
reception 174 6
recipe 138:11 133 130
recipes 113 138
recite 308
reckless 175:8
reclassification 95
recognise 109 73
recognised 105
recognition 33:9 314:3 200 38 21
recognizance 164:2
recognize 33:2
recognized 33
recommended 164
reconsideration 158:2 124:2 20
reconstituted 86:2
reconstitution 85:3
reconveyance 92:2
record 37:9 137:2 186:18 123:2 86:3 2:4 110 172 185 194 30 33 34 35:4 38 9 189 310
recorded 172:4 314 92
recording 137
records 109 123:5 141:3 186:2 35 37 119:2 33 409:2 83
recount 190:10
recover 308
recovered 40
recovery 56
recruit 309:6 304
recruited 309:2
recruiter 309:19 412 16 300 5
recruitment 309:3 300
recruits 309
recto 179
red 70 311:2 153 21
reddit 160
redeem 97:4
redemption 97:3
redeploy 301
redo 61
reduce 164:4 409
reduced 303 2
redundancy 10:4
redundansy 10
redundant 10:4
reels 307
reentry 206
ref 63:3
referral 19
refilling 112:2 131
refills 135
reform 95:6
refrigerator 63:3 56
refugee 313:2
refund 61:9 63:10 98:6 99:16 149:2 152:20 164:3 309:2 66:3 303 300:3 72
refunds 61
refusal 132 117
refuse 88 90:3 185 65 171 3
refused 14:4 44 61 73:4 132:7 114 72 58 190 192 205 35 25 99 194
refuses 63:3 303:2 82:2 88 98 61 65:3 71 90 317 44 21:4 300:2 38:3 109 124 130 304 62 64:2 185 31 45 8 14:3 301 3 19 73 96 103 80 97
refusing 14
reg 37
regalo 147:5
regalong 147
regional 8 115 19 77
register 84 108:13 112:8 125:7 128:7 133:2 134 148:12 149 194:2 314 33:2 37:2 115 307 17
registered 37:7 132:2 149:2 310:4 131:2 143 84 194 30 58 412 35 48:2 39 87:2 93 188 108 125
registering 108 148
registrability 132:2
registrant 194
registrar 35:3 311 410:2 37 33
registration 402 37:7 93:2 108:2 112:6 116:3 124 125:7 128:5 143:2 148:4 149:2 310 194:18 123:2 145:2 181:2 314 48 111 115 129 133 307
registraton 128 149
registry 83:4 84:4 85:3 86:4 35:2 43 80
regret 3
regular 11:25 7:2 25
regularization 11:2
regularized 11
rehab 169:5 120
rehabilitation 120:6 169 73
rehired 11
rehistrado 143
rehistradong 189
rehistro 128:2 194:3 87 37:3 116:3 143:2 35:3 314 33 86:3 93 108 112 148:2
rehiyon 8:2
reinstatement 20:4 116:2
reinvestigation 144
reissuance 85
reissue 85
reject 132:2
rejected 124 132:7 191:3 73 186 25:3 410
rejects 70 35:2 88
reklamo 407 19:4 409 57 59 185:4 114:2 77 158:2 311 17:2 167 204 74
reklamong 158 185
rekord 37:5 314:3 186 2
relasyon 177
related 301 15
relationship 401
relative 89:2 90:2 310 189 34
relatives 89 125 111 60 65 90 103 40
release 3:9 72 184:3 97 164:2 303:2 70 311 1 301 100 121
released 3:2 121 303 176 184 43:2 1:2 6:2
releasing 142
relief 311
reliever 11
religion 25:3 32
religious 125:2 315
relihiyon 25
relo 135
relocation 81:2 91:5 90:2
relokasyon 81
remain 202
remaining 119:2
remarry 30:2 33:2 40:5 32
remata 97:3
remedy 205
remember 170
remit 9:4 159:5
remittance 303:4
remitted 9:4 121 1
remote 302:5 201
removal 130
remove 65 130:7 186:2 312:6 204 92:2 189 25 14
removed 195:4 109 95 194 6:2 21 0 302 130 4 72 90 189 312
rename 36
render 24 3
renew 114:8 202 112:2 6:3 11:4 70 181 198:2
renewal 408 202 181 114 201
renewed 64 114 6 11:2 165 198
renews 11
renounce 200:2
renovation 62:4 64 100
rent 64:9 65:13 66:2 98:9 99:2 159:3 149 112 412 31:2 41 17
renta 64:4 65:4
rental 66:3 159:2 100 308 64
rentas 141:2 144:2 145 148 152 153:2 154
rented 412:3 61 64
renter 65:4 64
renting 64 65:2
renunciation 200
reopened 10
repaid 60
repainting 66:2
repair 63 62:2 64 65 12
repatriated 301:2 300
repatriation 300:2 301:2
replace 312 63:2
replaced 0:3 10 1
replacement 85:3
replacements 21
replica 135:2
replicas 135
reply 58:4 77:2 158:3 132 144 13:3 20
repo 56
repormang 95
report 407 13:2 19:2 33 410 123:3 130:3 132 185:3 308 192 204:3 314:10 116:2 173 184:5 193:4 9 37 0 4:2 15 72 100:2
reported 2 154 185 37 0 9:2 4
reporters 10
reports 116:4
repossess 56
repossessed 56
repossession 56
repost 130
reposted 130
reposts 130:3
represent 70:2
representante 70
representative 115:3 70 43
represents 43
reproduced 133
request 19:5 130 14
requested 48
required 193 111 43
requirement 189 108 206 25
requirements 410:9 108 203:2 205 111 112:2 143:2 119 124 116 184 200 313 37 199 80
requires 37 148 23 70
rescind 61
rescinded 99
rescue 125
research 139
resebo 148
reseller 121 131
resembles 136
reserba 159:2
reservation 98:2 99 108 61 66:2 83:3 308:2 159:2 309
reserve 121 87 108 12
reserved 12 61 308
resibo 63:4 82:9 145 148:7 141:3 154:3 193 55 311 179 121
residence 146:2 189 191 312 199
residency 189:3 199:3
residensyal 93
resident 189:6 199:10 203:2 315 313
residente 189:7 199:2 100
residential 93
resign 2:35 6:4 191 3:8 5 1
resignation 2:18 5 24:2 201 3
resigned 191 24:2 139:2 138 152
resigning 3
resipe 138:5 136
resold 87 99
resolution 158:2 119
resort 115:3 61 105:2 308:2 117:2 141 304 410 1 25 409 0 15 95 98
respond 132 77
respondent 409 158:2 77
respondents 158
response 57
responsibilidad 38
rest 7:7 55 3 6:2 16
restarting 63
restaurant 409:3 115:5 117:2 120:2 121:2 149 15 154 160 7:2 8 10 131
restawran 120 9 0
resto 1:2 160 166
restraining 162
restroom 171
restructure 56:3 120
restructuring 56
result 188:3 72
resulta 188:2 37
resulting 175:2
results 123
resume 25
resurvey 81
retail 115:2
retain 200
retainer 404:3
retains 121
retention 95:2
retirado 23 203:6
retiradong 203:3
retire 23:10 143:4 203:11
retired 23:4 203:2 3 16
retiree 23 203:9
retirement 23:29 143:4 203:6 55 304:2
retiring 203
retiro 23:3
retrato 172
retratok 172
retrechment 10
retrench 10:3
retrenched 10:2 6
retrenchment 10:3
retro 97
return 142:3 145:2 148 61:2 63:2 36 44 119 55 60 5:2 66 146 58
returned 44:2 55:4 61 66:2 152:2 304 159:4 161:5 40:2 164 99
returns 145:5 190:2 58 196
reunion 61 159
reupload 130:3
reuploaded 130
reuploading 130
reused 129
revenge 172
revenue 406:2 141:4 153:3 142
reversed 20
review 5 110:12 158:2 160:4
reviewed 12
reviews 160
revision 190:3
revive 116:2
revocation 116:2
revoke 70:2 116:3
revoked 116:13 114
revolver 181
rfa 19
ribbon 70
ribbons 21
ribo 55:2 57
ribu 17
rice 96:3 121 149 56 63 67 159 192 39 15 21 88 97 105 94
rider 302 175:2 168 71
riders 123
ridiculed 36
ridiculous 36
riding 176 168
rifle 181:3
rigged 124
right 94:9 101:3 87 117 199 409 403 89 31
rights 401 403:4 31:2 63 82:4 93:2 139:2 163:2 137 83 302:2 136 41 64 67 90
rikpanmi 119
riles 91:2 101:3
rinames 170
rinamesna 170
ring 56 1 3 11 12:2 63 66
rings 159
riot 183
ripple 181
riri 59
riribuk 401
rites 48
rito 189:4 115:2 313:2 199:3 64 91:2
rival 138:2 131 177 5 13
river 94
riyadh 300:4 174
rizal 41 7:2
rn 11:2 193
roach 114
road 71:2 94:10 101:10 166:2 175:3 131:2 124 55 311 88:2
roads 98
roam 74
rob 314:2
robbed 168 159 185
robber 176
robbery 168:3 161
robotics 45
rocks 63
rod 86
rode 71
role 10
rolled 15
romance 308:2
rome 45 314
roof 62:4 81:2 55:2 64 74 42 101
room 64:4 148 308 65:2 169 170 174 2 301 4 13 72 74
roommate 57 66
roon 33 39:2 0
rooster 74:2 166
roosters 74:2
ror 145
rosa 86
rosemarie 35
roster 0:3 6
rotation 2
rots 94
rotted 72
rotterdam 301
route 15
routes 2
row 13 81 98
rowhouse 84
royalties 137:5 133
royalty 133 137:15
rpt 156:3
rtc 407 77:5 317
rubbed 171
rubbing 171
rubs 171
rude 204 205
ruin 4
ruined 85
rule 36 57
ruled 20:4
rules 100:3 195 409
rumble 166
rumor 177
rumors 177:4
rumuar 317
run 71:3 175:4 191:4 154 162 123 143 10 189
runaway 401 300:2
running 191:2 189:6 404
runs 55 64:2
rural 97
saanda 63 9 14 15 16 66
saandak 317 205 11 25
saandan 97
saanen 43 302
saang 57
saankami 30 42 88:2
saanko 310 165 32
saankon 56
saanmang 37
saanna 61 44 55
saannan 55
saba 74:4
sabado 31
sabah 40
sabali 41:4 87:2 117
sabihin 59
sabon 135:3 138
sabong 407:2 166
sabot 61:3 110
sabungan 176
sabungero 168
sachet 169
sachets 169:3 183
sacked 0:2
sacks 61 159 15
sacred 105:2
sad 159
sada 159 309
sadino 405
safe 83:5 171:3 110 32 103 85
safety 114:4 15 19
sagasa 175
saging 105
saglit 44
sagop 34
sagopon 34:2
sagot 13 158 15 205
sagradong 105
sagupon 34
sagutin 15:4 31 71 74 58 13
sahig 16 62
sahod 403 1:19 3:3 8:10 17:13 300:7 2:2 12 16:5 25 31 123 55 304 7 56 303 152
sahuran 1:2
said 6:4 308 159:2 167 163 170 194 205 48 0:4 2:3 25:2 14 309 64 86 101
sailed 40
saints 7
sais 183
saka 96:2
sakahan 96:4 95:2 93
sakay 175
sakbay 110
saking 83
sakit 43 68 177:3 301:3 160 30 2 14 73 9 198
sakitin 31
sakop 81:2 95 73
sakramento 32
saksak 166:3 176:2
saksi 162 185
sakyanan 39 181 180
sala 186:3 185 0
salakyan 56
salamin 180:4
salary 1:9 8 17:4 56:4 5:2 303 162:3 109 3 9 300:2
salaysay 158:4 185:2 13
salda 97
sale 402 82:14 84:19 87:5 89:3 117:5 146:6 147:3 152 156 83:2 97:4 149 77 159 92 179:2
sales 149:6 137:2 154:2 121 138 144 145 156 159 1:2 10 409
salesgirl 8:2 409
saleslady 409
salesman 1
salita 171 132
saln 311
salon 117 143:3 42 0 24:2 300 309 1
salt 134
salvaged 176
samahan 125:7 21:4 116 304 159 100:4 95
samahang 21
samar 44 16
same 35 410 86:5 87:5 131:9 129:2 138 152 7:3 11:6 60 36 42 0 10:2 23 25
samin 91 32 34 131
saming 80
samok 401
sampaguita 173
sampahan 174 185
sampayan 74
sample 192:2 195
sampled 133
samples 72
sampung 40:2 20 158:3 58:3 5 11 84 100 30 156
samtang 147 164 64 41 39 4 12:2 15 301 71
sanang 40
sanding 15
sang 144:3
sangagasut 55
sangapulo 30 11 40
sangay 10
sanggol 34:5 44:2 72
sangkot 412
sangla 97:7 159:2 92
sanglaan 97
sanglang 97
sango 4
sangoanan 4
sanikuana 43
sanitary 114:6
sank 40
sanla 97
saop 96:5
sapat 31 205
sapatos 135:7 129 63 1 4
sapilitan 23
sapilitang 96
saplot 170:2
sarado 143:3 161:3 145 303 304
sardine 10
sardines 135 1
sari 112:6 8 56 42
sari2 112
sarili 136 31
sariling 44 173
sarisari 112
sarming 17:2
sasagot 158 15 409 71 146
sasagutan 57
sasagutin 13 58
sasakay 171
sasaksakin 162
sasaktan 162
sasakyan 56:2 71:3 180:2 153 61 39:3 24 110 310 159 181 70 73 147 196 100
sasama 45
sat 1
saturday 59
sauce 128:3 138
saudi 300:12 314:6 70 41 31
save 123 146
savings 67:2 303:3 304:2 39:2 153 55 43 9 17 142
saw 134 179 311 30 188 68
say 136 412:2 44:2 60:2 169:3 135 154:3 132 67 164 177 168 193 30 35:2 36 31 10:2 15:2 16 17 24 25 90 92 81 103 105 167 171 407 41 137 139
sayang 205:2 99
saying 1 55 58 60 13 24 73 77 0 132
sayop 35:10 72:3 303 190 191:2 0 144 62
says 136:8 144:3 132:3 139:2 154:2 58:2 86:3 92 177:2 412 33:3 5:3 13:4 114 121 149 55 56 57 61:2 62:2 63 64 73:3 169:2 170 172 179 158 171 202 206:2 31:2 35:3 38:2 40 39 42:2 44 1:3 3:4 4 8:2 9:3 10 14:3 15:2 23:2 25:2 300 301:2 302:2 65 66:2 77 83 85 91:2 93 95 98 96 99 67 303 116 153
saysay 30
sbi 56 60 303 3
scaffolding 15:5 0
scam 304:8 86 159:5 308:46 309:7 412:21 160 24
scamdak 308:2
scamed 308
scammed 159 308:3
scammer 159 308:3 412:2 60:3 160:3 309:2
scandal 407:2 172:6 2
scandalous 174
scares 92
scaring 92
scarred 15
scars 25
schedule 12:2 31 0:2 6:4 19:3 167 11
scheduled 19 97
scheduling 2
scheme 304:3
schizophrenia 30
scholarship 125
scholarships 125
school 402 403 171:2 173:12 195:2 35:3 123:3 124:4 134 61:2 101:2 311:3 315:8 37:2 43 44:2 23:3 1:4 31:3 110 133 149 115 139 71 169 172 179 160 202 45 8 9 20 0 5 13 16 167 183
schooled 313
scooter 71:2
scratch 0
scratched 180:3 166
screaming 162
screams 173 4:2
screen 31 302
screenshot 160:2 55 172:2
screenshots 172 55:2 304 308
script 133 136
scrubs 300
sd 190
sea 41 301:2 70
sead 19
seafarer 301:6
seal 135 179
seaman 403 301:22 31:3 38
search 165 181:2 128 134
searched 163 16
searches 130
season 1:2 11
seasonal 11:3 309
seasons 11
seattle 34
sec 404 60:2 304:3 108:17 111 116:35 119:15 125:2
second 402 41:3 63 67:6 174:3 62 87:3 48:2 304 35 301:2 300 65
secondary 205
secondhand 63:2
secregistration 108
secret 138:5 167:4
secretary 108 111 59 317 409
secretly 89:2 39 172
secrets 138:4
section 169:3 14
secure 128 134 103
security 12:6 66:8 166:2 196:2 0:2 185 7 9:2 8 97 80
see 31:5 44 55 186 162 205 45 6 7 100
seed 55:2
seedlings 180
seeds 96
seeing 109 25
seen 55:2
seenzoned 55
sees 55
segunda 63:2
seguro 73:5
seize 39
seized 153:3 135 181
seizure 135:2 169 15
sekretarya 179 138
sekreto 138
sekyu 0
selda 183
self 67 148:5 176:7 89 166
sell 70:5 84:4 99:3 117:7 192:2 147 88:2 98:2 112:2 128 129 135:2 139 136 307:2 173 159 160 83 95 146:2 89
seller 63:5 82:10 83:6 87:5 307:17 308:16 192 131:3 146:2 84:6 152 98:2 86 93
sellers 307 123
selling 84:3 95:2 98:2 135:2 146:6 307:9 192 117:3 136 83 129:2
sells 135:2 117 129:2 131 311:2 172 90 83 84 128 133
selpon 63:2
selyo 146
semana 17
semento 121:3 62 15 71
semester 64
seminar 206
seminaryo 23
sena 19:14 409
send 58:4 303:5 41 308 115 60 171 24 19
sending 171:2 31 137 302 99 9
sends 171:3 31:5 167:3 173 41
senior 43:2 149:2 152 37:2 4:2 23:2
seniors 4
sent 300:10 303:3 158:4 171 116:2 63:3 172:2 110:4 60:2 308 37 12 15 23 0 91 35 58 144
sentence 184:6 186
sentenced 184:2
sentensya 184:2 189
senyora 16:2
seoul 33
separate 31:3 32:4 42
separated 32:5 42:2 174 0
separately 32:2
separating 39
separation 3:3 10:18 32:17 39:3 409 0 2:2
seperation 10
sepsis 72
septic 74 81:2
serbisyo 23 0
seremonyang 48
serious 166:2
seriously 111
sertipiket 35:2
sertipiko 179 191 206 3
serve 158 184 196 77
served 77:2 184:3 186 141 204 20
server 77:2 158
servers 1 17
service 14:3 110:5 184:2 311 121 63:2 23:3 1:2 61:2 71
services 149:2 0:2
session 169
sesyon 169
set 108 125:2 138 169 180 59 310 164 186 8 19 21 63
sets 154 57 159
setting 115
settle 56:2 120 121 58 203 19 142
settled 121 60
settlement 59:4 67:6 71 80:3 88:2 199 144 175 19 113 3 142
settler 90:2
settlers 90:3 91
setup 115
seven 31 304 65 170 6 7 11:2 14:2 88 99 206
seventeen 183:2 30
seventy 315 37 7
sew 8
sewing 8
sews 1
sex 35 410 170:3 172:3 309 162:2 42
sextortion 172:3
sexual 170:4 171:8 173:2 4
sexually 170:3
sg 205
shabu 169:10 164
shaking 2
sham 30
shaming 60:3 160
shampoo 11
shanties 90:3
shape 129
shaped 134
share 42:5 67:7 96:8 113:7 117:4 147:2 304:2 88 39:2 32 1 89 160 109
shared 123:2 172:2 160:2 39 308 42 48 67
shareholder 109:3
shareholders 109:3 119
shares 117:16 109:4 130 67 88 113 160 5 147
shari 48:2
sharia 48:3
shariah 48:8
sharing 113:3 108:2 96
shark 60:2
sheet 116:3 13
sheets 190
sheller 39
shelter 300
shelves 11
sheriff 407 77:6 20:3 97
shift 7:7 315 149 4:2 15:2 25 13
ship 309 301:3 31:3 12
shipment 135:2 311
shipping 301:2 308 5 24
ships 186
shipyard 11
shirt 129 136
shirts 133 195 128:2 131 136
shoe 10
shoes 135:2 31
shook 173
shooting 176
shop 63:5 112:6 130:3 307:5 113:4 117:5 120:3 128:4 131:6 136:2 143:3 74:2 21 409:2 111:2 145:2 115 129:2 137 135:2 62 308 66 168 180 1:2 8:2 19 24 15 7 141 153
shopee 63:3 130:4 307:9 308:2 129 136 131:2
shoplift 168
shoplifting 168:2 183
shopping 63
shops 307
short 100 17:4 300 13 25
shortage 17:6 24 13:2
shortages 17:2
shorten 119:3 184
shot 176:5
shotgun 181:2 30
shots 133
shoulder 146 31 15 302 4
shoulders 146
shout 171 4
shouted 177:2 4
shouting 177
shouts 4:4 16:2 59 74
show 13:5 59:2 116:2 61 19 33 36 21 6 100
showed 6 14 3 62 86
shower 172
showing 134 130
shown 98
showroom 159
shows 81 83:2 33:2 35:2 303 168:2 186 7 9:3 86 163 80 109
shrugs 303
shut 119:2 10:2 114 143
siargao 103
sibil 57 77:6
sibling 88:2 147 67:2 43:2
siblings 88:6 109 108 42 84
sick 14:4 15:5 301 63 184 13 300 68 9
sickness 9 301:2
side 409 72 81:3 71:2 59 0 13
sidearm 196
sideline 145
sideswipe 175
sideswiped 71
sidewalk 114:2
sigalot 401
sigarilyo 173:3 10
sigawan 4
sige 1 4:2 74:2
sigeg 11
sign 43:3 70:6 82:3 88:2 110:5 84:2 167:2 38:3 45:2 2:4 3:7 5:5 143 39 11:2 300 14 87 97 146
signage 131 61
signatories 116
signature 39:3 89:5 179:12 55 3
signatures 312:2 179 89:2
signed 179:7 89:2 105:2 3:7 113 55 59:3 61 56 310 77 174 33 2:2 301 82 83 84
signing 5:3 110:3 82 311 84
signs 311:2 43
sikat 132:2
sikreto 138:2 167:3
sikretong 138:2
sil 14:2
silang 174 41 3 15 23
silence 62 167
silent 121
silhouette 129
silingan 74:11 81:7 166:2 55:2 170 177:4 16 94:3 173 180
silver 63
silya 61
sim 310:5 308 412:3
simbahan 125:2 168:3 410 1 147:2 32
similar 131 132:4
simple 72
simply 409
simrek 81
sims 412
simula 13
simulated 34:3 147
sinabihan 60 177:2 0 56
sinabing 160:2 0:5
sinagasaan 180:2
sinagi 71
sinagot 73
sinakal 162:2
sinakang 96
sinakop 81:3 90
sinaksak 166:4
sinaktan 173:5 162 163 166
sinalakay 135
sinalihan 304 17
sinama 3 8
sinampahan 57 189 24 154
sinampal 166:2 162 173:4
sinang 100
sinangla 97:3 95
sinanla 97
sinapak 166
sinara 94
sinarado 10
sinaraduhan 94
sinarhan 94:2
sinasabihan 171
sinasabihang 4
sinasadya 175
sinasagot 31 71
sinasahuran 1:2 300:2
sinasaka 93:2 96 80 95:2
sinasakal 162:2
sinasakop 105
sinasaktan 16:3 162:10 173:4 48 32
sinasakyan 71
sinasampal 162
sinasang 144
sinasaway 74
since 91:5 93:2 94:2 313 31:2 34:3 40:2 3:2 116 119:2 121:2 145 149 156 55 56 59 62 64 198 30:2 35 36 45 1:5 7 9:4 11 12:2 14 300:2 0 24 25 65:3 142 80:2 92 96 100:2 16 21 120
sinesante 0:3
singapore 45:6 174 205 31 302 317 115
singaporean 115
singaw 74
singer 61
singgitan 4
singil 24:2 57:3 121:3 144:2 143 56
singilin 55
singiren 100
singkahan 4
singko 7 181 192
singkuwenta 37 55
singkwenta 55:3 8
single 19:3 38:2 111:4 30:2 6:2 25 33 34:2 45 0 20 67
sings 74
sinibak 0:2 300 6
sinigawan 177:3
sinilip 171
siningil 309
sinipa 162:2 0
sinira 180:11 65 91
siniraan 160:10 177:2
siniran 160
sinisigaw 4
sinisigawan 4:7 16
sinisingil 24:10 144:5 120 136 55:2 60 310:2 56 17 100:2 98 65
sinisipulan 171:5
sinisira 177
sinisiraan 160:2 177:6
sinisisi 300
sink 167
sinoli 44:2
sinosoli 66:2
sinturon 173
sinueldoan 300
sinugod 166 167:2
sinulat 133
sinumpaang 158
sinundo 61 44
sinungaling 179
sinunod 61:5 8 59
sinunog 180:4
sinuntok 162:3 166:10
sinuspend 12:2 21
sinuspinde 12:3
sinusundan 167:2 162 171
sinusunod 21:2
sinusuntok 162
sinusuri 141
sinusweldohan 1:2
sinuswelduhan 1
sinweldoan 1:2
sipol 171
sir 0:2
sira 63:11 190 17 66
sirad 119
siradhan 119 143
sirado 119 143:3
sirain 63 32
sirang 63:4
sirv 315:3
sisenta 23:2
sisingil 149
sisingilin 146
sisingirendak 24
sisiraan 2
sistema 302:2
sister 89 70:4 55:2 88:3 309:2 144 56 62 303 162 163 169 205 43 34 39 44 300:3 6 67 84:2 147 173
sisters 67
sit 21:2
site 91 304:2 310 15:3 124 308 0 1 171
sits 185 105 91
sitting 312:3
six 11:4 142:2 146:2 55:2 56:3 99:2 202:2 206:4 3:2 5 116 60 63 308 184 168 201 37 6 7 9 12 302 71 0:2
sixteen 30:2 183:2 309 15
sixth 11
sixty 23:7 115 55 56 66:2 164 159 203 37 12 309 99
siyam 42 11 173
siyang 59 185 38 55 61 65:2 164 167 183 312 30 31 34 40 41:2 314:2 0 23 184:2 37 206 96 109
siyasatin 141
siyudad 156
sk 188:4 189:4 194 190 193
skimmed 303
skimming 303
skin 91 147
skincare 128:3 135
skipped 165
skirt 171
skull 72 166
skwater 90
slack 302:3
slander 177:6
slapped 166:2 16:2 162
slaps 4 16
slashed 180 162
sleep 177 56 160 31 32 16:2 15
sleeping 41 13
sleeps 16 167
slept 56 300 177
slice 81
slid 2
slight 166
slip 71 179 7
slipped 168 15
slogan 128:3
slope 62 93
slot 98:2 159 304:2
slots 311
slow 1 4
slp 125
small 57:31 112:4 3 23 409:4 60 71:2 56 9 301 2 142
smaller 92 98
smashed 162:2 71 180
smell 74:3
smoke 74:3 63
smol 57
smons 77
smuggled 135:2
smuggling 154
snake 15
snatch 168
snatched 168:3
snatcher 168
snatching 168
sneakers 63
snsampal 162
snskal 162
snubbed 59
snuntok 166
soap 135:2 131:2 138
sobra 7:3 152:13 149 17 156
sobre 192:3 167 0
soce 193:22
social 160:6 183:2 60 9:2
sofa 63:3
softdrinks 0
software 136:2 137:2 139:3 302 61
sogie 25
soil 74 62
solar 134:2
sold 39:12 86 87:13 89:25 123:2 146:4 159:4 412:5 135 129:2 133 156 61 64:2 82 92 105 109:2 138 143 63:2 66 21 96 83 95 158
soldier 162 40
soldiers 196
sole 31 112:5 111 88 89 119
solemnized 30
soli 66
solicit 125
solicitation 125
solo 14:6 31 88 111:4 45
solong 111
son 44:3 68:4 147:2 183:8 163:2 173:4 314:3 31:3 55 164 166:2 169 175 177 167 34 38 45 36 0 301 4 20 64 89 91 103
song 133:5 137:3 136:2
songs 5
songwriter 133
sons 48:2 35 41
soon 410 6
sooner 64
soporta 31
sortie 195
sosyo 113:5 109 117:2
sosyohan 113:2
sound 121:2
sounds 36
soup 166
source 139:6 138
sows 168
spa 70:26 179 72 6 89
space 110:2 64:2 66
spaces 171:3
spam 123
spanish 92:2
spanked 173
sparks 74
speak 162
special 43:3 70:5 201:3 203:2 315:4 14
specific 61
specifications 124
specimen 179
speech 148
speeches 195
spelled 35
spelling 35:8
spend 193
spending 193:2 196:2
spends 41
spent 39 159
spilled 15
spilling 35
spine 301
splashed 15:2
split 31:2 42 113 119 39 33 17
splits 113
spoiled 63 190
sponsor 408 205:4 300
sponsored 307
sponsors 307
sports 125
spot 176 0
spotless 66
spouse 401 33:2 39:3 40:3 41 103:2 199:7 201 206 32 174
spouses 39
spread 62
spreading 177
spreads 177:2 160
spreadsheet 123
spring 88 105
spurious 86:4
square 103
squat 90
squatter 90:5 91
squatters 90:8
srado 143 145
srrv 203:11
ssabihn 167
ssp 315
sss 9:51 14 15:2 23 310 43 35
st 73:2
stab 166
stabbed 166:3 183
stabbing 176
staff 159 123:2 138:2 409:6 168:2 117 139 160 196 2 8 14 10
staged 133
staircase 62
stairs 171 81
stalker 162:2 167:2
stalking 167:2 171
stalks 162
stall 64:3 112:2 114:2 110:2 144 167
stalls 135 166
stamp 146:4 199 198 179
stamped 205
stamps 152 146
stand 12 4 7
standards 0
standing 165:2
stands 91 93 81
stapler 4
star 160
stares 171:2
start 108:4 115 112:2 405:3 21 74
started 6 21
starting 108
starts 148 195
startup 404 108:3 302:2 117 5 10
starves 173:2
state 311 30
stateless 313:2
statement 57:3 191:2 193:6 179 185:3 167
statements 116:2 137
station 407 117:2 163:4 112:2 131:2 55 185 0:2 8
statue 180
status 2 12:5 202 116:2 11 184 199 25:2
statutory 170:2
stay 16:3 198:6 199:6 202:9 90:2 203 206 32:2 7:2 184 201 315:2 91
stayed 206:3 6
staying 198
steal 160
stealing 13:2 168:4 177 183:3 136 409
steals 109 409
steel 62:2 15
step 34:2 0
stepbrother 166 170
stepchild 34:3
stepdad 170
stepdaughter 34:2
stepfather 401 173:3 170:2 36:2 31 34
stepmother 401 67:4 89 173:2
steps 84 185:2 125 21 65 80
stepson 34 173
stern 58
steward 21
stewardess 6
sticker 100:3 206:3 153
stickers 100
stitches 71
stock 304 117:3 125:3 13 133 108 109 11 24 147
stockholder 109:3 111:4 115
stockholders 109:3 108 119
stockroom 168 159 2
stocks 117 13:2
stole 409 109:3 129:2 133:2 138 168:2 85 160:2
stolen 129 130:5 133 134 138:3 159 168:10 310 308:3 123 85
stones 180:2
stop 99 119:2 143:4 145:4 161:3 114 96:3 36 189 38 23
stopped 205:3 143:2 63:2 304:2 99:2 317:2 31 409:2 119 137 55 61 62 161 0 9:2 10 300 301 302 65 100 196
storage 11
store 63:7 112:9 117:2 131:2 141:2 143:2 8 409 114:2 130 135 136 310 77 176 168 183 41 42 0 6:2 3 73 101 55
storey 62
storm 301
story 160:2 177
storya 133
stove 134
straight 7 189 11 74 301
stranded 300
stranger 92:3 130 310:2 303 167 34 0 77 86 412 35
strangers 412 43 309 90
stray 125
stream 307
streamer 307:3 195:2
streaming 137
streamlining 10
street 94 114 138 55:2 1 125
streetlights 311
strike 21:9 130:2 136:4
strikers 21
strikes 136
strip 81
stripped 2
stroke 43:2 15:3 301:3 56
strongly 58
struck 166 175 6
strung 101
stuck 198 3
student 173:2 183:2 309:2 315:13 134 175 206 45 412 171
students 175 163 64 123
studies 315:4
studio 139 302
study 315:10 37 121 168
stupid 4:4
style 30
sub 62
subanen 105
subasta 156 124:3 97
subcon 121
subcontractor 121:2
subdibisyon 100
subdibisyong 98
subdivide 88
subdivided 95
subdivision 405 98:11 100:12 95 1 96 99
subject 149
subleased 65
sublet 65
sublicense 137
submission 116
submit 158:3 116 141 193:2 20
submitted 179
subordinates 196
subpena 158
subpina 158
subpoena 407 77:2 141:3 158:25 154 412:3
subpoenak 158
subsidiary 115
subsidy 21
substandard 62:3
substitute 191:3
substitution 300:3 191:2
subtract 56
subtracted 17:2
subtracts 17:2
subway 101
succession 312:2
suddenly 64 0 153 6
sue 402 41 185 120 57:2 186 58:3 174 176 409
sued 24:4 77:5 160 409
sueldo 1 9
sueldoan 16
sueldok 17:3 3 7
sueldomi 8
sueldona 300
sues 77
sugal 407 55 162
sugalan 163
sugar 308 180 94
sugarcane 96
sugarland 95
sugarol 30 32:2
sugat 166
suhol 311:2
suicide 176
suing 56 58 24
suit 109:2
suitcase 300
suitor 412 166 180
suka 128 131
sukad 34 116 145 40 91:2 93 31 1
sukat 81:4 92 88
sukatan 63
suki 138:4
sukli 13
sulat 13:5 58:19 68:5 77:5 133 141:7 158:3 136 406 82 161 40 11
sulatan 117
sulod 303 304 308 181 30 9:2 13 3 16
sum 55 77:2 71:2 301
sumabog 15
sumagot 13:6 77:6 58 132 71
sumakay 317
sumali 21 124
sumalpok 175 71
sumama 41:6 6
sumapi 21
sumara 120
sumasagot 62:2 55:2
sumasahod 1
sumbong 407 19 185:2 59 0 12
sumipot 59:3 61:7 165 19:4
sumira 61:2 180
sumisipot 59
sumisira 74
summary 204
summer 1
summon 59:3 77
summoned 158
summons 59:2 77:28 20 409:2 57 160
sumobra 81:2
sumpak 181:2
sumuko 165:3 169 2:2
sumulat 58:2 136
sumulpot 86
sumunod 61:2 20
sumusunod 162 8
sundalo 40
sundalong 308 31
sunday 58 7 13
sundays 7:2
sundo 31
sungbatak 13 77
sungbatan 15
sunod 56 60 48 23
sunog 85:3 180
sunogon 167
sunrise 133
suntok 166:2
suntukan 166
superior 170
supermarket 110 63 10 11 121
supervisor 4:11 171:2 2 6 14 0
supliers 120
suporta 31:6
supplier 61:6 110:7 120:4 121:12 124:3 138:3 58
suppliers 120:8 138
supply 110:5 124 121 96 61
support 401 31:15 45:3 205:2 192
surat 58 2
surcharge 145:2 144
sure 83:2
surety 164
surgeon 72
surgery 72:4 14:2 55 71:2 73 301
surname 36:11 38:7 34 31 35 45
surnme 36
surrender 165:4 206 143 99 181:2 34
surrendered 0
surrounded 94
survey 81:6 93 195
surveyed 93
surveying 15
surveyor 81
susi 0:2 65
susian 141
suspect 176:3
suspected 205
suspek 176
suspend 184 312 56
suspended 12:9 116:5 312 21 302 13
suspendido 12:2
suspension 12:8 120:2 312 56 116
suspensyon 12
suspicious 68 205:2 303
sustento 401 31:23 162
sustinto 31:2
sustneto 31
susuko 165
susunod 48 3 303 91
susunugin 167
suta 83
suv 56 71
suwail 68
suweldo 1
sveg 315:2
swallowed 303:2
swamp 88
swap 308
sweden 410
swedo 1
sweepers 1
sweeps 74
sweldo 403 1:13 8:8 16:4 17:14 3:4 12:4 9 300
sweldohi 16
swelduhi 1:2 16 300
swept 85
swerved 175:2
swildo 8
swimming 62
swindle 159
swindled 159:2
swindling 159
swiped 71:2 55
swiss 103:2
switch 149 202
switzerland 33
swldo 1
swoosh 135
sworn 307 185:2 158
swp 201
syang 309 198
sydney 82
syentos 8
sync 137
syndicate 90:2
syndicated 159
syndrome 43
syria 309
syringes 17
system 121:2 0
syudad 16
ta 36 12 25 17
taas 64:2 144 156:5 100
taasan 100
tabi 71 91
table 2 12
tablet 17
tacloban 35
tag 64:6 111:2 139:4 42:4 80:2 84:2 115 71:2 160 192 0 1:2 4 409:2 66 96:5 91 92
taga 189:6 141:3 144 308:2 311:3 166 199:2 410:2 33 302:3 409 8
tagaan 25 67
tagaayos 61
tagahatid 110 11
tagai 14 16
tagal 40 3 23
tagalinis 2 11
tagaluto 0
tagapag 43:2 16
tagapaglathala 137
tagapagmana 67:4 89
tagapagsanay 61
tagapamahala 201 0
tagapamayapa 59
tagapangalaga 43
tagapangulo 125
tagasuri 132
tagatasa 156
tagatimpla 2
tagausig 158:2
tagaytay 30 103
tagged 160
tagong 110
tahi 166:2
tahian 129:2
tahol 74:3
tailor 61:2
taiwan 300:8 314 309
taiwanese 313 115
takdang 61 7 146
take 44 130:7 117:3 57 185 313:2 17:2 119 128 56 59 67 34:2 38:2 48 39 8 64 97 43 101 108 111
takedown 130:11
taken 44:3 97 112 130:2 136 138:2 163:2 172 179 2 17 0 9 105 119
takeout 98
takeover 117:2 308
takes 101 109 128 162:3 121 57 185 7 65 142
taking 101 45 168 200 109 117
takot 162:2 167
takutennak 167
talaan 109 123 156 194 0
talagang 40
talaq 48:8
talbog 161:4
talent 137:2 148 11 61
tali 30
talisay 1
talk 180
talks 310 88
tallo 1
tally 190:2
talo 20:2 188:4 193
talon 96 94
talyer 112 114 1 74 0
tama 143 141 5:2 8 12
tamad 409 0
tamang 154 195
tambal 72:2 71
tambay 166:6 74 171:2
tampered 86 179:2
tan 83 5
tanan 60:3 304 177 42 67 98 406
tanay 83
tandem 176 168
tanga 4
tangal 0 10
tangay 159:2 168
tanggal 0:5 10
tanggalan 10 68:2
tanggalin 409:2 312:2 0 130 36
tanggapan 59 158:2 19
tanggapin 185:2 63 10 101 35
tangtangon 312 130
tanim 169:3 181:2 180
taniman 169 304
tank 81:2 180 16
tanker 301:2
tanks 135
tanod 165:2 59 166 181
tanods 59
tanom 180
tanong 404:2 406:3 402 405:2 408:3 401:3 403:3
tanso 13
tantanan 162
tanyag 101
tao 10:6 87:3 175:4 177:6 303:2 94 6:4 409 108:2 36 83 90 192 195 0
taong 310 183 185 40 5 86 159 173:2 45 92
tapat 74 55
tape 311:2
tapno 192:2 70
tapulan 409
tapusin 119
tapuson 119
tarangkahan 21
tardiness 13:3
targets 2
tarlac 165 41
tarong 16
tarp 195:2
tarpaulin 195:11
tarpaulins 193
tarpolin 121
tarps 195
tas 193 65 9
task 308:5
tasks 308 2 4
tataasan 64
tatak 128:5 131:4 132:3 136 137
tatakbo 191:3
tatamaan 101
tatang 67:3 43 147 37 87 88
tatanggalin 409:2
tatangmi 67 95
tatay 31:12 38:2 44:9 67:9 80:3 142:5 176:3 23:3 301 73:2 162 163:3 179:3 203:2 43:3 45:2 112 164 175 181:4 184 169 196 35:2 0 9 89 90 95:3 82:2 185 36 304 313 96:2
tatayo 43
tatlo 108
tatlong 113 149:4 59:3 188:3 1:5 8:2 55:2 145 60 56 190 31:3 24 65 98 99 83 184 66:2 10 16 88 108 121
tatlumpu 23
tatlumpung 91:3 23:3 77 93 309
tattao 177
tattoo 129 25
taught 23
tauhan 409:13 138:2 311 1 196 10
tausug 48:3
tawag 60:2 12:3 55:2
tawen 30 91 55
tawenen 40:2 11
tawi 2
tawid 67:4 142
tawidmi 67
tawiran 71
tawo 175:2 177:2 108 10 409:2 1 90:2 95 56 92
tax 406:14 93:20 141:4 142:41 144:12 145:7 146:34 147:22 148:19 149:11 152:31 153:2 154:17 156:30 307:24 206:2 125 83:2 115 143 164 92
taxable 141
taxation 406 156 93
taxed 143 152:2 147
taxes 406:3 145 141 146 148 152 153:2 154 156 117 80 84 90
taxi 71:2 85
taya 144
tb 15
tcc 152
tcket 205
tct 86:2 80 83 85
tea 112 131 110 8 113:2 128
teach 201:2
teacher 403 171:2 173:14 196:2 139 170 311 191 201 6:2 23:2 302 1 55 65 177 34 60 148
teachers 195 1 21
teaching 311 0 23
team 91 4:4 169 170 0 25 171
teamwork 7
tear 17 91
tech 108
technical 81 92
technicality 124
tecum 141:2
teen 183
teenage 34
teenager 166
teeth 71
telco 402 63
telecommute 302
telecommuting 302:2
telegram 308:4 130 172:4 309 304
telepono 60 56 63 172
tell 123 4 83
tellers 0 10
telling 177 39 89:3 0 160:2 109 58:2 92 158 48
tells 177:6 12 4
template 110 409
temporarily 12
temporary 32 199 164:2 12:2 101
ten 156 304:2 158:3 198 315 42 0 9:2 11 40:2 58 308 71 311 164 175 30:2 37 45 7:2 8:3 19 301 309 409 5 20:2 95 188
tenancy 96
tenant 65:25 96:16 64:2 55 58
tenante 96
tenants 65
tent 61
tenth 73
term 119:3 184 189:3 116 100 312:4
terminal 110 109 101
terminate 409:4 66 0:2 124 2 300
terminated 0:5 300:4 124 2:2 6:2 302
termination 0:4 5 10 300 13
termino 189 312:2
terminted 0
termites 85:2 62
terms 5:4 110:4 189:3 121
terraces 105
territory 105
test 38:6 169:5 25 31 6
testament 68:5
testamento 68:18 67
testaments 68
testified 167
testify 77 167
testigo 185 176
testimony 179
texan 410
texas 314 33:2 302
text 0:4 167:3 171 308:3 60:3 56:2 48:2 19
textbook 133
texting 60 175
texts 123 162 167 4
thai 202 314 201:2
thailand 205:4 45 309
thank 7:2
theft 409 168:7 310:3 183 160 24 2 164
theirs 132 131:2 136:3 67 31 81:2 94 86
themselves 109
therapist 148 170
therapy 4 71
these 91
thesis 133:3 139:2 134
thief 168:2 177:6 160 60:2 85
thieves 160
things 42 66 171:3 32 4 10 403
think 144
thinks 40 41
third 41:2 309 144 174 301:2 15:2 0 96
thirteen 1 183
thirteenth 1:4 3:2
thirty 93 193 10:3 12:2 23:2 109 110 144:2 307 57:2 304 73 161 198 3 6 14 24 19 309 77 80 82 91 81
though 152 179 33 15 124 144 303:2 60 61:2 174 312 31 38 42 1 14 301:2 3 64 302 139
thought 145
thousand 57:5 8:3 123 55:4 60:3 303 308:3 412 56 304:2 66 159:2 160 161 164:2 315 31:2 3:2 5 24:3 309 10 16 65
thousands 160
threat 167:5 2
threaten 60:2 167
threatened 167:3 172 196:2 192 204 2
threatening 60:3 172 120 58 196
threatens 60 162:5 167:4 172:3 21 24 120 64 4
threats 60:4 167:7
three 149:7 189:3 163:3 1:4 108 113:2 116 120 121 123 141 55 59 60:2 62:2 303 67 166:2 173 202 205 44 48 34 35 0 2 5 8:2 9 10:2 13 16 17:2 300 302 409 21 23 64 74:2 87 101 97 146 161 188 30 63 96 98 119 144
threshold 149:5
threw 173 180:2 4 42 0
through 11:3 101 175 55 59 62 303:2 308 412:2 31 199:3 4:2 9 309 94 103
throw 162
thrown 186
throws 74 4:2
thumbmark 30 68
thumbprint 179 86
thursday 13
tibuok 74 177:2 8
ticket 402:2 407 63:2 205:3 308:2 159:2
tickets 308:4
tie 188:2
tiempo 196
tienda 8
tiendaak 143
tiendaan 112:2 0 409 17
tiendami 114
ties 173
tig 309
tigil 304 99
tigulang 43 25:2
tiil 71 72
tikas 188 190
tiket 300
tiktok 130:3 307:10 160:8 135
tiles 62:2
till 4 7 96
tilled 96
tiller 96
tilling 96
timber 62
timberland 93
time 303:2 91 184:3 308:2 205:5 148 194 7:2 8:5 141 304 171 6 13 20 302 0 64 90 92
times 202 61 48 17 11
timpla 138:2
tin 406:2 143:3 148:8 142 145:2 310:2
tinaas 64:2
tinaasan 64:3 100:2 156
tinabas 101
tinaga 166:2
tinago 44 16
tinahi 1
tinakas 44:5 159
tinakaw 168
tinakawda 168:3
tinakbo 304:3 159:11
tinakbuhan 38 55 62:4 159:2 61 65 175
tinakot 196:2 167 2
tinalo 188
tinamaan 101 71 15
tinambangan 176:2
tinangal 64
tinangay 159:2 168:2 44
tinanggal 0:10 6:12 195:3 109:2 10 16 21:4 12:2 2 24 67 95 194 302 409
tinanggalan 0 68 64 2
tinanggap 25:9 191:3 77 159
tinanggihan 114 132:4 72 194:2 38 14:2 25:2 191 9 15 73
tinangkang 170
tinanim 169
tinaniman 169:3 90
tinanong 105
tinapay 1
tinapos 62:6 1 24
tinataboy 91
tinatadtad 60
tinatago 4
tinataguan 55:2
tinatakasan 154
tinatakot 56:2 60:6 162:6 167:4 172:2
tinatamnan 93
tinatanggal 12 195
tinatanggap 64
tinatanong 89
tinatapon 74
tinatapunan 74:2
tinatawag 4:2 12 162:2
tinatawagan 60:2 56:2
tinatawanan 4
tinawag 177:3 160:2 4 0 12
tinawagan 60:3 0
tinawanan 4
tinawidmi 93
tinda 135
tindahan 63:7 112:5 114:7 143:7 117:2 120:2 121 131:3 136:2 141:3 149:2 153 180:2 42:2 8:2 10 115 135:2 156 310 56:2 304 73 77 159 196 6:2 19 309 7 9 90 130:2
tinder 310
tindera 125 59 177 409 164 55 8
tinerminate 0 300
tinetext 60:2
tinext 0 60
tingnan 83 117
tiniliw 163:3
tiniliwda 163
tinirikan 91
tinitirhan 91:5 64 93 80:2
tins 145
tinsismis 177
tinuladda 129
tinulungan 307
tinungpal 61
tinuod 160 83:2 86 92
tinupad 59 61:2 71
tinutukan 167:4 162
tinutukso 36
tinuturuan 302
tinututukan 167:3
tinxt 60
tiny 307 409 101
tips 1:2
tira 97:4 16:2
tirahan 158 194 32:2
tirang 16
tires 180 162 17
tita 89:2 45:2 91 147
titira 32 64:2
titirhan 64:2
title 402 405:3 80:31 83:19 84:21 85:23 86:26 92:17 93:12 98:4 70:2 95 97:2 103 55 179 2 11 77 87:2 91
titled 92:3 93 39
titles 86:6
titling 86:2 93:2
tito 89:3 170
titolo 80
titser 173
titulado 92
titulo 405 80:32 83:16 84:24 85:35 86:32 93:21 97:4 98:11 91:2 92:10 103 153 70 95
titulohan 93
titulong 86:4 97
tituloo 85
tiwala 312
tiwali 312
tiya 173 45 205
tiyahin 89:2 67:2 45 68 70 97
tiyan 72:3 6:3 162
tiyo 89 164 15 147:2 170
tiyuhin 170:3 67 89:2 88
tm 132 128
tnanggap 25
tnetxt 60
tnext 60
tntakot 167
tobacco 1
tocino 307
toddler 44:3 173
toddlers 31
together 42:9 32 39:2 113 108 172 163 41 21 67 30
toilet 65 2
tokhang 169:2
tokyo 314
toll 94 10
tomboy 25:2
tomorrow 0 19 60:2
tong 58
took 44:6 90 97:2 138:3 159:11 309:4 62:3 67:2 310:4 2 17:2 112 153 55:2 61:3 303 304:2 308:2 64 68 172 183 168:2 170 192 42 16 24:2 12 85 91 84 87 94
tools 17:2 0 4
tooth 72:2
top 170
tor 179
torn 195:2 109 101
tortured 163
toss 188
total 301 73
totoo 58 86 160 177 35 30 68 83:2
totoong 36
touched 170:4 171:5 173
touches 4 170 171:2
touching 171:2 4
tour 61 159 45
tourist 309:3 198:2 202:21 205 410:2 201 199
tourists 61
tower 98:2 101:2
towing 402
town 131 61 37 189:2 190
townhouse 98 64 99:3 146
towns 59
toxic 4:7
toy 181 137
toyo 135
toys 137
tpo 162
tpos 172 308 62
trabahador 1 19 409:2 171 10 15
trabahante 403:3 409:6 11 10:2 21
trabaho 403:13 0:25 4:9 5:10 6:11 7:4 12:3 13 15:13 25:8 139:3 309:13 113 62 2:2 11:2 14 20:2 300 302 10:2 159:2 3:3 56:3 64:2 201 31:3 23 99 8
trabahoan 5 15:2 403
trabahok 11
trabahong 300
trabahoon 309
trabho 5 6
trace 83 308
traced 129
track 302
tracking 63
trade 128:2 138:5 115 112
trademark 128:17 131:4 132:30 136:3
tradename 128
trader 315:3 304 159 97
trading 304:9 108 119
tradition 48
traffic 402:3 407:2 71:2 163:3 175 166 311
trafficked 309:3
trafficking 309:5 205
trail 94
train 171:2 101
trained 25
trainee 8 11:2
trainees 8:2
trainer 171
training 5:6 24:8 309:4 17:2 61
trak 71:4 94:2 108 175 39 0:2 24:2
trampled 180
trans 25:2
transaction 303:4
transaksyon 119
transcribe 302
transcript 402 70
transfer 303:5 80:10 84:20 117:7 146:3 147:3 194:6 196:2 142 201:2 145:2 412:2 91
transferred 2:2 80:2 84 44 20 89 303
transferring 21
transfers 412 10
transgender 36
transitioned 36
translated 33
transmission 101:3
trapiko 17
trash 74 0
trato 2 4
travel 402 408 45:17 63 205:2 206:2 317:12 61:2 73:2 55 133
traveler 205:3
traveling 45:4
travelling 45:2 205
traysikel 71:3 56 169 175
trbaho 37
trbho 167
treason 407
treasurer 156:6 159:2 311:2 108:2 111 116 193 1 100
treasury 143
treated 16 144 409
treatment 25:2 72 169
treaty 315:3
tree 74:2 15
trees 74 180:4 195 94 81 91
tren 101
trenta 37 55 12
trese 1:2
trespass 180:4
trespassers 90
trespassing 180:2
trial 407 77:3 164:2 57
tribal 105:4
tribe 105:3 25
tribo 105:9
tribu 105
tricycle 71:4 114 125 134 100 175:2 131 168 176 42:2 31 39 8 94
tricycles 39
tried 145 32
trip 45 61 4 7
triple 156
tripled 156
tripping 4:2
tripulante 301
trminated 0:2
tro 402 97
tropa 159:2
troso 61
trouble 402 407:4 401 403:2 405:3
troubles 401
truck 71:6 175:7 24 113 153 159:2 39 94
trucking 120:2 121 117 108
trucks 143 196 10 20
true 83:2
truncheon 166
trusses 62
trust 68 82 108 83
trustees 125
trv 199
trvl 45
tseke 161:23
tsekeng 161:5
tshirt 133 136
tsinelas 129:2 120
tsinismis 177
tsinitismis 177:2
tsinitsismis 177:3
tsino 115 201 204 302
tsismis 177:6
tsismosa 177:2
tsismosang 177
tsuper 175 171 0
tubag 77
tubagon 58
tuberculosis 15:2
tubig 64:4 74:3 94 100 167 180:2 16 98:2 91 81
tubo 304:7 94 166:2 173:2 109:2 180 113
tubos 97
tubu 105
tubuhan 96 10
tubusin 97
tuesday 57
tugma 86:2 35
tugoti 14
tugti 105
tugutan 14
tuig 40:4 156 184:2 198 31 42 30 35 5 11:2 23 9 16 20 99 98 41 7 300:2
tuition 402 63 61:2 31:2 55:2
tula 133:4
tulak 169:2
tulay 101 311 15
tulis 168
tulo 1 149 74 31 5 8 16 12 121
tulog 170:3
tuloy 143 11
tuluyan 30:2 119
tuluyang 143
tumaas 156:2 8
tumakas 62 71 304:2 300 159 309
tumakbo 62 191:5 171
tumalbog 161:8
tumana 61:3 59 73
tumanda 23
tumanggap 192 61 179
tumatagas 62:2
tumatakas 121
tumatakbo 189:7
tumatakbong 189
tumatao 90:2
tumatapon 74
tumatawag 12
tumawag 308
tumestigo 176
tumigil 143 121 10
tumira 199:8
tummy 6
tumor 72
tumubo 304
tumulong 300
tumupad 61:7 59
tumutol 132
tumutulo 62:2 74
tuna 10
tunay 83 92 34:2 154 35
tunga 81
tungkol 160:4 404:2 406:2 402:4 405 177 408:2 401:3 403:2 132 158 33 5 13 77
tungod 0 153 59 72 161 176 10 17 12
tunnel 15:2
turing 16
turist 202:3
turista 202:5 201 159
turkey 205
turko 198
turn 98:2 159 23
turned 98:2 135 30:2 14 25 23 87
turning 108:2
turnover 98:9 62
turns 9
turok 72
tutor 148:3 302 8
tutoring 302
tutubusin 97
tutulan 144
tuwing 162:5 31:2 171:2 41:2 1:2 7 11 17:2
tv 63:2 168
twelfth 304
twelve 7:3 149:2 40 145 161 173 183 43 42 11 301 16 90 110
twenty 56 308 170 313 30 25 409 7 23 91 90
twg 124
twice 87:3 174 152:2 196 17 161 194 205 35
twin 310 89
twins 31:2
twitch 307
twitter 160:2
two 35:4 63:3 66:6 86:7 87:3 145:2 152:3 81:3 174 194 202:2 8:4 113:2 117 121:2 154 114 144 55:2 56 60 61:2 62 68 71 77 160 166:2 168:2 170 173 175 185 158 159:2 184 190 203 39 41:3 42 314 31 1:2 2 3 4 5:4 6:2 7:2 9 10 11:2 15 17:2 23 300:2 12:2 16 24 301 302:2 409 65 73 146 147 84 99 163 171 189 120 141:2
tx 152
tyan 72
type 2
typed 68 35
typhoon 73:2 40:2 165 37
typing 4
typo 35:2
uban 92:3 123 129 131 412 88
ubang 90
ubing 173:2 183:2 34
ubos 8:5 308:2
udha 90
ugma 57 0
uk 201 300 302 115 33
ukay 112:2 307:2 135
ulat 116:2 132 193 314
ulaw 36
ulila 43:2 34
ulilang 43
uling 134
ulit 30:7 87:3 174:4 190:6 99:2 200:2 33:2 48 10 11:3 40:2
ulitegko 176
ulo 166:3 176
ulp 21
ultrasound 6:2
ulyanin 43:4 68
uma 96:3 93
umaabot 74 8:2 1 7
umaagos 74
umaalis 2
umaamin 38
umaangkin 92:6 131 91
umabot 1 81 149
umabsent 6
umaga 7 0
umalis 2:7 65:8 90:10 96:2 317:4 42:2 64:5 66:3 167:2 40:2 3:5 5:2 409 113:2 24:3 88 91 206
umamin 163
umampon 34 36
umandar 71
umangkon 183 163 43
umanib 21
umapela 20:5
umatake 176
umatras 61:3 66
umattend 59 14
umayaw 2:2
umiinit 88
umiiyak 16
umisu 35
umokupa 90
umorder 63
umpisa 402:2 148
umurong 61:2
umusog 81
umutang 55:4 310:5 58:2 161
umuukupa 65
umuupa 65:7 64 91
umuuwi 40:2 41:5
umuwi 162 40 300:3 165 13 0
un 308 0 17 147
una 30:2 108:2 112 184 34
unaccompanied 45
unang 129 67 93 191 404:2 158 31 84
unauthorized 303:8 17
unay 8 74 100 101
unbearable 2
uncle 89:2 170:3 67:2 109 304 58 68 72 176 163 30 43 48 82 80 93 184
unclear 5
uncles 88
undangon 119
undas 7
undeclared 154:2
under 12:2 80:8 179:3 310:3 154:2 48:4 2 10 113 121 137 59 184 200 35 39 42 8 11:2 19 23 301 6 73 81 99 103 3
underage 183 189
underdeclared 154
underpaid 8:2
understand 110:2 406:2 3 5
undervalued 146
undesirable 204:3
undo 32
undocumented 204 314
undressed 172
undue 68
unequal 88
unexpired 300:2
unexplained 311
unfair 5 21:3 25:2 131 110
unfairly 124
unfaithful 41:2
unfiled 145:3
unfinished 62:4 98
unfit 25 44
unfunded 161
unggoy 4
uniform 17:5 25 0 3 6
uniformed 163
uniforms 121 1 11
union 21:21 179 30 199 48 97
uniporme 17
unit 98:9 65:4 66:2 87 99:4 159:2 137 62 63 74 173 42 13 64
units 315 1 21 98
university 139:2 23 315
unjust 0 167:2
unknown 40 310 92
unlawful 64 65
unless 114 172 167 31 2
unlicensed 181:4
unmarried 31 42:2 314:2 6 33
unnotarized 82
unom 31 11 12 65:2 99
unpaid 406 1:2 7:4 55 56:6 65:4 97 121:9 124 142 145 156:7 139 153 14 16 300:2 57:2 21 302 100
unpaved 98
unregistered 37:4 82 60
unsang 146
unseat 312:2
unsigned 68
unstable 30
unta 55 88 194
until 2:5 58 173 7:3 23 3:3 12 64:2 74 68
untitled 93:5
untreated 62
unused 143 14 3
unwanted 171
unyon 21:16
uod 63:2
up 108:4 119:3 125:2 166:4 138 61 72:2 163:2 168:2 169 170:2 313 31:2 42:2 44:2 2:3 110 111 115 57 62:2 310 55 162 165 172 200 38:2 314 4 21 300 64 87 94:2 183 312 6 8 19 86 100 120
upa 64:7 65:5 66:4 96 161 1:2
upahang 139
upat 41 42 6 7 1 13
update 33
updated 64
upfront 66
upload 172
upo 193
upon 165
uppat 91
uprooted 180
upstairs 74 65
upuan 63
upwork 302:4
uray 67 9 64
urayda 12
urban 91
usap 61 82 0
usapan 61:7 82:3 32 402
usapin 405 402
usarenda 131
usb 138
use 36:5 137:5 132 139 88 15:2 128 412 164 33 38:2 25 14 17 43
used 130 131:3 133:7 136:6 310:12 412:6 139 154:2 63 161 179:2 311 55 62 303 70:2 159 196 203 13 89 36
useless 4
user 169:3 132 31
uses 131:6 139:3 109 92 133 310 302
using 131:3 136:2 310:11 130 137 89:3 36 174 44 0 92
usok 74:3 134
usual 7
usufruct 103
usurpation 185
usury 402
utang 402 39:2 55:24 56:36 57:10 60:9 120:9 121:3 156:2 310:4 153:4 65:3 67 160 144 117 58:2 59 1:2 302 97 83 92 308 100
utangko 56:2
utangmi 120
utility 402 63 134:4
utlanan 81:2
utnag 55
utos 158 165:2 317 32 4 8 20
uulat 100 125
uulyanin 43
uuma 95:2 96:2
uumpisa 112:2
uunahin 185
uurong 191
uusap 19:2
uuwi 206:2 314
uwi 90
uwian 7
uyab 162:6 410:5 198:2 203:2 202 204 412 30 38
uyoan 89:3 166 176 196
va 302:9 148:2
vacancy 312
vacant 90:3
vacate 65 91:5 58 64 103
vacation 14:4 44 41 3
vacations 31
vaci 173
vale 1
valid 68:5 58 198 33 5 95 30
value 146:3 149:2 156:2 99 101:2 152 117
valuing 117
van 39:3 153 63 56 61 308 71:3 163 24 175 0
vandalism 180:2
vandalized 180
vanish 130
vanished 159 40:2 308 1
vanishes 17
vape 169:2
vase 16 300
vat 149:44 152:3 15
vault 168
vavat 149:2
vawc 162:5 317:2 14:2
vegas 30
vegetables 149 121
vehicle 402 175 311 71 70
vehicular 71 175:3
vending 304
vendor 114:4 117 125 59 166 177 83 87
vendors 125 166
ventilator 134
venture 113:3 304
verbal 4:2 61:2 82:4 162
verbally 67
verification 83
verified 310 412:2 132
verifies 83
verify 83:5
version 135
vertual 148
very 2 70 86
vessel 301:2 1
vessels 12
vesting 5
vet 68 8
veterinarian 402
vexation 167:2
vi 74
via 58 309:2
viber 4
vice 312:2 2 4 195
victim 407 185 175:2 205
victims 14 304 412
victory 20
vid 172
video 130:14 133:2 172:28 136 139 160:2 192:3 61 311 174 185 12
videocall 172
videok 130
videoke 74:7 112
videos 172 130:3 308
vietnam 10:2
vietnamese 410
villa 300 103
village 100:9 59:2 169 181 189 194 16 309 93
violate 184
violated 21 184 24
violates 136
violation 402 407:2 123 138 163:2 196:3 114 13 95
violations 409:2
violence 162:3 196
violent 162
violin 148
viral 160
virtual 302:5 148:2
visa 408:22 410:2 309:8 198:32 199:36 201:14 202:39 203:17 206:4 315:33 159:2 205
visas 408
vishing 308
visit 141:2 163:2 202 205 31 19 90 60
visitation 31:4 44:2
visited 11
visiting 202
visitor 202:4
visits 31
vlog 128 130 160
vlogger 307:4 133 160
voice 308
void 30:9 89
voided 99
voluntarily 2 3
voluntary 165 2:2 119
volunteer 201
vomit 63
vote 188 190:2 192:14 194:2 196:2 21
voted 194 196 109 119
voter 194:23 193
voters 194:6 196:4 188:4 192 312:2
votes 188:6 190:10 192:6
voting 194:2 196
vowed 167
vows 167 30:3
voyeur 172
voyeurism 172:3
vs 36 300 67 174
vsa 315
vul 73
vwac 162
wage 8:16 152:2 7
wages 1:5 300:2 301 42 3 17:2 19 302
waist 171:2
wait 120 164 1:2 12 72 303
waited 1 2
waiter 409:3 301 1
waiters 1 409
waiting 317 12 162
waitresses 163 309
waits 114 162
waive 147
waiver 3:7 202:2 179 67 89
waiving 147
wake 56 42 0
wala 0:16 1:25 3:19 7:8 9:12 14:6 300:6 302:5 31:5 37:11 38 39:3 40:5 42:6 55:14 61:10 62:9 63:6 66:8 304:6 80:2 89:5 98:9 121:9 145:5 156:3 309:5 193:3 194:11 195:2 205:5 114 116:3 143:2 148 154:2 56:3 59:3 68:2 99:2 100 163 179 180:2 312 34 44 5 6:4 12:5 16:5 17:3 20:2 23:3 25:3 101:2 113:3 159:7 164:3 165:5 170:2 406:2 109:2 119:2 124 137 139 153 65:2 73:2 174 198:2 314:4 30 45 2 4 8 10:8 11 13 15:3 24 301 71 82:3 93 142:2 94:4 158 176:2 407 60 303 105
walang 407:3 0:10 1:9 7:18 9:20 12:17 16:7 23:7 300:6 31:4 37:17 63:3 67:8 82:14 89:6 93:8 94:8 98:7 114:2 148 163:7 180:7 181:6 308:2 309:6 314:4 111:2 121:2 133:3 55 65:4 72:2 86 90:2 100:2 105:4 161:4 164 176 311 30:5 35 39 40:5 42:2 44:2 14:4 17:2 19:2 99:3 162:2 128:2 109:3 113:2 123:2 130 116:2 57 61 68 170 34 199 10 20 24 302:2 74 101:2 83 142 159 62:2 303 304 2 88 117 119 120 134
walay 82:5 93:6 161:2 180:2 10:3 133:2 89:2 90 94:2 181:4 37 45 0:2 7:6 9:3 12:5 16 114:3 145 163 193 39 40 42 31 44 23 300:4 15 301 65 100 309
walk 171:2 92 94 301
walked 17 21 94 0
wall 81:3 195 62 74 180 100 162
wallet 303:7 412:5 168:3 310:2 60 308:2
walls 62 32
walo 40 10 9 11 7
walong 42 7:2 65
walumpu 8
walumpung 309
wanted 165:5 60 180 9 2
war 40 91
warant 165:2
ward 43:2 4
warden 204
warehouse 15 109 156 159 0 8:2 89
warned 167
warning 0
warrant 153:7 163:9 165:60 181
warrantko 165
warrantless 163
warranto 312:4
warranty 63:7
washes 8 16
washing 63:2
wasting 43
waswasen 30
watch 24
watched 158 160 185
watchers 188 190
watchlist 204:2 317:3 169:3
water 402 63:2 74:3 117:2 112:2 64 100 109 55 158 8 16 65 131
wattpad 133
waved 0
wawalong 12
way 94:8 101:3 56 165 313 409 184
wealth 311
weapon 181:4
wear 17 25:2
wearing 21
weaves 129
weaving 129
web 139 61
website 110 130:4 139 123 129 172 302
wed 30:2 410:7 174 37 41:2 199 40 67 48
wedding 401 48:2 410:6 61:7 133:3 30:4 37:2 35 39:3 42 199:2 314 147
weddings 121 148
wedlock 314 67 39
wednesday 13
weed 169:2
weekend 31 44
weekends 31 1
weekly 141
weep 4
weight 4
weld 11
welded 62
welder 300 15
welding 15 74
welga 21:5
well 177 184
wet 24
wfh 302:5
wheelchair 70 301
wheeler 71 175
wheels 63
whenever 36 1 4:2 16 171
whereabouts 40
whether 165 40 30 83
whiplash 71
whips 173
whisper 177
whistle 171:4
whistles 171
whole 111 56 61 4:4 8 89 177 17
wholesale 121 135
whose 103 94
widening 101:6
widow 199 2 301 87 142
widower 410 40
wife 401 30:3 32:3 33:4 39:8 40:4 41:10 42:3 67:6 103:5 162:2 174:6 199:10 206:3 44 48:3 14:2 109 304 72 191 203 31 34 2 6 9 0 19 71
wifi 112
wildcat 21
willful 154:2
winaldas 39
winasak 180
winawakasan 32
winch 301
wind 119:2 62
winding 119
window 180:3 168
windows 180
windshield 180
winner 188
winning 188
winter 300
wire 168 180 91
wired 308
wires 168 101
wiring 73
wisdom 72
wish 202 32 34 36:2
wishes 313 64 68
witch 177
withdraw 303:6 191:4 142 153:2 304:2 99:2 185
withdrawal 303:2 191 179
withdrawn 304 43
withdraws 201
withdrew 303 67
withheld 1:2 152:2 66:2 44
withhold 21
withholding 146:2 152:4 307:5 148
withholds 114 307
within 144:2 77:2 161 58 60:2 63 5 13:2 30 62
without 407 0:10 12:8 13 39:7 45:2 57:4 67:5 82 89:10 93:2 133:7 136 163:8 179 181:4 201:3 111:2 147:2 55:2 64 65 101:2 105 170:2 172 195 198 32:2 34:2 44:2 14:2 302:2 37 109:3 139 303:2 63 169 180 202 30 36 38 42:2 314 1:2 2 10 15 17:3 19 24 300 7:2 16 309 68 90:2 95 99:2 100:2 48
witness 77:2 179 185:2 176 174
witnesses 185 169 68:2
wives 174 189
wk 303 7 121
wla 133:3 37 3:3 23 193 67 303 0:3 1 7:2 9 205 300 94
wlang 93 82:2 37
wlng 163 145
woke 72:2 170:2
wolf 171:2
woman 25:5 41:11 174:3 6 308 309 159
women 6 162 173 25:2 67 177 183 171 204 42 14
won 20:3 65:3 90:2 121:2 162 109 139:2 59 61:3 71:2 88 100 163 315 31 38:2 3 15 5:2 44:2 57 190 193 21 167 63 80
wood 15
word 82 60:2 55 36 35 2 133
worded 58
words 60 160 13
work 403:7 0:4 4:7 7:3 12:4 13:2 15:16 25:8 301:8 302:9 409:2 62 139:11 148:2 309:7 201:15 202 114 130 310:2 317 2 5:3 6 37 56 206 41 40 8 16 9 14 70 162 11
worked 1 7:3 61 30:2 0 15 300 3 89 11
worker 403:3 11:4 15 16 300:8 302:2 201:3 96 183:2 309 20 409:2 55 1
workers 91 204 21:3 19 409
working 7:3 302 201:5 63 9 23 0
workmanship 62
workmates 4
workplace 403:3 4:4
works 196 16:2 31:3 300 74
world 314
worst 309
worth 57 121
worthless 4 20
wouldn 25
woven 129
writ 20:4 77
write 68:4 113:2 58 13:2 5 84
writer 133 302
writing 13:3 113 58:2 61 0
written 13:3 113:2 55 82:2 38 3 92
wrk 201
wrong 35:18 63:3 72:13 303:8 81 144:4 190 92 191:3 152 61 62 86
wrongful 0
wrongly 152:2 186 188
wrote 139:2 136 124 307 160:2 191 35:2 2:3
xerox 83
yaman 159 39
yard 101 62 180 12 74:2 81
yata 308 10
yawe 13
yaya 16:10 45 173
year 142 152 183:9 199:2 35:2 37 23:4 119 121 141:3 149:2 124 61:2 63 60 173:2 174 185 184 202 31 44 45:2 5 10 16 300 66 84 97:2 98 30 410 1 3 198 206 87 156
yearbooks 61
yells 4:2
yelo 121
yet 60 55 36 314 7 9 302 91 97 98 142 186
yields 8
yirs 9
yolanda 40
york 302
young 30:2 25
younger 25
youngest 88
youth 183 125
youtube 130:6 307:5 128 136:2
youtuber 307
youtubers 307
yr 35 97
yumao 67 80
yumaong 303 42 80 88
yunit 98
yuta 405:8 80:4 81:5 82:9 83:5 85:5 87:4 88:10 89:6 90:12 91:8 92:4 93:7 94:2 96:3 97:6 103:3 146:5 147:3 156:3 86:3 95:4 101:4 105:4 84:3 153 176 39 42 142:2 70
yutang 105:4 96
zambales 410
zealand 309:3 33 314
zero 149:3 145:2 190:2 9:2 61 31 7
zonal 146:4 101
zone 91:2 115 55:2
zoning 114:4
zoom 302:3
zumba 41`;
