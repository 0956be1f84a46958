import { QrCode } from '@/components/ui/display/qr-code';
import type { SecondFactorApp } from '@/lib/contract/accounts/second-factor';

export function AppKey({ app, heading: Heading }: { app: SecondFactorApp; heading: 'h2' | 'h3' }) {
  return (
    <>
      <Heading className="mt-6 font-semibold">1. Scan this with the app</Heading>
      <QrCode
        url={app.uri}
        label="QR code for your authenticator app"
        className="mt-3 w-48 border"
      />
      <p className="mt-3 text-sm text-neutral-700">
        Or type this key into it:
        <code className="mt-1 block font-mono text-base break-all text-neutral-900 select-all">
          {app.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <Heading className="mt-6 mb-3 font-semibold">2. Enter the six digits it shows</Heading>
    </>
  );
}
