import { CALENDAR_SYNC_MINUTES, IMPORT_DAYS } from '@/lib/domain/lawyers/calendar/calendar-imports';
import {
  AGREEMENT_YEARS,
  HOLD_FILES_HOURS,
  RETENTION_DAYS,
  TAX_DATA_YEARS,
} from '@/lib/domain/platform/retention';

interface RetainedData {
  readonly title: string;
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
}

/** Formats a retention time from the table by which daily jobs delete; the day on which it ends is the day they run. */
const days = (of: keyof typeof RETENTION_DAYS) => {
  const number = RETENTION_DAYS[of];
  return number === 1 ? '24 hours' : `${number} days`;
};

const WITH_THE_ACCOUNT = `Until your account is deleted, which happens ${days('accountGrace')} after you ask for it.`;

const PICTURE_GONE =
  'A picture that you replace or remove, or that goes with the account, is deleted an hour later; a browser that has loaded it may keep its copy.';

/** Personal data in the database and on the product's disk. A change of the schema changes this list. */
const RETAINED_DATA: readonly RetainedData[] = [
  {
    title: 'Your account',
    what: 'First and last name, or the one name you have, email address, telephone number and picture if you give them, whether and when the address was confirmed, when you accepted the terms and this policy, and which version. If we suspended the account: since when, and the reason we emailed you. Of your password, only an Argon2id hash, from which it cannot be recovered.',
    why: 'To sign you in, to tell a lawyer who booked, and to email you about your own meetings.',
    howLong: `${WITH_THE_ACCOUNT} ${PICTURE_GONE}`,
  },
  {
    title: 'Your sessions',
    what: 'For each sign-in: when it began, when it was last used (to the hour), the name of your browser, and a hash of the key that your cookie holds.',
    why: 'To keep you signed in, and to end a session that should not continue.',
    howLong: `A session ends after 30 days without use, after 90 days at the latest, or when you sign out. The record that it existed is deleted ${days('sessions')} after it ended, and with the account.`,
  },
  {
    title: 'Your second factor',
    what: 'If you add an authenticator app: its secret, encrypted. Of each passkey: its public key, the name you give it, and when it was added and last used; the other half never leaves your device. Of recovery codes, only hashes.',
    why: 'So that your password alone signs nobody in, or moves a lawyer’s money, and so that a passkey can sign you in without the password.',
    howLong: 'Until you remove it, and at most until your account is deleted.',
  },
  {
    title: 'Your bookings',
    what: 'Lawyer, time, length, video or phone, the telephone number for a meeting by phone, the time zone of your browser if you book from abroad (so that our emails give your time, too), your short summary and description, the facts that you answer before the meeting (encrypted), the name of the other side if you give it, for a meeting that you book for someone else that person’s name and relationship to you, the files you attach (from photos we remove where and when they were taken, unless you ask to keep the original), when you agreed that the lawyer may read them, and, of a meeting that was moved or cancelled, who did it, when it was to take place before, and the reason that was given. Of a video meeting, how long both of you were in the call together, or that you did not come. If you report that the lawyer did not call or come: what each of you wrote, and what was decided.',
    why: 'So that the lawyer can prepare and check for a conflict of interest. Only you, that lawyer and those whom the lawyer lets help with meetings or files see them on the site.',
    howLong: `You can remove your own files until the meeting is over; after that they stay until your account is deleted. Files of a booking that you cancel before paying are deleted at once, and ${HOLD_FILES_HOURS === 1 ? 'an hour' : `${HOLD_FILES_HOURS} hours`} after an unpaid one is no longer held. With your account we delete your files and the facts you answered, and erase what you wrote, the other side, the person you booked for, the telephone number, the time zone, and what both of you wrote about a meeting that did not take place. We keep the record that a meeting took place, when and with which lawyer, without your name.`,
  },
  {
    title: 'Follow-ups that a lawyer offers',
    what: 'When your lawyer offers you another meeting: the times, the length, the price, video or phone, what the lawyer writes to it, since when and until when, whether it was taken back, and the meeting that you booked with it.',
    why: 'So that you can choose a time and pay without writing everything again. Only you and that lawyer see it; notices and emails name the lawyer, the times and the price.',
    howLong: `A job that runs daily deletes one that you did not book ${days('followUps')} after it ended. It goes with your account or that of the lawyer.`,
  },
  {
    title: 'Colleagues whom a lawyer names',
    what: 'When a lawyer declines your meeting: for which of three reasons, which colleagues the lawyer named to you, and when.',
    why: 'So that you can book one of them. You and the lawyer who declined see it; those who are named are told nothing, and see nothing of you or your case unless you book them. Your text and files go along only if you choose so, as a new booking.',
    howLong:
      'Until your account or that of the lawyer who declined is deleted; of one colleague, until that account is deleted.',
  },
  {
    title: 'Lawyers you save',
    what: 'Which lawyers you keep for later, and since when.',
    why: 'To show them to you again. The lawyers do not see who saved them.',
    howLong: 'Until you remove them, and at most until your account is deleted.',
  },
  {
    title: 'Waiting for a time',
    what: 'When you ask to be told of a free time: the lawyer, the first and last day, the part of the day, the length of the meeting, and since when you have been waiting. When the time of a cancelled or moved meeting suits someone waiting: that it was free again, and when we offered it.',
    why: 'To tell the first people on the list when a time that suits them is free. The lawyer and others on the list do not see who is waiting.',
    howLong:
      'Until you book that lawyer, leave the list, your last day is over, or your account or that of the lawyer is deleted. That a time was free again is deleted once that time is over.',
  },
  {
    title: 'Appointment requests to a notary public',
    what: 'When you ask a notary public for an appointment at the office: the notary public, the service, the day, what you write about the document, and the telephone number that you give; when you asked, when the notary public saw it, and the answer.',
    why: 'So that the notary public can prepare and reach you. Only you and that notary public see it on the site; notices and emails name the two of you and the day.',
    howLong: `A job that runs daily deletes a request ${days('notaryRequests')} after the day it is for, also when you withdrew it. It goes with your account or that of the notary public.`,
  },
  {
    title: 'Guests of a video meeting',
    what: 'Of the one person a client may invite, such as an interpreter: the relationship to the client, the name the client wrote, when the client agreed that someone else hears what is said, and to which words. Of the guest, who needs no account: the name given on the guest page, when the guest agreed to keep what is said confidential, and when the guest joined and left. A cookie lets the guest’s browser into that one meeting.',
    why: 'So that the two people of the meeting know who is there, and that the client wanted it.',
    howLong: `When the client takes the invitation back, it is deleted at once. The names are erased ${days('guestNames')} after the meeting, or with the account of the client or the lawyer. That somebody was invited, and when the client and the guest agreed, stays with the meeting until the client’s account is deleted. The cookie ends 30 minutes after the meeting.`,
  },
  {
    title: 'Another lawyer in a video call',
    what: 'When your lawyer asks whether another lawyer of the practice may join: who, when, whether you agreed or declined, when, and to which words; and when that lawyer was in the call.',
    why: 'So that nobody joins without your agreement. Only you, your lawyer and the one who was asked know of it; that lawyer sees your names and the time, and neither messages nor files.',
    howLong:
      'With the meeting, without a name once the account of whom it is about is deleted. You can take your agreement back until the call closes; then the other lawyer is out of it at once.',
  },
  {
    title: 'Engagement agreements',
    what: 'What a lawyer offers and what you accept: title, text, price and its parts, dates, included meetings and services, each version of it, and the files that either of you adds. When it was sent, changed, declined with which reason, paid, completed and confirmed, and, where the client objected or reported that the work is not finished, what was written and decided. With an acceptance, and only then: the name as you typed it, the moment, the network address it came from, and a PDF of the agreement with a mark (SHA-256) by which a change would show. The lawyer reads the name and the moment on the site, and all of it in the PDF.',
    why: 'So that both of you can show what was agreed and that it was agreed: the typed name is an electronic signature (Republic Act No. 8792). Only the two of you see it on the site, and a person of ours where there is something to decide.',
    howLong: `Until a draft is deleted. What was never accepted goes with the account of either of you, and your files with yours. What was accepted stays for the other side, with the typed name, the network address and the PDF, for ${AGREEMENT_YEARS} years after its end, as long as it can be sued upon (Civil Code, Article 1144); then a job that runs daily erases its words. Sums, dates and what became of it stay in the books. An account cannot be deleted while an agreement is not over.`,
  },
  {
    title: 'Written work that you order',
    what: 'With the agreement that an order is: what you say it is about, the name of the other side if you give it, that and when the lawyer checked for a conflict of interest and accepted or declined, each delivery with its note, and what you asked to change.',
    why: 'So that the lawyer can check for a conflict of interest and do the work. The lawyer sees nothing of an order before it is paid, and what it is about and your files only after that check.',
    howLong:
      'As long as the agreement. Files of an order that you cancel or do not pay are deleted at once.',
  },
  {
    title: 'Messages to each other',
    what: 'What you and the other side write to each other on the page of a meeting or an agreement, when it was written and changed, when it was first seen and mailed about, and the random key under which your browser sent it.',
    why: 'So that you can prepare the meeting and settle what follows from it, or from the agreement. Only you, the other side and those whom the lawyer lets help with messages see them on the site; notices and emails about them do not repeat what was written. Where you disagree about money, each of you can hand in messages for the case; a person of ours then reads these, and no others.',
    howLong: `Until you delete a message, which deletes it for both of you at once, and at most until your account or that of the other side is deleted, which happens ${days('accountGrace')} after its owner asks for it. Then all messages between you go. A message that was handed in for a case can no longer be changed or deleted, and stays until one of these accounts is deleted.`,
  },
  {
    title: 'Video calls',
    what: 'When each of you was in the call, and what your browsers reported of it every 20 seconds: with whom they were connected, and whether a microphone, camera or screen was on. And what your browsers tell each other by way of our server to find a connection: network addresses, the formats they can send, and whether microphone, camera and screen are on. Picture and sound go encrypted from browser to browser; we cannot see or hear them, and nothing is recorded.',
    why: 'To make the call possible, and to know who came when a refund depends on it.',
    howLong: `What the browsers told each other is deleted after ${days('callEvents')}. When you were in the call, and what the browsers reported of it, stays with the meeting, without your name once your account is deleted.`,
  },
  {
    title: 'Your payments',
    what: 'Which method you chose, the amounts, the state of the payment and the numbers by which the payment provider knows it. You type the card, wallet and bank numbers you pay with on the provider’s page; we never receive them.',
    why: 'To confirm the meeting, to make refunds, and to keep our accounting records.',
    howLong: `Accounting entries are never changed or deleted; the database does not allow it. They name a payment, not a person. They stay when an account is deleted. That the payment provider told us of a payment, by the number of its message, and what we made of it is kept for ${days('paymentEvents')}.`,
  },
  {
    title: 'Refunds that we transfer by hand',
    what: 'Where your payment cannot be sent back the way it came: the bank or wallet you name, the account name and number. The number is encrypted (AES-256-GCM) with a key that is kept outside the database. It opens for the administrator who makes the transfer; each opening is recorded.',
    why: 'To transfer your refund to you.',
    howLong: `A job that runs daily deletes bank, name and number ${days('refundAccounts')} after the refund was paid; they go with your account at the latest. An account is not deleted while we owe it a refund.`,
  },
  {
    title: 'If you pay for somebody else',
    what: 'A client can ask somebody to pay by a link. If that is you: the email that you give when you pay. You need no account. The client is not shown the email; the payment service gets it with the payment, and our administrators see it with a refund. You see nothing of what the meeting is about.',
    why: 'To send you the receipt, and your money back if it is refunded.',
    howLong: `A job that runs daily erases the email ${days('payerEmails')} after you opened the payment page, or after ${days('unpaidPayerEmails')} if you did not pay; while a refund is under way it waits. The payment itself stays in our books, without your name and email. To have the email erased earlier, write to us.`,
  },
  {
    title: 'Emails and notices to you',
    what: 'The text and the address of each email until it is sent. After that, only which kind of email went out and when. Notices inside the site with their text, which may name the other side of a meeting. For pages that are open: that something of yours changed, of which kind and when, without its text. What you chose to be notified of; and for each browser on which you turned notifications on, its address with the push service of its maker, encrypted.',
    why: 'To send each email once, and to show you what is new.',
    howLong: `Text and address are erased once an email is sent, the goodbye email included. What is left of an email, and an email that no mail server accepts, is deleted after ${days('mails')}, notices after ${days('notifications')}, that something changed after ${days('liveEvents')}. A browser’s address goes when you sign out there or turn notifications off. With your account we delete your choices, all notices to you, those to others that name you, and every email not yet sent.`,
  },
  {
    title: 'Text messages to your phone',
    what: 'Only if you turn them on: your mobile number, encrypted (AES-256-GCM) with a key that is kept outside the database, with a keyed hash beside it; when you agreed and to which words, when the code confirmed it, what you turned off, and when an answer of STOP or the page “Texts off” ended them. Of each text: about which meeting it was, which of three kinds, when, and whether the carrier took it. Our carrier, Twilio or Semaphore, gets the number and the words of the text: the time, at most a link to our site, no name and nothing of your case. Of a number that is entered on the page “Texts off” we keep nothing but keyed hashes: one for minutes, and others for a day at most, under which we count how often a code was sent to it. Where a text can be answered, it also passes the answer on to us.',
    why: 'To reach you shortly before a meeting when you do not see emails, to end texts when you turn them off, answer STOP or use the page “Texts off”, and to send no number more codes than a few a day.',
    howLong: `Your number until you turn texts off or give another one, and at most until your account is deleted; a number that was not confirmed for ${days('textCodes')}. Records of texts are deleted after ${days('texts')}, the carrier’s numbers of answers after ${days('textReplies')}; what was answered is not kept.`,
  },
  {
    title: 'Your reviews',
    what: 'Stars and text, and when you changed them. The public sees them under your first name and initial (your name, where you have one alone), or as “Client”, whichever you choose, with the month, and never with what your meeting was about. Below it, for everyone to read, what the lawyer replied, if anything. If the lawyer reports a review to us: the lawyer’s reason, and what we decided and why.',
    why: 'So that others can judge from what clients wrote, and we can look at what may break the rules.',
    howLong:
      'Permanently; you can change them at any time. When your account is deleted, stars and text stay, signed “Client”. A reply goes when the lawyer takes it back. Replies and reports are deleted with your account or the lawyer’s.',
  },
  {
    title: 'Summaries of meetings',
    what: 'What a lawyer writes for the client after a meeting, and the next steps, encrypted (AES-256-GCM) with a key that is kept outside the database. Only the two of them read it, also in the copies of their data.',
    why: 'So that the client can read again what was said and what to do.',
    howLong: `Until the account of the lawyer or of the client is deleted, which happens ${days('accountGrace')} after its owner asks for it. A PDF that you saved stays with you.`,
  },
  {
    title: 'If you are a lawyer: your profile',
    what: 'What clients see: name, picture, areas, languages, region and city, year of admission, roll number, career, awards, prices and open times. What they never see: telephone, office address, email, IBP number, bank account. The account number is encrypted (AES-256-GCM) with a key that is kept outside the database.',
    why: 'To show you to clients, to offer your times, and to pay you.',
    howLong: `${WITH_THE_ACCOUNT} The address of the profile, which is made of your name, goes too and then leads nowhere. The profile keeps its picture until you choose another, also when you remove it from the account; the one before is deleted an hour later.`,
  },
  {
    title: 'If you are a lawyer: your payouts',
    what: 'For each transfer to you: amount, day, state, bank, the account’s name, and its number encrypted (AES-256-GCM) with a key that is kept outside the database. Why one was declined or came back.',
    why: 'To transfer what is yours, to find a transfer again, and because accounting and tax law requires these records.',
    howLong:
      'Permanently, as part of the accounting records. The account’s name and number are deleted with your account, which stays until everything due to you is paid out.',
  },
  {
    title: 'Invoices of lawyers',
    what: 'The number of an invoice that your lawyer sent you here, and its file or link. Both of you see it, also in a copy of your data. We never put it on a public page.',
    why: 'So that you have it for your records and your taxes, and the lawyer can show that it was sent.',
    howLong: `Until the client’s account is deleted, which happens ${days('accountGrace')} after its owner asks for it. It stays for the client when the lawyer’s account is deleted. A file that the lawyer replaces is removed.`,
  },
  {
    title: 'Invoices of our own fee',
    what: 'If you paid a platform fee and we had to invoice it: number, day, amount, tax, the reference of the payment and your name at that time, also on a credit note for what went back. It never says what your meeting was about. You find them in a copy of your data.',
    why: 'Because tax law asks us to issue invoices, and to keep them as they were issued.',
    howLong:
      'Permanently, as part of the accounting records, with the name, also after your account is deleted.',
  },
  {
    title: 'Private notes of a lawyer',
    what: 'What a lawyer writes down about a client for their own use, encrypted (AES-256-GCM) with a key that is kept outside the database. Only that lawyer sees it, also in a copy of the lawyer’s data; the client does not.',
    why: 'So that the lawyer remembers what was said, as in an office file.',
    howLong: `Until the lawyer empties the note, or the account of the lawyer or of the client is deleted, which happens ${days('accountGrace')} after its owner asks for it.`,
  },
  {
    title: 'Next steps of a lawyer',
    what: 'What a lawyer still has to do for a client and by which day, encrypted (AES-256-GCM) with a key that is kept outside the database. Only that lawyer sees it, also in a copy of the lawyer’s data; the client does not. Reminders say for whom something is due, and nothing of what.',
    why: 'So that no deadline is missed.',
    howLong: `Until the lawyer removes the step, or the account of the lawyer or of the client is deleted, which happens ${days('accountGrace')} after its owner asks for it.`,
  },
  {
    title: 'Notes of our administrators',
    what: 'What an administrator writes down about an account, such as a call to support, encrypted (AES-256-GCM) with a key that is kept outside the database. Only administrators see it; you find it in the copy of your data.',
    why: 'So that whoever answers you next knows what was said.',
    howLong: WITH_THE_ACCOUNT,
  },
  {
    title: 'Questions to our support',
    what: 'What you write in the form on the help page, encrypted (AES-256-GCM) with a key that is kept outside the database, with the file and the reference you add, and our answer; your email address, if you ask without signing in. Only administrators read it; who opens the file is recorded.',
    why: 'To answer you, and to know what was said when you ask again.',
    howLong: `${days('helpQuestions')} after it was answered or closed; with your account, what you asked signed in goes at once.`,
  },
  {
    title: 'If you are a lawyer: your calendar',
    what: 'The times that you block, with the title you give them; clients see only that nothing is open then.',
    why: 'So that nobody books you when you are away.',
    howLong: `Until you delete a blocked time, and at most until your account is deleted. What you delete can be put back for some minutes; a job that runs daily deletes it for good after ${days('removedTimeOff')}.`,
  },
  {
    title: 'If you are a lawyer: events for your own programs',
    what: 'The addresses of your programs and the keys that sign what we send there (both encrypted), which events you chose, and a log of what was sent: the kind of event, ids, times, a status, amounts, and whether your program took it. Never a name or anything of a case.',
    why: 'So that your programs hear of your meetings, agreements and messages, because you asked for it. What we send goes to the address that you gave, and to nobody else.',
    howLong: `Until you remove the address, and at most until your account is deleted; an entry of the log for ${days('eventDeliveries')}.`,
  },
  {
    title: 'If you work for a lawyer, or invite somebody to',
    what: 'The address that was invited, by which lawyer and when, what the member may do, when the invitation was accepted and the work ended; and each change a member makes for the lawyer: which kind, to what and when, never what was written. A message that a member writes for the lawyer shows the client the member’s name.',
    why: 'So that a secretary or an associate can help a lawyer with an own account, and the lawyer can see who did what.',
    howLong:
      'With the account of the lawyer. Once the account of a member is deleted, the address and the name are gone, and what was done stays with the practice. Links of invitations work for seven days.',
  },
  {
    title: 'If you are a lawyer: your other calendars',
    what: `Of each calendar that you add: the name you give it, its address (encrypted, and never shown again), whether it could be read, and when you are busy in the next ${IMPORT_DAYS} days. What the events are, where and with whom is discarded as soon as it is read. Of the feed of your meetings: a hash of its secret address, and whether it shows names of clients.`,
    why: `So that nobody books you when you are busy elsewhere, and you see your meetings where you plan. Our server reads the calendars you add every ${CALENDAR_SYNC_MINUTES} minutes at the address you gave; whoever runs that address sees that it does.`,
    howLong:
      'Until you remove the calendar or switch off the feed, and at most until your account is deleted. Busy times are replaced at each reading.',
  },
  {
    title: 'If you are a lawyer: your IDs',
    what: 'The IBP ID and the government ID that you upload, and each year a new IBP ID: pictures are re-encoded, without hidden data; PDFs are kept as they are. Only you, the person who checks them (with a code sent by email, or a second factor) and administrators can open them. Each opening is recorded.',
    why: 'To compare them with your name and roll number, which is what the mark “IBP ID checked” means.',
    howLong: `A job that runs daily deletes the files ${days('identityDocuments')} after the decision. That it was made, when, and who opened the files stays; that record names no person. With your account the files go at once.`,
  },
  {
    title: 'If you are a notary public: your office and commission',
    what: 'What people see while you make the profile public: name, picture, city, address and telephone of the office, hours, services and fees, and of the commission that was approved its number, territory and last day, and when it was checked. The telephone and the address of your profile as a lawyer are other fields and stay private. What people never see: the document of the commission. A picture of it is re-encoded, without hidden data; a PDF is kept as it is. Only you, the person who checks it (with a code sent by email, or a second factor) and administrators can open it. Each opening is recorded.',
    why: 'So that people find a notary public in their city, and can see that the commission is valid.',
    howLong: `You can hide the profile and remove the document at any time. ${WITH_THE_ACCOUNT} A picture that you replace is deleted an hour later. A job that runs daily deletes the document ${days('identityDocuments')} after the decision; one that you replace, and any with your account, goes at once. That the check was made, when, and who opened the document stays; that record names no person.`,
  },
  {
    title: 'If you are a lawyer: your tax data',
    what: 'If you give them: your TIN, encrypted (AES-256-GCM) with a key that is kept outside the database, your registered name, whether you are registered for value-added tax, and your certificate of registration (BIR Form 2303); a picture of it is re-encoded, without hidden data, a PDF is kept as it is. You can open the certificate, and administrators and the person who checks it can; each opening is recorded. While we withhold tax: your sworn declaration of each year, which you and administrators can open, each opening by them recorded, and what was released and withheld. The Bureau of Internal Revenue is told your TIN, your registered name and what was withheld.',
    why: 'Because the Bureau of Internal Revenue requires it from platforms that pass fees on (Revenue Regulations No. 16-2023), and for your monthly statement.',
    howLong: `You can change the data and remove the certificate at any time. ${WITH_THE_ACCOUNT} A certificate that you replace or remove is deleted at once, its copy for a check ${days('identityDocuments')} after the decision at the latest. Amounts and dates of tax withheld stay for good, as the books of account ask. If we withheld tax from you, your TIN, your registered name and whether you are registered for value-added tax stay when your account is deleted, without the certificate: our returns name you, and books must be kept for five years (National Internal Revenue Code, Section 235). A job that runs daily deletes them ${TAX_DATA_YEARS} years after the year in which we last withheld tax from you.`,
  },
  {
    title: 'How often profiles are opened',
    what: 'A number for each lawyer and day: how many times the profile was opened. Nothing about who opened it, no cookie and no mark by which a visitor could be known again. Whether it was the lawyer or a program that reads pages, which do not count, is seen from the request and not kept; neither is the network address, which is only counted in memory for a minute.',
    why: 'So that lawyers see whether people find their profile.',
    howLong: `${days('profileViews')} after the day, and with the account of the lawyer.`,
  },
  {
    title: 'Limits against abuse',
    what: 'How often somebody tried to sign in, register, reset a password, search, read pages or ask for codes by text, under a keyed hash of the account, the device, the email address, the mobile number or the network address; and, with a time that is held and not yet paid, a keyed hash of the network address it was booked from. Addresses and numbers themselves are not kept for this.',
    why: 'So that nobody guesses passwords, floods mailboxes, copies the whole site or blocks a lawyer’s times without paying.',
    howLong:
      'Counters run for a minute to a day; a job that runs daily deletes those that are over. The hash with a time goes when the time is paid or no longer held.',
  },
  {
    title: 'Links in emails',
    what: 'For each link to confirm an address or to set a new password: a hash of it, what it is for, the address it was sent to, until when it works and when it was used.',
    why: 'So that each link works once, and only for a short time.',
    howLong: `A link to confirm an address works for 24 hours, one for a new password for an hour. The record is deleted ${days('linkTokens')} after the link was used or expired, and with the account.`,
  },
  {
    title: 'A copy of your data, when you ask for one',
    what: 'An archive of what is stored under your account.',
    why: 'So that you can take it with you.',
    howLong: `${days('exports')}; then a job that runs daily deletes it. With the account it goes at once.`,
  },
  {
    title: 'Server records',
    what: 'One line per request: a random number, the number of your account if you were signed in, which part of the site, whether it worked, how long it took. No addresses, no names, no contents.',
    why: 'To find errors and abuse.',
    howLong: 'The product does not store these lines; the operator’s server decides how long.',
  },
  {
    title: 'Drafts and texts of your own',
    what: 'Messages, private notes and summaries that you typed and did not send, and texts that you keep to use again. Encrypted; nobody but you reads them.',
    why: 'So that a closed browser or another device loses nothing.',
    howLong: `Drafts until you send or empty them, ${days('drafts')} after you last typed, or with the account of either of you; your quick replies until you delete them.`,
  },
  {
    title: 'Repeated requests',
    what: 'The answer to a booking or message you sent, under a random key of your browser.',
    why: 'So that pressing a button twice books once, and sends a message once.',
    howLong: `Valid for ${days('answers')} and cleared by a job that runs daily, or with the account.`,
  },
  {
    title: 'Backups',
    what: 'Copies of all of the above, as it was when each was made.',
    why: 'To restore the service after a loss, and for nothing else.',
    howLong:
      'The operator removes each after five weeks at most; until then, what was deleted is still in it. If a backup has to be restored, what was deleted since is deleted again.',
  },
];

/** Returns the retained data, including that of these sign-in services. */
export function retainedData(services: readonly string[]): readonly RetainedData[] {
  const [account, ...others] = RETAINED_DATA;
  if (!account || services.length === 0) return RETAINED_DATA;
  const names = services.join(' or ');
  const social = {
    title: `If you sign in with ${names}`,
    what: `The number by which ${names} names you to us, and since when. Once, to make your account: your name and email address there. We ask for nothing else, and never receive your password there. ${names} learns that you sign in here.`,
    why: 'To recognize you without a password.',
    howLong: WITH_THE_ACCOUNT,
  };
  return [account, social, ...others];
}
