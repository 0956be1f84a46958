import 'server-only';

export const MANNER = [
  'Consultations are in English or {language}, by video or by phone.',
  'Documents may be sent before the meeting; {s} [read|reads] them beforehand.',
  'The first meeting ends with a list of steps, papers and costs.',
  'Clients receive a short written summary after each meeting.',
  'Once a case has begun, {s} [see|sees] clients at the office in {city}.',
  'Fees are agreed in writing before the work starts.',
  'Relatives may join the call when the client wants that.',
  'Filing fees and travel are listed apart from the fee.',
  'Where another lawyer fits better, {s} [say|says] so in the first meeting.',
  'Photos of documents are enough at first; originals can follow.',
  '{S} [write|writes] in plain English and [explain|explains] it in {language}.',
  'Questions between meetings are answered by email within two working days.',
  'A paralegal keeps the files and returns calls the same day.',
  'Every draft is read together before it is sent.',
  '{S} [keep|keeps] one folder per client, open to the client at any time.',
  'What is said in the first meeting stays there, also when no case follows.',
  'At the end of each step the client decides whether to take the next.',
  '{S} [check|checks] for conflicts of interest before the papers are read.',
  'Deadlines are sent to the client as a calendar file.',
  'Meetings start on time and have an agenda of three lines.',
] as const;

export const ALSO = [
  '{S} also [take|takes] matters of {other}.',
  'Besides, {s} [handle|handles] matters of {other}.',
  'Clients with questions about {other} are welcome, too.',
  'A smaller part of the work concerns {other}.',
  'In other matters, such as {other}, {s} [advise|advises] as well.',
  'From time to time {s} [advise|advises] on {other}.',
] as const;

/** For lawyers with an earlier position: `{position}`, `{office}` and `{years}`. */
export const BEFORE = [
  'Before private practice, {s} worked for {years} at {office}.',
  '{S} spent {years} as {position} at {office}.',
  'For {years}, {s} worked as {position} at {office}.',
  'Private practice followed {years} as {position} at {office}.',
  'The years before {since} were spent at {office}.',
  '{S} came to private practice in {since}, from {office}.',
] as const;

export const STUDIES = [
  '{S} studied law at {school} and [was|was] admitted to the bar in {barYear}.',
  'Admitted to the bar in {barYear}, {s} [have|has] a law degree of {school}.',
  '{S} [hold|holds] a first degree in {subject} and a law degree from {school}.',
  'Law school was {school}; the roll was signed in {barYear}.',
  '{S} [have|has] been a member of the bar since {barYear}.',
  '{S} came to law from {subject} and graduated from {school}.',
] as const;

export const LOCAL = [
  '{S} [have|has] practiced in {city} since {since}.',
  'The office is in {city}, {street}.',
  '{S} [volunteer|volunteers] at the legal aid desk of the local IBP chapter.',
  'Once a month {s} [hold|holds] a free clinic in a barangay near {city}.',
  '{S} [speak|speaks] {languages}.',
  'Clients come from {city} and, by video, from abroad.',
] as const;

export const EVENINGS = [
  'Evening hours are kept for clients who work during the day.',
  'Some hours are in the evening, for people with jobs and for families abroad.',
] as const;

export const SATURDAYS = [
  'Saturday mornings are kept for clients who cannot come on weekdays.',
  '{S} also [consult|consults] on Saturdays.',
] as const;
