import { signupInput } from './authentication';

/** What a client types to sign up; a phone number is asked for in the settings. */
export const signUpForm = signupInput.omit({ callback_url: true, consent: true, phone: true });
