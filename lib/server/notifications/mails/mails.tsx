import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { render, toPlainText } from '@react-email/render';
import type { ReactElement, ReactNode } from 'react';
import {
  MAIL_CLASS as CLASS,
  MAIL_LIGHT as COLOR,
  MAIL_DARK_STYLES,
} from '@/lib/domain/notifications/mail-colors';
import { env } from '@/lib/env';
import type { MailContent } from '@/lib/server/schema/messages';
import { SITE } from '@/lib/site';
import { Body, Preview, Section } from './elements-mails';

const FONT = "Commissioner, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";

/** Shows the frame of every mail: one column, readable on a phone, light and dark. */
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
    <html lang="en" dir="ltr">
      <head>
        <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{MAIL_DARK_STYLES}</style>
      </head>
      <Preview>{preview}</Preview>
      <Body
        className={CLASS.page}
        style={{
          backgroundColor: COLOR.page,
          color: COLOR.text,
          fontFamily: FONT,
          margin: 0,
          padding: '24px 12px',
        }}
      >
        <Section style={{ maxWidth: 560, margin: '0 auto' }}>
          <p
            className={CLASS.brand}
            style={{
              fontSize: 18,
              lineHeight: '24px',
              fontWeight: 600,
              color: COLOR.brand,
              margin: '0 0 16px',
            }}
          >
            {/* The same address in every mail, so that asking for it tells nothing of the reader. */}
            <img
              src={`${env.SITE_URL}/icons/icon-192.png`}
              width={28}
              height={28}
              alt=""
              style={{
                display: 'inline',
                border: 'none',
                borderRadius: 6,
                marginRight: 8,
                verticalAlign: 'middle',
              }}
            />
            {SITE.name}
          </p>
          <Section
            className={CLASS.panel}
            style={{
              backgroundColor: COLOR.panel,
              border: `1px solid ${COLOR.line}`,
              borderRadius: 10,
              padding: 24,
            }}
          >
            <h1
              className={CLASS.text}
              style={{
                fontSize: 22,
                lineHeight: '28px',
                fontWeight: 600,
                color: COLOR.text,
                margin: '0 0 12px',
              }}
            >
              {title}
            </h1>
            {children}
          </Section>
          <hr
            className={CLASS.line}
            style={{
              width: '100%',
              border: 'none',
              borderTop: `1px solid ${COLOR.line}`,
              margin: '20px 0 12px',
            }}
          />
          <p
            className={CLASS.muted}
            style={{ fontSize: 13, lineHeight: '18px', color: COLOR.muted, margin: 0 }}
          >
            Questions? Reply to this email or write to{' '}
            <TextLink href={`mailto:${env.SUPPORT_EMAIL}`}>{env.SUPPORT_EMAIL}</TextLink>.{' '}
            {SITE.name} is a booking service. It is not a law firm and does not give legal advice.
          </p>
        </Section>
      </Body>
    </html>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <p
      className={CLASS.text}
      style={{ fontSize: 16, lineHeight: '24px', color: COLOR.text, margin: '0 0 14px' }}
    >
      {children}
    </p>
  );
}

export function TextLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      className={CLASS.brand}
      style={{ color: COLOR.brand, textDecoration: 'underline' }}
      rel="noopener"
    >
      {children}
    </a>
  );
}

/** Returns the name for the greeting; none for an unconfirmed address, since a stranger may have entered both. */
export function greetingName(user: {
  firstName: string;
  emailVerifiedAt: Date | null;
}): string | null {
  return user.emailVerifiedAt && user.firstName;
}

export function ActionLink({ href, children }: { href: string; children: string }) {
  return (
    <Section style={{ margin: '8px 0 16px' }}>
      <a
        href={href}
        target="_blank"
        className={CLASS.button}
        style={{
          display: 'inline-block',
          backgroundColor: COLOR.button,
          color: COLOR.buttonText,
          fontWeight: 600,
          fontSize: 16,
          padding: '12px 20px',
          borderRadius: 10,
          textDecoration: 'none',
        }}
        rel="noopener"
      >
        {children}
      </a>
    </Section>
  );
}

export function Facts({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Section
      className={CLASS.line}
      style={{ borderTop: `1px solid ${COLOR.line}`, margin: '6px 0 16px' }}
    >
      {rows.map(([name, value]) => (
        <p
          key={name}
          className={`${CLASS.text} ${CLASS.line}`}
          style={{
            fontSize: 15,
            lineHeight: '22px',
            color: COLOR.text,
            margin: 0,
            padding: '8px 0',
            borderBottom: `1px solid ${COLOR.line}`,
          }}
        >
          <span className={CLASS.muted} style={{ color: COLOR.muted }}>
            {name}:{' '}
          </span>
          <strong>{value}</strong>
        </p>
      ))}
    </Section>
  );
}

/** A check list. */
export function Checks({ items }: { items: readonly string[] }) {
  return (
    <ul style={{ margin: '0 0 16px', padding: '0 0 0 22px' }}>
      {items.map((item) => (
        <li
          key={item}
          className={CLASS.text}
          style={{ fontSize: 16, lineHeight: '24px', color: COLOR.text, margin: '0 0 6px' }}
        >
          {item}
        </li>
      ))}
    </ul>
  );
}

export async function renderMail(
  subject: string,
  element: ReactElement,
  attachments: MailContent['attachments'] = [],
): Promise<MailContent> {
  const html = await render(element);
  return { subject, html, text: toPlainText(html), attachments };
}

/**
 * Returns a template whose mails for these arguments are rendered in advance; any other is rendered on request. For
 * mails queued under a lock: rendering takes far longer than a lock should be held.
 */
export async function prerendered<A extends unknown[]>(
  template: (...args: A) => Promise<MailContent>,
  expected: readonly A[],
): Promise<(...args: A) => Promise<MailContent>> {
  const rendered: { args: A; content: MailContent }[] = [];
  for (const args of expected) rendered.push({ args, content: await template(...args) });
  return async (...args) =>
    rendered.find((one) => isDeepStrictEqual(one.args, args))?.content ?? template(...args);
}
