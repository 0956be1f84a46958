import { signupFields } from './authentication';
import { checkLastName, readLastName } from './names';

/** What a client types to sign up; a phone number is asked for in the settings. */
export const signUpForm = signupFields
  .omit({ callback_url: true, consent: true, phone: true })
  .check(checkLastName, readLastName);
