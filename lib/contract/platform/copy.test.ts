import { COPY, fill } from './copy';

/** The texts of the specification, copied from its sections 2, 4, 5 and 8: they are shown as they stand there. */
const SPECIFIED = {
  validation: {
    invalidEmail: 'Please provide valid email.',
    required: 'Please provide a value.',
    requiredEmail: 'Please provide a valid email address',
    tooLong: "Value can't be longer than {{max}}.",
    tooShort: 'Must be atleast {{min}} characters long',
    passwordsDiffer: 'Passwords are not the same.',
    fileSize: 'Maximum size is {{max}} mb.',
    selectArea: 'Please select area of law.',
    futureYear: "A year can't be in the future.",
    educationYears: 'Education end year must be after the start year.',
  },
  transport: {
    noAnswer: 'Cannot send request. Check internet connection.',
    unknown: 'Unknown Error',
  },
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
  search: {
    lawyers: 'Failed to fetch lawyers',
    profile: 'Failed to fetch Lawyer profile',
    availability: 'Failed to fetch availability',
  },
  lawyerProfile: {
    load: 'Failed to fetch profile',
    basicInfo: 'Failed to update Basic Info',
    bankingInfo: 'Failed to update Bank Info',
    failure: 'Failed',
    calendarFeed: 'Failed!',
    visibility: 'Failed! Make sure you provided all required information and profile picture',
    success: 'Success!',
  },
  meetingFiles: { success: 'Success', failure: 'There was an error. :) ' },
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
};

test('every specified text is there, to the letter', () => {
  expect(COPY).toEqual(SPECIFIED);
});

test('places are filled with what they name, and left alone without it', () => {
  expect(fill(COPY.validation.tooLong, { max: 120 })).toBe("Value can't be longer than 120.");
  expect(fill(COPY.validation.tooShort, { min: 8 })).toBe('Must be atleast 8 characters long');
  expect(fill('{{a}} and {{b}}', { a: '{{b}}', b: 0 })).toBe('{{b}} and 0');
  expect(fill('{{unknown}}', {})).toBe('{{unknown}}');
});
