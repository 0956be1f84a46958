import { signupFields } from './authentication';
import { checkLastName, readLastName } from './names';

export const signUpForm = signupFields
  .omit({ callback_url: true, consent: true, phone: true })
  .check(checkLastName, readLastName);
