import { priceText } from '@/components/site/landing/text/wording';
import type { City } from '@/lib/catalogue/cities';
import { LAWS } from '@/lib/catalogue/laws';
import { SITE } from '@/lib/site';
import { type CityNotaries, feesIn } from './city-notaries';
import { openSentence } from './city-wording';

interface Question {
  readonly question: string;
  readonly answer: string;
}

const RULES = `2004 Rules on Notarial Practice (${LAWS.notarialPractice.name})`;

/** Returns the questions on the page of a city: those answered by its figures, then those answered by the rules. */
export function cityQuestions(city: City, notaries: CityNotaries): Question[] {
  return [...ofFigures(city, notaries), ...ofRules(city)];
}

function ofFigures(city: City, notaries: CityNotaries): Question[] {
  const { found, onSaturday, inEvening } = notaries;
  const { total } = found;
  const fees = feesIn(city, notaries);
  if (total === 0 || !fees) return [];
  const lowest =
    total === 1
      ? `the one notary public in ${city.label} charges ${priceText(fees)} and up`
      : `the lowest fees of the ${total} notaries public in ${city.label} are ${priceText(fees)}`;
  return [
    {
      question: `How much does a notary public in ${city.label} charge?`,
      answer: `On ${SITE.name}, ${lowest}. What you pay depends on the document; each notary public lists the fee of each service. Under the ${RULES}, Rule V, Section 1, a notary public may charge up to the maximum the Supreme Court sets, or less. Ask before you come. You pay at the office.`,
    },
    {
      question: `Is there a notary public in ${city.label} on Saturdays or in the evening?`,
      answer: `${openSentence(total, onSaturday, 'on Saturdays')} ${openSentence(total, inEvening, 'after 5 PM on at least one day of the week')} These are the usual hours; call first on holidays.`,
    },
  ];
}

function ofRules({ label }: City): Question[] {
  return [
    {
      question: `Do I have to go to a notary public in ${label} if I live there?`,
      answer: `No. You may go to any notary public. A notary public acts only within the territory of the court that issued the commission (${RULES}, Rule III, Section 11), so you sign there, in person.`,
    },
    {
      question: 'Can a document be notarized in a video call?',
      answer: `Not here. Paper documents are signed before the notary public in person (${LAWS.notarialPractice.name}, Rule IV, Section 2). Electronic notarization is only for electronic documents, by lawyers with a separate commission, in facilities that the Supreme Court has accredited (${LAWS.electronicNotarization.name}); ${SITE.name} is not one of them.`,
    },
    {
      question: 'Which ID do I need?',
      answer: `A current ID from an official agency, with your photo and signature (${LAWS.notarialPractice.name}, Rule II, Section 12). A cedula is not enough.`,
    },
  ];
}
