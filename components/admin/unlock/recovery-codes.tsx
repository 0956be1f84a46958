'use client';

import { useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { Checkbox } from '@/components/ui/forms/checkbox';

interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

/** The recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const [saved, setSaved] = useState(false);
  return (
    <>
      <h1 className="text-3xl">Save your recovery codes</h1>
      <p className="mt-2 text-neutral-700">
        If you lose the app, each of these opens the administration once. Print them or keep them in
        a password manager. We will not show them again.
      </p>
      <ol className="mt-6 grid gap-x-6 gap-y-2 rounded border bg-white p-5 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <Notice className="mt-5" title="Without app and codes">
        Whoever runs the server can reset your second factor with the command{' '}
        <code className="font-mono">npm run admin -- reset</code>.
      </Notice>
      <div className="mt-5 grid gap-5">
        <Checkbox
          label="I have saved these codes"
          checked={saved}
          onChange={({ target }) => setSaved(target.checked)}
        />
        <Button wide disabled={!saved} onClick={onSaved}>
          Go on to the administration
        </Button>
      </div>
    </>
  );
}
