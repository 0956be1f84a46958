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
      'A place to find, compare and book lawyers in the Philippines. You see each lawyer’s fee and open times, pay online, and meet by video or phone. Sangguni is a booking service: it is not a law firm and gives no legal advice, and using it creates no attorney–client relationship between you and the platform. The advice comes from the lawyer you meet.',
  },
  {
    id: 'register',
    question: 'How do I register, and is it free?',
    answer:
      'Signing up is free. You register with your name, your email address and a password, then open the link we send you to confirm the address. You need an account to book a meeting, not to search or to read profiles.',
  },
  {
    id: 'verified',
    question: 'How are lawyers verified?',
    answer:
      'Every lawyer uploads an ID of the Integrated Bar of the Philippines (IBP) and a government ID. A person compares both with the name on the profile before it appears in search. The profile shows the date of that check. After a year we ask for a new IBP ID; 13 months after its check a profile disappears until there is a new one. It confirms who the lawyer is; it is not a rating.',
  },
  {
    id: 'price',
    question: 'How much does a consultation cost?',
    answer:
      'Each lawyer sets a price for 30 and for 60 minutes. Both are shown on the lawyer’s card and profile, and you see the total before you pay. A platform fee, where there is one, is a line of its own and never a share of the lawyer’s fee.',
  },
  {
    id: 'after-booking',
    question: 'What happens after I book?',
    answer: `The time is held for you while you pay. When the payment arrives, the meeting is confirmed, and you and the lawyer both get an email with an entry for your calendar. ${LATE_PAYMENT}`,
  },
  {
    id: 'video',
    question: 'How does a video call work? Do I need to install anything?',
    answer:
      'There is nothing to install: video calls take place on this site, in your browser, on a phone, a tablet or a computer. Ten minutes before the start we email both of you a reminder with a link to join. Sign in, try your camera and microphone, and press the button to join. You can join without either, too, and you hear and see the other.',
  },
  {
    id: 'cancel',
    question: 'Can I change or cancel a meeting?',
    answer: `Yes. ${WHERE_TO_CHANGE} ${REFUND_RULE.inTime} ${REFUND_RULE.later} ${REFUND_RULE.lawyerCancels} ${MOVE_RULE.free} ${MOVE_RULE.byClient} ${MOVE_RULE.byLawyer} You see what goes back before you confirm.`,
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
      'Yes, when you book and until the meeting is over: up to 30 files and 20 MB in all. PDF, photos, Word, Excel and text files are accepted. Only you and the lawyer can open them.',
  },
  {
    id: 'abroad',
    question: 'Can I use it on my phone, or from abroad?',
    answer:
      'Yes to both. The site works in the browser of a phone, a tablet or a computer, for Filipinos and foreigners, in the Philippines or abroad. Every time is Philippine time, marked PHT.',
  },
  {
    id: 'languages',
    question: 'Which languages can I use?',
    answer:
      'The site is in English. Each lawyer lists the languages they speak, such as Tagalog, Cebuano or Ilocano, and you can filter the results by language.',
  },
  {
    id: 'join',
    question: 'I am a lawyer. How do I join?',
    answer:
      'Signing up is free. You give your Roll of Attorneys and IBP numbers and upload your IBP ID and a government ID. You fill in your profile yourself: basic information and a picture, bank details, availability, work experience and education. Clients can find you once all of it is there, your IDs are checked and you have shown the profile. You set your own prices and hours.',
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
