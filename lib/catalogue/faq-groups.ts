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
          'No. The fee is the lawyer’s alone: lawyers may not share it with people who are not lawyers (Code of Professional Responsibility and Accountability of 2023, Canon III, Section 43). Where there is a platform fee, it is a line of its own that you see before you pay.',
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
          'By the rating of their clients, by price, by years of experience or by the first open time, as you choose above the results. Of equal ratings the one with more reviews comes first. Lawyers of the area and region you picked come before those elsewhere. Nobody can pay for a place.',
      },
      {
        id: 'free',
        question: 'Can I talk to a lawyer for free?',
        answer: `Some lawyers do: their cards and profiles say “${FREE_CONSULTATION}”, and the page “Free legal help” lists them. ${FREE_RULE.sentence} The same page says where people without means can ask: the Public Attorney’s Office, the legal aid of IBP chapters and the clinics of law schools.`,
        link: { label: 'Free legal help', href: '/free-legal-help' },
      },
      {
        id: 'find-notary',
        question: 'How do I find a notary public?',
        answer:
          'Open “Notary public” and choose your city: you see the offices with their hours, fees and phone numbers, and can ask for an appointment. A notary public may notarize only within the territory of the court that gave the commission. We check the document of the commission, show the date of the check, and list nobody whose commission has ended.',
      },
      {
        id: 'reviews',
        question: 'Who writes the reviews?',
        answer:
          'Only clients whose meeting with that lawyer is over, one review for each meeting. They can change it later. A lawyer can report a review to us, but not remove it. Reviews appear under a first name and initial or as “Client”, with the month and never with the subject.',
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
          'With GCash, Maya, GrabPay, ShopeePay, QR Ph, online banking, BillEase or a card, whichever of them the booking page offers. You pay on the page of the payment provider; card and wallet numbers are typed there and never reach Sangguni.',
      },
      {
        id: 'payment-failed',
        question: 'My payment failed, or I closed the page. What now?',
        answer:
          'Nothing is lost while the time is held for you: open the meeting in your portal and go back to the payment page. If you do not want it any more, cancel the booking there. When the hold ends, the time is open to others and nothing is charged.',
      },
      {
        id: 'how-far-ahead',
        question: 'How far ahead can I book, and how many meetings?',
        answer:
          'You see the open times of the next 14 days. Each lawyer sets how much notice is needed, usually two hours. With one lawyer you can have two booked meetings that are not over yet; those that an agreement includes do not count.',
      },
      {
        id: 'waitlist',
        question: 'No open time suits me. What can I do?',
        answer: `Press “Tell me when a time is free” on the lawyer’s profile and choose days, a part of the day and the length. When somebody cancels or moves a meeting and the time suits you, we tell the first ${OFFERED_CLIENTS} people on the list, with a link to book it. The link holds nothing: whoever books first has the time. You leave the list with one press, in the email or in your portal.`,
      },
      ofHome('documents'),
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
          'Yes, the lawyer and you both: by email and in your portal, the day before and again ten minutes before the start. A meeting that is booked less than a day ahead has the second reminder only. If the time is changed, you are reminded of the new one.',
      },
      {
        id: 'number',
        question: 'Who sees my telephone number?',
        answer:
          'For a meeting by phone the lawyer sees the number you gave from ten minutes before the start until 30 minutes after the end, on the page of that meeting and nowhere else. It is in no mail.',
      },
      {
        id: 'confidential',
        question: 'Is what I tell the lawyer confidential?',
        answer:
          'Yes. Lawyers must keep to themselves what they learn from you, also when you do not go on to hire them. On this site, only you and the lawyer you booked can open what you wrote and attached.',
      },
      {
        id: 'recording',
        question: 'May I record the meeting?',
        answer:
          'Not without leave of everybody in it. Secretly recording a private conversation is a crime under the Anti-Wiretapping Act (Republic Act No. 4200). Sangguni does not record meetings either.',
      },
      {
        id: 'notarized-by-video',
        question: 'Can I have a document notarized by video?',
        answer:
          'Not on Sangguni. On paper you sign or swear before the notary public in person, with a current official ID (2004 Rules on Notarial Practice, A.M. No. 02-8-13-SC). Electronic notarization is only for PDF documents, by commissioned electronic notaries public in facilities that the Supreme Court has accredited (A.M. No. 24-10-14-SC of February 4, 2025). Sangguni is no such facility.',
      },
      {
        id: 'hired',
        question: 'Have I hired the lawyer when I book?',
        answer:
          'No. You have booked a consultation: 30 or 60 minutes of advice. Whether the lawyer goes on to represent you, and for how much, is agreed between the two of you: the lawyer can send you an engagement agreement here, which binds nobody until you accept it.',
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
        question: 'How does a refund reach me?',
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
          'The privacy policy lists everything that is kept, with why, for how long and who sees it. There is no tracking and no advertising on this site.',
      },
      {
        id: 'delete',
        question: 'How do I get my data, or have it deleted?',
        answer:
          'In your account settings: correct what is wrong, download a copy of everything, or delete the account, which happens 14 days later. For anything else, write to the contact that the privacy policy names. The Data Privacy Act (Republic Act No. 10173) gives you these rights.',
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
          'Nothing. There is no charge for a profile, no commission on your fee and no paid place in the results.',
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
