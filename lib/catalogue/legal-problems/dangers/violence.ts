import {
  FAMILY,
  HARMED,
  isBody,
  isChild,
  isClose,
  isPartner,
  isSpeaker,
  isVictim,
  isVictimInCebuano,
  wordIn,
} from './people';
import { formOf } from './word-forms';

const isDone = formOf(
  'suntok sampal bugbog gulpi kulata sumbag sabunot sakal tadyak hampas palo sipa hapak dagmal tamparos sagpa patid latigo ' +
    'sakt tulak gapos paso untog saksak tuok lubag bunal latos',
);
const isHurt = wordIn('gisakitan gipasakitan ginasakitan ginapasakitan gipangsakitan sinakitan');
const isForced = formOf('rape gahasa lugos halay molestya', true);
const isHeld = formOf('hawak hipo hikap galaw himas halik');
const isThreat = formOf('banta takot hulga hadlok', true);
const isAlwaysDone = formOf('bugbog gulpi kulata sabunot sakal dagmal', true);
const isPointed = formOf('tutok habol sugod', true);
const isWeapon = wordIn('kutsilyo itak sundang baril pusil knife gun bolo patalim icepick sanggot');
const isShut = wordIn(
  'nakakulong nkakulong kinulong kinukulong ikinulong ikinukulong gikulong giprisohan locked locks locking pinapalabas pinalalabas ' +
    'palabasin gipagawas',
);
const isTaken = wordIn(
  'kinuha kinukuha tinangay tinakas itinakas itinago tinago tinatago dinala gikuha gidala gitago took takes taken kidnapped hiding hides hid',
);

/** Things that are struck, moved or held without harm to a person. */
const STRUCK = /\b(?:aso|pusa|dog|iro|baboy|manok|gate|pinto|bakod|kotse|sasakyan|muhon)\b/;
const HELD =
  /\b(?:kaso|titulo|susi|pera|kwarta|papeles|dokumento|documents?|account|sahod|sweldo|passport|mana|negosyo|posisyon|lupa|bahay)\b/;

/** Dismissed: sinipa palabas ng kumpanya. */
const KICKED_OUT = /\bsinipa\b.*\b(?:palabas|trabaho|kumpanya|company)\b/;

/** Things that strike without meaning to, and where. */
const ACCIDENT =
  /\b(?:truck|trak|car|van|jeep|bus|motor|motorcycle|motorsiklo|tricycle|traysikel|kotse|sasakyan|bike|train|nabangga|nabundol|nahulog|fell|bola|ball|accident|aksidente|back at work|construction|pabrika|factory)\b/;

/** Partners and threats of another kind. */
const BUSINESS =
  /\b(?:business|negosyo|kasosyo|sosyo|company|corporation|korporasyon|kumpanya|shares|board|shareholders?)\b/;

const UTILITY = /\b(?:kuryente|tubig|ilaw|internet|wifi|booking|aircon)\b/;

const ARRESTED =
  /\b(?:ng (?:mga )?pulis|by (?:the )?police|presinto|jail|checkpoint|kaso|preso|bjmp|droga|shabu|piyansa|pampiyansa|bail)\b/;

const WANTED = /\b(?:warrant|aresto|arestuhin)\b/;

/** Told by who is accused, or of what others say. */
const ACCUSED =
  /\b(?:accus\w+|(?:napag|pinag)?bintang\w*|(?:napag|pinag)bibintang\w*|akusado|false)\b/;

const SHUT_IN =
  /\b(?:kwarto|kuwarto|bahay|balay|house|room|inside|loob|pinapalabas|pinalalabas|palabasin|gipagawas|(?:me|us) in)\b/;

/** Acts of a person alone, and those that a car, a dog or a fall does as well. */
const STRIKES = new RegExp(
  `\\b(?:beats?|beating|beaten|punche?[ds]|punching|kicks?|kicked|kicking|slaps?|slapped|slapping|chok(?:es?|ed|ing)|strangl\\w+|abus(?:es?|ed|ing)|molest\\w*|stab(?:s|bed|bing)?|rap(?:es?|ed|ing)|whip(?:s|ped)) (?:up )?${HARMED}(?! out\\b)`,
);
const HURTS = new RegExp(
  `\\b(?:hit|hits|hitting|hurts?|hurting|grab(?:s|bed)|push(?:es|ed)|burn(?:s|ed)|drag(?:s|ged)|bit(?:es)?) ${HARMED}\\b(?! out\\b)`,
);

const BAD_ENGLISH = [
  /\b(?:was|been|being|got|is|am|are) (?:\w+ )?(?:raped|molested|strangled|choked|sexually \w+|beaten up)\b/,
  new RegExp(
    `\\btouch(?:es|ed|ing)? (?:me|(?:my|her|our)(?: \\w+)? (?:${FAMILY}|breasts?|private|body|chest))\\b`,
  ),
  /\bforc(?:ed?|es|ing) (?:himself|herself|(?:me|her) to (?:have sex|sleep))\b/,
  new RegExp(
    `\\b(?:threat\\w*|wants?|going|gonna|will|would|tried|tries|trying|said he will)(?: \\w+){0,3} (?:to )?(?:kill|stab|shoot|hurt|harm|strangle|burn) ${HARMED}\\b`,
  ),
  /\bthreat\w* (?:to|of) (?:kill|stab|shoot|hurt|harm|burn|rape|beat)/,
  /\bkill (?:me|us)\b/,
  /\bagainst (?:my|his|her|our|their) (?:own )?will\b(?! (?:in court|of|and testament))/,
  /\b(?:stalk(?:s|ed|ing|er)?|following) (?:me|us)\b/,
  /\b(?:afraid|scared|terrified|fear)(?: to)?(?: \w+){0,2} (?:go home|come home|of (?:my )?(?:husband|partner|boyfriend|father|stepfather|ex|him)|for my life)\b/,
  /\b(?:domestic violence|battered (?:wife|woman)|sexual(?:ly)? (?:abuse|abused|assault|assaulted|harass\w* by my))\b/,
];

const BAD_LOCAL = [
  /\b(?:takot|natatakot|nahadlok|mahadlok)(?: \w+){0,3} (?:umuwi|uuwi|mouli|muuli|sa asawa|sa mister|sa akong (?:bana|asawa))\b/,
  /\b(?:makipagtalik|makipagsex|makipag sex|magpagalaw)\b/,
  // Of such a verb “ako” is whom it happens to, “ko” who does it; in Cebuano “ko” is both, and “ang” names what it is done to.
  /\b(?:sinusundan|sinundan|inaabangan|inabangan|binabantayan|minamanmanan|sinusubaybayan|abused?|inaabuso|minamaltrato)(?: (?:na|lagi|palagi|pa|niya|nila|din|rin)){0,2} (?:ako|kami)\b/,
  /\b(?:gisundan|ginasundan|ginsundan|gibantayan|ginabantayan|giatangan|ginaatangan|giabusohan|ginaabusohan) (?:ko|mi)\b(?! (?:ang|ug|og|sa proseso)\b)/,
  /\bg[ei](?:na)?(?:hikap|hawak|galaw|himas|halok|halik)\w* (?:ko|mi)\b(?! (?:ang|ug|og)\b)/,
  /\b(?:patyon|patyun|papatyon|gipatay) (?:ko|mi|daw ko|unya ko)\b/,
];

/** Sold, or made to sleep with others, for money. */
const SOLD = [
  /\b(?:gibaligya|ginabaligya|ibinenta|binenta|binebenta|ibinebenta) (?:ako|ko|mi|kami|siya)\b(?! (?:ang|ng|og|ug)\b).*\b(?:bar|club|kasa|casa|hotel|lalaki|lalake|foreigner|afam|customers?)\b/,
  /\b(?:binubugaw|ibinugaw|ibinubugaw|gibugaw|ginabugaw|pimp(?:s|ed|ing)?)\b/,
  /\b(?:make|makes|made|making|forced?|forces|forcing) (?:me|us|her|them|the girls)(?: to)? (?:sleep|have sex|go out|entertain)(?: \w+){0,2} (?:customers?|guests?|clients|men|foreigners)\b/,
];

const PAPERS = /\b(?:passport|papeles|dokumento|documents?|id|ids)\b/;
const KEPT_IN =
  /\b(?:not(?: \w+)? (?:let|allow|allowed)(?: \w+){0,3} (?:leave|go|out)|pinapalabas|pinalalabas|pinapauwi|pinauuwi|pinapaalis|pinaaalis|makalabas|makaalis|makauwi|pagawason|gipagawas|papaulion|paulion|makauli)\b/;

const WEATHER = /\b(?:bagyo|baha|lindol|alon|hangin|ulan|typhoon|storm|flood|earthquake)\b/;

/** Beaten without a blow. */
const IN_CONTEST =
  /\bbeat\w*\b.*\b(?:in court|in the case|in an? (?:case|race|game|contest)|elections?|bidding|to the (?:sale|title|trademark))\b/;

const KILLS = /\b(?:papatayin|patayin|pinapatay|papatyon|patyon|patyun|papatyun)\b/;
const HARMS =
  /\b(?:susunugin|sunugin|sunogon|sasaksakin|saksakin|babarilin|barilin|pusilon|dunggabon|sasaktan|saktan|papatayin|patyon|post|ipopost|ikakalat|video|videos)\b/;

/** Whether somebody is said to hurt, threaten, force or lock in another, or to take a child and not give it back. */
export function namesViolence(words: readonly string[], said: string): boolean {
  const victim = words.some(isVictim);
  const close = words.some(isClose);
  if (words.some(isForced) && !ACCUSED.test(said)) return true;
  if (BAD_LOCAL.some((rule) => rule.test(said)) && !WANTED.test(said)) return true;
  if (
    close &&
    /\b(?:nananakit|nanakit|mananakit|nambubugbog|nambugbog|nanggugulpi|nangugulata)\b/.test(said)
  )
    return true;
  if (BAD_ENGLISH.some((rule) => rule.test(said))) return true;
  if (STRIKES.test(said) && !IN_CONTEST.test(said)) return true;
  if (SOLD.some((rule) => rule.test(said))) return true;
  if (words.some(isTaken) && PAPERS.test(said) && KEPT_IN.test(said)) return true;
  if (HURTS.test(said) && !ACCIDENT.test(said) && !STRUCK.test(said)) return true;
  if (done(words, said)) return true;
  if (words.some(isHeld) && !HELD.test(said) && (victim || words.some(isBody))) return true;
  if (KILLS.test(said) && !UTILITY.test(said) && !STRUCK.test(said)) return true;
  if (words.some(isThreat) || /\bthreat/.test(said)) {
    if (HARMS.test(said) && (victim || close)) return true;
    if (words.some(isPartner) && !BUSINESS.test(said) && !/threatened with/.test(said)) return true;
  }
  if (words.some(isWeapon) && (words.some(isPointed) || /\bpoint|\block/.test(said))) return true;
  if (words.some(isShut) && victim && close && SHUT_IN.test(said) && !ARRESTED.test(said))
    return true;
  return childTaken(words, said);
}

function done(words: readonly string[], said: string): boolean {
  if (KICKED_OUT.test(said)) return false;
  if (words.some(isHurt)) return true;
  if (words.some(isAlwaysDone) && words.length > 1)
    return words.some(isVictim) || !WEATHER.test(said);
  return words.some((word) => {
    if (!isDone(word)) return false;
    if (words.some(isVictim)) return words.some(isSpeaker) || !STRUCK.test(said);
    return /^g[ei]/.test(word) && words.some(isVictimInCebuano);
  });
}

const NOT_BACK =
  /\b(?:ayaw (?:\w+ )?(?:ibalik|isauli|ipakita|pakita)|(?:hindi|di|wala|dili)(?: \w+){0,2} (?:ibalik|ibinalik|ibinabalik|binalik|iuli|giuli|i uli|makita|mahanap|ipakita)|(?:will|would|does|do) not(?: \w+)? (?:tell|return|give|let|bring|know)|refuse\w*|hiding|hides|tinangay|itinakas|kidnap\w*)\b/;

function childTaken(words: readonly string[], said: string): boolean {
  return words.some(isTaken) && words.some(isChild) && words.some(isPartner) && NOT_BACK.test(said);
}
