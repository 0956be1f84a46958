const ENGLISH =
  'a about after again also am an and any are as at be because been before being but by can could did do does doing for from get gets getting give gives go going got had has have having he her here him his how i if in into is it its just know let like may me might more much my need now of on one or our ours out please pls really she should so some somebody someone something still such than that the their them then there they thing this those to told too us want wants was we went were what when where which while who whom why will with would yes you your yours im ive ago next week weeks yesterday tonight years yrs everybody nobody dont doesnt didnt cant wont isnt s t';
const FILIPINO =
  'ako akin aking akong ang ano anong ay ba bang bakit bka baka daw raw dahil dapat din rin dito diyan doon eh gusto habang ganito ganun gawin hanggang ito itong iyon iyong yun yung yon ung ka kahit kapag pag kay kami kaming ako kong ko kasi kaya kayo kelan kailan kina kung kmi lang lng mag may meron mayroon mga mo mong muna na nang ng naman nman namin aming nasa natin ating nga ni nila niya nya kanya kanyang kanila nito niyo nyo nung noong paano pano paanong para pero pa po pong pwede puwede pede sa saan san si sino sila siya sya tapos talaga tayo tulong upang wag ok sana sayo sakin akin amin atin ninyo mkano magkano mgkano mgkno magkno ilan aq q kc nmn gagawin gagawen pala laging lagi kanina kahapon kagabi ngayon sabi sinabi sinasabi nmin nla nya dw skn taon';
const BISAYA =
  'ako akong ako akoa among amo atong ato asa ba bitaw diay diri dinhi didto dinha gani gayud gyud jud gihapon ug og ang ni nga kung kon kay ka kaayo kami mi ko koy man mao maong ra lang na naa naay nako nato namo niya nimo nila ninyo imong imo iyang iya ilang ila pa pila para sa si siya sila gikan unsa unsay unsaon kinsa kinsay kinsang kanus ngano ngadto aron apan pero usa usab usahay mahimo pwede gusto pud pod tabang unya batok karon';
/** Words that anyone looking for a lawyer may use and that do not identify the problem. */
const ASKING =
  'lawyer lawyers attorney atty abogado abugado abogada legal law advice help tulong tabang po problem problema problems issue issues question';

const FEELING = 'sobrang stress stressed makatulog worried nakakaiyak';

const ILOCANO =
  'adda addaak ak ania apay dagiti diay idi iti kadi kasano kayat kaniak ken ket manen met ngem nga ni siak tay ti';

const LETTERS = 'a b c d e f g h i j k l m n o p q r s t u v w x y z';

export const STOP_WORDS: ReadonlySet<string> = new Set(
  [ENGLISH, FILIPINO, BISAYA, ILOCANO, ASKING, FEELING, LETTERS].flatMap((words) =>
    words.split(' '),
  ),
);
