import 'server-only';
import {
  Body,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { render } from '@react-email/render';
import type { ReactElement, ReactNode } from 'react';
import { env } from '@/lib/env';
import type { MailContent } from '@/lib/server/schema/messages';
import { SITE } from '@/lib/site';

const COLOR = {
  ink: '#1E1D19',
  soft: '#5A564D',
  line: '#E9E5DD',
  page: '#FBFAF7',
  teal: '#0B4A47',
  lime: '#C6D92F',
};
const FONT = "Commissioner, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";

/** Frame of every mail: one column, readable on a phone, light and dark. */
export function MailLayout({
  preview,
  title,
  children,
}: {
  preview: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <Html lang="en">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
      </Head>
      <Preview>{preview}</Preview>
      <Body
        style={{
          backgroundColor: COLOR.page,
          color: COLOR.ink,
          fontFamily: FONT,
          margin: 0,
          padding: '24px 12px',
        }}
      >
        <Container style={{ maxWidth: 560, margin: '0 auto' }}>
          <Text style={{ fontSize: 18, fontWeight: 600, color: COLOR.teal, margin: '0 0 16px' }}>
            {SITE.name}
          </Text>
          <Section
            style={{
              backgroundColor: '#FFFFFF',
              border: `1px solid ${COLOR.line}`,
              borderRadius: 10,
              padding: 24,
            }}
          >
            <Heading
              as="h1"
              style={{ fontSize: 22, lineHeight: '28px', fontWeight: 600, margin: '0 0 12px' }}
            >
              {title}
            </Heading>
            {children}
          </Section>
          <Hr style={{ borderColor: COLOR.line, margin: '20px 0 12px' }} />
          <Text style={{ fontSize: 13, lineHeight: '18px', color: COLOR.soft, margin: 0 }}>
            {SITE.name} is a booking service. It is not a law firm and gives no legal advice.
            {' Questions: '}
            <Link href={`mailto:${env.SUPPORT_EMAIL}`} style={{ color: COLOR.teal }}>
              {env.SUPPORT_EMAIL}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** A paragraph. */
export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={{ fontSize: 16, lineHeight: '24px', margin: '0 0 14px' }}>{children}</Text>;
}

/**
 * The name for the greeting. None for an unconfirmed address: a stranger
 * may have typed both.
 */
export function greetingName(user: {
  firstName: string;
  emailVerifiedAt: Date | null;
}): string | null {
  return user.emailVerifiedAt && user.firstName;
}

/** The one link that matters, as a button, with its address below for mail programs without buttons. */
export function ActionLink({ href, children }: { href: string; children: string }) {
  return (
    <Section style={{ margin: '8px 0 6px' }}>
      <Link
        href={href}
        style={{
          display: 'inline-block',
          backgroundColor: COLOR.lime,
          color: '#052524',
          fontWeight: 600,
          fontSize: 16,
          padding: '12px 20px',
          borderRadius: 10,
          textDecoration: 'none',
        }}
      >
        {children}
      </Link>
    </Section>
  );
}

/** Rows of a name and a value. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Section style={{ borderTop: `1px solid ${COLOR.line}`, margin: '6px 0 16px' }}>
      {rows.map(([name, value]) => (
        <Text
          key={name}
          style={{
            fontSize: 15,
            lineHeight: '22px',
            margin: 0,
            padding: '8px 0',
            borderBottom: `1px solid ${COLOR.line}`,
          }}
        >
          <span style={{ color: COLOR.soft }}>{name}: </span>
          <strong>{value}</strong>
        </Text>
      ))}
    </Section>
  );
}

/** HTML and plain text of a mail. */
export async function renderMail(
  subject: string,
  element: ReactElement,
  attachments: MailContent['attachments'] = [],
): Promise<MailContent> {
  const [html, text] = await Promise.all([render(element), render(element, { plainText: true })]);
  return { subject, html, text, attachments };
}
