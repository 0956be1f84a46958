import { ChevronDown, Copy, ExternalLink } from 'lucide';
import { QrCode } from '@/components/ui/display/qr-code';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { useCopy } from '@/components/ui/hooks/use-copy';
import { Icon } from '@/components/ui/icons/icon';
import type { SecondFactorApp } from '@/lib/contract/accounts/second-factor';

/** The key for an authenticator: on a phone, which may have the app itself, as a link and to copy; else as a QR code. */
export function AppKey({ app, heading: Heading }: { app: SecondFactorApp; heading: 'h2' | 'h3' }) {
  const { copied, copy } = useCopy(app.secret);
  const qrCode = (
    <QrCode url={app.uri} label="QR code for your authenticator app" className="mt-3 w-48 border" />
  );
  return (
    <>
      <Heading className="mt-6 font-semibold">
        <span className="sm:hidden">1. Add the key to the app</span>
        <span className="max-sm:hidden">1. Scan this with the app</span>
      </Heading>
      <div className="max-sm:hidden">{qrCode}</div>
      <div className="mt-3 flex flex-wrap gap-2">
        <a href={app.uri} className={`${buttonClass()} sm:hidden`}>
          <Icon of={ExternalLink} className="size-5" />
          Open my authenticator
        </a>
        <Button variant="outline" onClick={() => void copy()}>
          <Icon of={Copy} className="size-5" />
          <span>{copied ? 'Copied' : 'Copy the key'}</span>
        </Button>
      </div>
      <p className="mt-3 text-sm text-neutral-700">
        Or type this key into it:
        <code className="mt-1 block font-mono text-base text-neutral-900 select-all">
          {app.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <details className="group mt-2 sm:hidden">
        <summary className="inline-flex min-h-tap items-center gap-2 rounded font-medium">
          <span>The app is on another phone</span>
          <Icon of={ChevronDown} className="size-5 text-neutral-600 group-open:rotate-180" />
        </summary>
        {qrCode}
      </details>
      <Heading className="mt-6 mb-3 font-semibold">2. Enter the six digits it shows</Heading>
    </>
  );
}
