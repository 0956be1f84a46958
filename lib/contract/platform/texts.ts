import { SEARCH_TEXTS, SELECT_AREA, TRANSPORT_TEXTS } from './first-texts';

/**
 * The one table of texts that the specification prescribes (sections 4, 5 and 8), verbatim. Schemas, screens and the
 * transport take them from here; `{{max}}` and `{{min}}` are filled by `fill`.
 */
export const TEXTS = {
  validation: {
    invalidEmail: 'Please provide valid email.',
    required: 'Please provide a value.',
    requiredEmail: 'Please provide a valid email address',
    tooLong: "Value can't be longer than {{max}}.",
    tooShort: 'Must be atleast {{min}} characters long',
    passwordsDiffer: 'Passwords are not the same.',
    fileSize: 'Maximum size is {{max}} mb.',
    selectArea: SELECT_AREA,
    futureYear: "A year can't be in the future.",
    educationYears: 'Education end year must be after the start year.',
  },
  transport: TRANSPORT_TEXTS,
  verifyEmail: {
    success: 'Email Verified!',
    failure: 'Verification failed! Please try again.',
  },
  createMeeting: {
    conflict: 'Schedule conflict. Please try different time.',
    paymentMethod: 'This payment method is currently unavailable. Please try a different one.',
    limit: 'You have already reached maximum number of two meetings for this event.',
    failure: 'Failed to create meeting',
  },
  reschedule: {
    success: 'Meeting rescheduled successfully',
    failure: 'Failed to reschedule meeting',
  },
  search: SEARCH_TEXTS,
  lawyerProfile: {
    load: 'Failed to fetch profile',
    basicInfo: 'Failed to update Basic Info',
    bankingInfo: 'Failed to update Bank Info',
    failure: 'Failed',
    calendarFeed: 'Failed!',
    visibility: 'Failed! Make sure you provided all required information and profile picture',
    success: 'Success!',
  },
  meetingFiles: {
    success: 'Success',
    failure: 'There was an error. :) ',
  },
  blockers: {
    create: 'Failed to create meeting',
    delete: 'Failed to delete blocker',
    update: 'Failed to update blocker',
  },
  workItems: {
    list: 'Failed to get work items',
    complete: 'Failed to complete work item',
    details: 'Failed to get work item details',
    additionalService: 'Failed to add additional service',
    addMeeting: 'Failed to add work item meeting',
    createMeeting: 'Failed to create work item meeting',
    addComment: 'Failed to add work item comment',
    deleteComment: 'Failed to delete the comment',
    updateComment: 'Failed to update the comment',
    commentDeleted: 'Comment deleted :)',
    commentUpdated: 'Comment updated successfully!',
  },
  notifications: {
    title: 'Notifications',
    empty: "You don't have any notifications.",
    more: 'Show More',
  },
  errorPage: {
    notFound: 'Ops... You are lost!',
    other: 'Ops... Something went wrong! Sorry!',
  },
} as const;

/** A printer takes the pages of a PDF and nothing else. */
const PRINT = 'Please open it, print it to PDF, and add the new file.';

/** Messages for fields where the specification has a rule and no text. */
export const FIELD_TEXTS = {
  passwordNumber: 'Must contain a number',
  passwordLowercase: 'Must contain a lowercase character',
  passwordUppercase: 'Must contain an uppercase character',
  passwordCommon: 'Many people use this password, so it is easy to guess. Please choose another.',
  passwordWrong: 'This is not your current password.',
  passwordMissing:
    'Your account has no password yet. Set one first: sign out and choose “Forgot the password?”.',
  emailTaken: 'This e-mail address already has an account.',
  personName: 'Please use letters, spaces, hyphens, apostrophes and dots only, and no web address.',
  terms: 'Please accept the terms to create an account.',
  phone: 'Please provide a phone number such as +63 917 123 4567.',
  year: 'Please provide a year, such as 2014.',
  endBeforeStart: 'Please choose an end after the start.',
  calendarOwn: 'This calendar comes from here: your meetings and time off count already.',
  calendarTwice: 'You have added this calendar already.',
  calendarsTooMany: 'At most {{max}} calendars. Please remove one first.',
  calendarAddress:
    'Please provide the address of a calendar, such as https://calendar.example.com/busy.ics.',
  calendarHttps: 'Please provide an address that begins with https://.',
  calendarPort: 'Please provide an address without a port number.',
  calendarCredentials: 'Please provide an address without a user name and password.',
  calendarNumber: 'Please provide an address with a name, not with a number.',
  calendarPrivate: 'This address is not on the public internet, so we don’t read it.',
  calendarUnknownHost: 'There is no server with this name. Please check the address.',
  calendarUnreachable: 'The server of this calendar cannot be reached.',
  calendarCertificate: 'The server of this calendar has no valid certificate.',
  calendarRedirect: 'This address leads on to one that we don’t read.',
  calendarRedirects: 'This address leads on to too many others.',
  calendarSlow: 'The server of this calendar took longer than 10 seconds.',
  calendarLarge: 'This calendar is larger than 2 MB. Please share a smaller one.',
  calendarEncoding: 'This calendar is compressed in a way that we can’t read.',
  calendarMissing: 'There is no calendar at this address.',
  calendarLocked: 'The server does not let us read this calendar without signing in.',
  calendarAnswer: 'The server of this calendar did not answer as expected.',
  calendarContent: 'What is at this address is not an iCal calendar.',
  calendarEvents: 'This calendar has more events than we can read.',
  clockTime: 'Please provide a time of the day, such as 09:00.',
  timeZone: 'Please provide a time zone, such as Asia/Manila.',
  quietHours: 'Please choose another end: these hours would never end.',
  alwaysOn: 'These are always on.',
  pushService: 'This is not the address of a push service that we know.',
  pushKeys: 'These are not the keys of a browser.',
  hoursOverlap: 'These hours overlap others of this day.',
  pastDay: 'Please choose today or a later day.',
  lastDayBeforeFirst: 'Please choose the first day or a later one.',
  dayTooFar: 'Please choose a day within the next {{max}} days.',
  dayOffAlready: 'This day is a day off already.',
  numberBetween: 'Please provide a number from {{min}} to {{max}}.',
  price: 'Please provide a price from ₱20 to ₱50,000.',
  month: 'Please provide a month, such as 2026-11.',
  monthAhead: 'This month has not begun.',
  thisCentury: 'Please choose a day from 2000 to 2099.',
  repeatsTooMany: 'At most {{max}} times. Please choose an earlier day.',
  blockersTooMany:
    'You have planned {{max}} times off, which is the most. Please remove some first.',
  upToAYear: 'Please choose a year at most.',
  nullCharacter: 'Text may not contain null characters.',
  instant: 'Please provide a time in UTC, such as 2026-11-24T02:00:00Z.',
  rollNumber: 'Please provide the number alone, such as 56214.',
  accountNumber: 'Please provide 6 to 20 digits.',
  tin: 'Please provide the 9 to 14 digits of your TIN.',
  idsUnchecked: 'Your IDs have to be checked first.',
  deletionPlanned: 'Your account is going to be deleted.',
  code: 'Please provide the six digits of the mail.',
  appCode: 'Please enter the six digits of your app.',
  codeWrong: 'This code is not right.',
  codeVoid: 'Please ask for a new code.',
  consent: 'Please agree before you continue.',
  onePicture: 'Please choose one picture.',
  picturePixels: 'At most {{max}} million pixels. Please choose a smaller picture.',
  pictureType: 'Please choose a JPEG, PNG or WebP picture.',
  fileEmpty: 'The file is empty.',
  filesTooMany: 'At most {{max}} files.',
  entriesTooMany: 'At most {{max}}.',
  amountBetween: 'Please provide an amount from {{min}} to {{max}}.',
  milestoneSum: 'The milestones together must be the price.',
  richTextLong: 'This text is too long. Please shorten it, or add a part of it as a file.',
  stepsTooMany: 'At most {{max}} steps.',
  fileType: 'This file is not a PDF, picture, Word, Excel or text file.',
  pictureMetadata:
    'The place where this picture was taken could not be removed. Save it as JPEG or PNG, or keep the original.',
  documentType: 'This file is not a JPEG, PNG or PDF.',
  documentPicture: 'This picture could not be read. Please save it again, or take another.',
  pdfActive: `This PDF holds a script, another file or something that starts by itself. ${PRINT}`,
  pdfLocked: `This PDF is locked with a password. ${PRINT}`,
  pdfUnreadable: `This PDF could not be read. ${PRINT}`,
} as const;

/** A text with its `{{name}}` places filled. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
