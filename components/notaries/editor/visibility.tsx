'use client';

import { Eye, EyeOff } from 'lucide';
import Link from 'next/link';
import { classNames } from '@/components/ui/class-names';
import { Notice } from '@/components/ui/feedback/notice';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { Card } from '@/components/ui/layout/card';
import { textLinkAloneClass, textLinkClass } from '@/components/ui/layout/text-link';
import { TOGGLE_NOTARY_FAILURE, useToggleNotary } from '@/lib/client/notaries/own-notary';
import { messageFor } from '@/lib/client/platform/messages';
import type { OwnNotary } from '@/lib/contract/notaries/own-notary';
import { COPY } from '@/lib/contract/platform/copy';
import { notaryPath } from '../addresses';
import { cityLabel } from '../wording';
import { missingLinks, type NotaryPage, refusedLinks } from './notary-parts';

interface VisibilityProps {
  own: OwnNotary;
  onGo: (page: NotaryPage) => void;
}

export function Visibility({ own, onGo }: VisibilityProps) {
  const toggle = useToggleNotary();
  const { is_public, listed } = own;
  const refused = refusedLinks(toggle.error, own);
  const missing = missingLinks(own);
  const turn = () =>
    toggle.mutate(!is_public, {
      onSuccess: () => showToast('success', COPY.lawyerProfile.success),
      onError: (error) => showToast('error', messageFor(TOGGLE_NOTARY_FAILURE, error)),
    });
  return (
    <Card className="grid gap-4">
      <div>
        <h2 className="text-xl">Visibility</h2>
        <p className="mt-1.5 max-w-text" role="status">
          <span className="font-semibold">{headline(own)}</span> {consequence(own)}
        </p>
      </div>
      {refused.length > 0 && (
        <Notice tone="bad" title="Clients can’t find you yet. Still to do:">
          <Links
            links={refused}
            onGo={onGo}
            className="text-red-800! decoration-red-300! hover:decoration-red-800!"
          />
        </Notice>
      )}
      {/* The same parts once. */}
      {missing.length > 0 && refused.length === 0 && (
        <div>
          <p className="font-semibold">Still missing</p>
          <Links links={missing} onGo={onGo} />
        </div>
      )}
      {listed && (
        <p>
          <Link href={notaryPath(own._id)} prefetch={false} className={textLinkClass}>
            Open your public page
          </Link>
        </p>
      )}
      <Button
        variant={is_public ? 'outline' : 'primary'}
        className="justify-self-start"
        pending={toggle.isPending}
        pendingLabel={is_public ? 'Hiding' : 'Showing'}
        onClick={turn}
      >
        {!toggle.isPending && <Icon of={is_public ? EyeOff : Eye} className="size-5" />}
        <span>{is_public ? 'Hide my notarial services' : 'Show my notarial services'}</span>
      </Button>
    </Card>
  );
}

function headline({ listed, is_public, approved }: OwnNotary): string {
  if (listed && approved) return `Clients find you in ${cityLabel(approved.city)}.`;
  return is_public ? 'Clients can’t find you.' : 'Hidden.';
}

function consequence({ listed, is_public, missing }: OwnNotary): string {
  if (listed)
    return 'They see your office, its hours and your fees, and can request an appointment.';
  const settled = missing.length === 0;
  if (is_public)
    return settled
      ? 'They will once your account is open to clients again.'
      : 'They will once everything below is done.';
  return !settled
    ? 'Clients can’t find you. You can show your services once everything below is done.'
    : 'Your profile is complete, but clients can’t find you because it is hidden.';
}

interface LinksProps {
  links: ReturnType<typeof missingLinks>;
  onGo: VisibilityProps['onGo'];
  className?: string;
}

function Links({ links, onGo, className }: LinksProps) {
  const look = classNames(textLinkAloneClass, 'text-left', className);
  return (
    <ul>
      {links.map(({ part, label, place }) => (
        <li key={part}>
          {'page' in place ? (
            <button type="button" className={look} onClick={() => onGo(place.page)}>
              {label}
            </button>
          ) : (
            <Link href={place.href} prefetch={false} className={look}>
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
