import { Smartphone } from 'lucide';
import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { declineInstall, install, installWay, onInstallWay } from '@/lib/client/platform/install';

/** Offers to install the app on this device after a booking, until it is installed or dismissed. */
export function InstallCard() {
  const way = useSyncExternalStore(onInstallWay, installWay, () => null);
  if (!way) return null;
  return (
    <section aria-labelledby="install" className="mt-7 flex gap-3 rounded border bg-white p-4">
      <Icon of={Smartphone} className="mt-0.5 size-5 shrink-0 text-teal-800" />
      <div className="min-w-0">
        <h2 id="install" className="text-lg">
          Open your meetings with one press
        </h2>
        <p className="mt-1 max-w-text text-neutral-700">
          {way === 'share'
            ? 'Press Share, then Add to Home Screen. Your next meetings are shown there without a signal too.'
            : 'Install Sangguni on this device. Your next meetings are shown there without a signal too.'}
        </p>
        <p className="mt-3 flex flex-wrap gap-2">
          {way === 'prompt' && (
            <Button variant="outline" onClick={() => void install()}>
              Install
            </Button>
          )}
          <Button variant="quiet" onClick={declineInstall}>
            Not now
          </Button>
        </p>
      </div>
    </section>
  );
}
