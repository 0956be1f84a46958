import {
  HOW_TO_REPORT_ABSENCE,
  LATE_PAYMENT,
  MOVE_RULE,
  REFUND_RULE,
  WHERE_TO_CHANGE,
} from './refund-rule';

export interface FaqEntry {
  /** Of its place on /faq: `/faq#cancel`. */
  id: string;
  question: string;
  answer: string;
  /** The page that says more, shown where the entry stands by itself. */
  link?: { label: string; href: string };
}

/** The questions of the home page. Amounts of time and refunds follow the booking rules. */
export const FAQ: readonly FaqEntry[] = [
  {
    id: 'what-it-is',
    question: 'What is Sangguni?',
    answer:
      'A website where you find, compare and book lawyers in the Philippines. You see each lawyer’s fee and open times, pay online, and meet by video or phone. Sangguni is a booking service, not a law firm. It gives no legal advice, and using it does not create an attorney–client relationship between you and the platform. The advice comes from the lawyer you meet.',
  },
  {
    id: 'register',
    question: 'How do I register, and is it free?',
    answer:
      'Signing up is free. Register with your name, your email address and a password, then open the link we email you to confirm your address. You need an account to book a meeting, but not to search or read profiles.',
  },
  {
    id: 'verified',
    question: 'How are lawyers verified?',
    answer:
      'Every lawyer uploads an ID of the Integrated Bar of the Philippines (IBP) and a government ID. A person compares both with the name on the profile before it appears in search. The profile shows when this was done. After a year we ask for a new IBP ID; if we have not checked one within 13 months of the last check, the profile is hidden until we have. The check confirms who the lawyer is. It is not a rating.',
  },
  {
    id: 'price',
    question: 'How much does a consultation cost?',
    answer:
      'Each lawyer sets a price for 30 and for 60 minutes. Both are on the lawyer’s card and profile, and you see the total before you pay. A platform fee, if there is one, is listed separately and is never taken out of the lawyer’s fee.',
  },
  {
    id: 'after-booking',
    question: 'What happens after I book?',
    answer: `The time is held for you while you pay. Once your payment arrives, the meeting is confirmed, and you and the lawyer both get an email with a file that adds it to your calendar. You can also add it from the page of the meeting. ${LATE_PAYMENT}`,
  },
  {
    id: 'video',
    question: 'How does a video call work? Do I need to install anything?',
    answer:
      'There is nothing to install: video calls take place on this site, in the browser of a phone, a tablet or a computer. Ten minutes before the start we email both of you a reminder with a link to join. Sign in, try your camera and microphone, and press the button to join. You can also join without a camera or microphone; you will still see and hear the other person.',
  },
  {
    id: 'cancel',
    question: 'Can I change or cancel a meeting?',
    answer: `Yes. ${WHERE_TO_CHANGE} ${REFUND_RULE.inTime} ${REFUND_RULE.later} ${REFUND_RULE.lawyerCancels} ${MOVE_RULE.free} ${MOVE_RULE.byClient} ${MOVE_RULE.byLawyer} You see how much you get back before you confirm.`,
  },
  {
    id: 'no-show',
    question: 'What if the lawyer does not come?',
    answer: `${REFUND_RULE.lawyerLate} ${REFUND_RULE.lawyerSilent} ${HOW_TO_REPORT_ABSENCE}`,
  },
  {
    id: 'documents',
    question: 'Can I send documents before the meeting?',
    answer:
      'Yes, when you book and until the meeting is over: up to 30 files, 20 MB in total. You can send PDF, Word, Excel and text files, and photos. Only you and the lawyer can open them.',
  },
  {
    id: 'abroad',
    question: 'Can I use it on my phone, or from abroad?',
    answer:
      'Yes to both. The site works in the browser of a phone, a tablet or a computer, for Filipinos and foreigners, in the Philippines or abroad. All times are Philippine time, marked PHT; if your device is set to another time zone, you see your own time too.',
  },
  {
    id: 'languages',
    question: 'Which languages can I use?',
    answer:
      'The site is in English. Lawyers list the languages they speak, such as Tagalog, Cebuano or Ilocano, and you can filter the results by language.',
  },
  {
    id: 'join',
    question: 'I am a lawyer. How do I join?',
    answer:
      'Signing up is free. Enter your Roll of Attorneys and IBP numbers, and upload your IBP ID and a government ID. You fill in your profile yourself: basic information and a picture, bank details, availability, work experience and education. Clients can find you once the profile is complete, your IDs are checked and you have made the profile visible. You set your own prices and hours.',
  },
];

/** The same entries where people can also register with these services. */
export function withServices(
  entries: readonly FaqEntry[],
  services: readonly string[],
): readonly FaqEntry[] {
  if (services.length === 0) return entries;
  const also = ` You can also register with ${services.join(' or ')}.`;
  return entries.map((entry) =>
    entry.id === 'register' ? { ...entry, answer: `${entry.answer}${also}` } : entry,
  );
}
