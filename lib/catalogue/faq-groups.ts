import { OFFERED_CLIENTS } from '@/lib/domain/meetings/waitlist';
import { FAQ, type FaqEntry, withServices } from './faq';
import { FREE_CONSULTATION } from './free-consultation';
import { FREE_RULE } from './free-rule';
import { REFUND_RULE } from './refund-rule';

export interface FaqGroup {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly FaqEntry[];
}

/** All questions of /faq: the twelve of the main page and those that fewer people ask. */
export const FAQ_GROUPS: readonly FaqGroup[] = [
  {
    id: 'about',
    title: 'About Sangguni',
    entries: [
      ofHome('what-it-is'),
      ofHome('register'),
      ofHome('abroad'),
      ofHome('languages'),
      {
        id: 'share-of-fee',
        question: 'Does Sangguni take part of the lawyer’s fee?',
        answer:
          'No. The whole fee goes to the lawyer: lawyers may not share it with people who are not lawyers (Code of Professional Responsibility and Accountability of 2023, Canon III, Section 43). If there is a platform fee, it is listed separately and you see it before you pay.',
      },
    ],
  },
  {
    id: 'choosing',
    title: 'Choosing a lawyer',
    entries: [
      ofHome('verified'),
      ofHome('price'),
      {
        id: 'order',
        question: 'In which order are lawyers shown?',
        answer:
          'By client rating, price, years of experience or first open time: you choose above the results. Of equal ratings, the one with more reviews comes first. Lawyers in the area of law and region you picked come before others. Nobody can pay for a higher place. You can also show only lawyers with an open time today, this week, in the evening or on a weekend.',
      },
      {
        id: 'free',
        question: 'Can I talk to a lawyer for free?',
        answer: `With some lawyers, yes. Their cards and profiles say “${FREE_CONSULTATION}”, and the page “Free legal help” lists them. ${FREE_RULE.sentence} The same page tells you where to go if you cannot afford a lawyer: the Public Attorney’s Office, the legal aid offices of IBP chapters, and law school clinics.`,
        link: { label: 'Free legal help', href: '/free-legal-help' },
      },
      {
        id: 'find-notary',
        question: 'How do I find a notary public?',
        answer:
          'Open “Notary public” and choose your city. You see the offices with their hours, fees and phone numbers, and you can ask for an appointment. A notary public may notarize only within the territory of the court that issued the commission. We check the commission document, show when we checked it, and list nobody whose commission has ended.',
      },
      {
        id: 'reviews',
        question: 'Who writes the reviews?',
        answer:
          'Only clients who have had a meeting with that lawyer, one review per meeting. They can change it later. A lawyer can report a review to us but cannot remove it. Reviews appear under a first name and initial or as “Client”, with the month, and never say what the meeting was about.',
      },
    ],
  },
  {
    id: 'booking',
    title: 'Booking and paying',
    entries: [
      ofHome('after-booking'),
      {
        id: 'methods',
        question: 'How can I pay?',
        answer:
          'With GCash, Maya, GrabPay, ShopeePay, QR Ph, online banking, BillEase or a card, whichever of these the booking page offers. You pay on the payment provider’s page, so your card and wallet numbers never reach Sangguni.',
      },
      {
        id: 'payment-failed',
        question: 'My payment failed, or I closed the page. What now?',
        answer:
          'Nothing is lost while the time is held for you. Open the booking in your portal and pay again, with the same payment method or another. If you no longer want it, cancel the booking there. When the hold ends, the time is open to others and you are not charged. After two times within a day that you held and did not pay for, the next ones are held for 5 minutes, soon with a wait in between, until you pay for one.',
      },
      {
        id: 'how-far-ahead',
        question: 'How far ahead can I book, and how many meetings?',
        answer:
          'You see the open times of the next 14 days. Each lawyer sets how much notice they need, usually two hours. You can have up to two upcoming meetings with the same lawyer, not counting those that are part of an agreement.',
      },
      {
        id: 'waitlist',
        question: 'No open time suits me. What can I do?',
        answer: `Press “Tell me when a time is free” on the lawyer’s profile and choose the days, the part of the day and the length. When somebody cancels or moves a meeting and the time suits you, we tell the first ${OFFERED_CLIENTS} people on the list and send them a link to book it. The link does not hold the time: whoever books first gets it. You can leave the list in one tap, from the email or in your portal.`,
      },
      ofHome('documents'),
      {
        id: 'again',
        question: 'How do I book the same lawyer again?',
        answer:
          'Open the meeting in your portal once it is over and press “Book again”, then choose a new time.',
      },
    ],
  },
  {
    id: 'meeting',
    title: 'The meeting',
    entries: [
      ofHome('video'),
      {
        id: 'reminders',
        question: 'Am I reminded of the meeting?',
        answer:
          'Yes. You and the lawyer are both reminded by email and in your portals, the day before and again ten minutes before the start. If you book less than a day ahead, you get only the second reminder. If the time changes, we remind you of the new one.',
      },
      {
        id: 'number',
        question: 'Who sees my telephone number?',
        answer:
          'For a meeting by phone, the lawyer sees the number you gave from ten minutes before the start until 30 minutes after the end, on the page of that meeting and nowhere else. We never put it in an email.',
      },
      {
        id: 'confidential',
        question: 'Is what I tell the lawyer confidential?',
        answer:
          'Yes. Lawyers must keep what they learn from you confidential, even if you do not hire them afterward. On this site, only you and the lawyer you booked can open what you wrote and attached.',
      },
      {
        id: 'recording',
        question: 'May I record the meeting?',
        answer:
          'Not without the permission of everyone in it. Secretly recording a private conversation is a crime under the Anti-Wiretapping Act (Republic Act No. 4200). Sangguni does not record meetings either.',
      },
      {
        id: 'notarized-by-video',
        question: 'Can I have a document notarized by video?',
        answer:
          'Not on Sangguni. For paper documents you sign or swear before the notary public in person, with a current official ID (2004 Rules on Notarial Practice, A.M. No. 02-8-13-SC). Electronic notarization is only for PDF documents, by commissioned electronic notaries public in facilities that the Supreme Court has accredited (A.M. No. 24-10-14-SC of February 4, 2025). Sangguni is not one of them.',
      },
      {
        id: 'hired',
        question: 'Have I hired the lawyer when I book?',
        answer:
          'No. You have booked a consultation: 30 or 60 minutes of advice. Whether the lawyer then represents you, and for how much, is between the two of you. The lawyer can send you an engagement agreement here; it binds no one until you accept it.',
      },
    ],
  },
  {
    id: 'changes',
    title: 'Changes and refunds',
    entries: [
      ofHome('cancel'),
      ofHome('no-show'),
      {
        id: 'refund-way',
        question: 'How do I get my refund?',
        answer: `${REFUND_RULE.whole} ${REFUND_RULE.byHand} We ask you by email and in your portal, and never for a PIN or a one-time code.`,
      },
    ],
  },
  {
    id: 'data',
    title: 'Your data',
    entries: [
      {
        id: 'who-sees',
        question: 'Who sees my data, and how long is it kept?',
        answer:
          'The privacy policy lists everything we keep, why, for how long, and who sees it. This site has no tracking and no advertising.',
      },
      {
        id: 'delete',
        question: 'How do I get a copy of my data, or have it deleted?',
        answer:
          'In your account settings you can correct what is wrong, download a copy of everything, or ask to delete your account, which is done 14 days later. For anything else, write to the address in the privacy policy. The Data Privacy Act (Republic Act No. 10173) gives you these rights.',
      },
    ],
  },
  {
    id: 'lawyers',
    title: 'For lawyers',
    entries: [
      ofHome('join'),
      {
        id: 'lawyer-cost',
        question: 'What does it cost a lawyer to be on Sangguni?',
        answer:
          'Nothing. Profiles are free, we take no commission on your fee, and nobody can pay for a higher place in the results.',
      },
    ],
  },
];

function ofHome(id: string): FaqEntry {
  const entry = FAQ.find((one) => one.id === id);
  if (!entry) throw new Error(`There is no question ${id}`);
  return entry;
}

/** All questions where people can also register with these services. */
export function faqGroups(services: readonly string[]): readonly FaqGroup[] {
  return FAQ_GROUPS.map((group) => ({ ...group, entries: withServices(group.entries, services) }));
}
