import 'server-only';
import { ANSWER_WITHIN_HOURS } from '@/lib/domain/cases/support-hours';
import { env } from '@/lib/env';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
  TextLink,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';

/**
 * Confirms receipt. A stranger may have typed the address, so the mail contains no text of the question and no link
 * except to the site.
 */
export function receivedMail(reference: string): Promise<MailContent> {
  return renderMail(
    `We have your question (${reference})`,
    <MailLayout
      preview="A person at Sangguni reads it and answers by email."
      title="We have your question"
    >
      <Paragraph>
        A person at Sangguni reads it and answers to this address, usually within{' '}
        {ANSWER_WITHIN_HOURS} hours of our support hours.
      </Paragraph>
      <Facts rows={[['Reference', reference]]} />
      <Paragraph>
        To add something, reply to this email and leave the reference in the subject. If you did not
        ask us anything, somebody typed your address by mistake: you can ignore this email.
      </Paragraph>
      <Paragraph>
        <TextLink href={`${env.SITE_URL}/help`}>What you can do meanwhile</TextLink>
      </Paragraph>
    </MailLayout>,
  );
}

/**
 * Sends the answer.
 * @param path where the question and its answer are shown, for a user with an account
 */
export function answerMail(
  { reference, answer }: { reference: string; answer: string },
  path: string | null,
): Promise<MailContent> {
  return renderMail(
    `Our answer to your question (${reference})`,
    <MailLayout
      preview="A person at Sangguni answered your question."
      title="Our answer to your question"
    >
      {paragraphsOf(answer).map(([key, line]) => (
        <Paragraph key={key}>{line}</Paragraph>
      ))}
      <Facts rows={[['Reference', reference]]} />
      <Paragraph>Not solved? Reply to this email and leave the reference in the subject.</Paragraph>
      {path && <ActionLink href={`${env.SITE_URL}${path}`}>See your questions</ActionLink>}
    </MailLayout>,
  );
}

function paragraphsOf(text: string): [key: string, line: string][] {
  return text.split(/\n+/).map((line, index) => [`${index} ${line}`, line]);
}

/** Notifies the operator of the number of questions, without their text. */
export function questionsWaitMail(): Promise<MailContent> {
  return renderMail(
    'Questions to the support wait',
    <MailLayout preview="Somebody asked for help." title="Somebody asked for help">
      <Paragraph>
        At least one question waits for an answer. We tell people that they are answered within{' '}
        {ANSWER_WITHIN_HOURS} hours of the support hours. This email comes once an hour at most.
      </Paragraph>
      <ActionLink href={`${env.SITE_URL}/admin/cases?kind=help`}>Read and answer</ActionLink>
    </MailLayout>,
  );
}
