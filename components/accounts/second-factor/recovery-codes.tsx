'use client';
import { Copy, Download } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { useCopy } from '@/components/ui/hooks/use-copy';
import { Icon } from '@/components/ui/icons/icon';

interface RecoveryCodesProps {
  codes: readonly string[];
  button: string;
  onSaved: () => void;
}

/** Recovery codes, shown only once: to copy, download or write down. */
export function RecoveryCodes({ codes, button, onSaved }: RecoveryCodesProps) {
  const [saved, setSaved] = useState(false);
  const text = codes.join('\n');
  const { copied, copy } = useCopy(text);
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Sangguni recovery codes\n\n${text}\n`)}`;
  return (
    <div className="mt-5 grid gap-5">
      <ol className="grid gap-y-2 rounded border bg-white p-4 font-mono text-sm sm:p-5 sm:text-base">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="small" onClick={() => void copy()}>
          <Icon of={Copy} className="size-5" />
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <a
          href={file}
          download="sangguni-recovery-codes.txt"
          className={buttonClass({ variant: 'outline', size: 'small' })}
        >
          <Icon of={Download} className="size-5" />
          Download
        </a>
      </div>
      <Checkbox
        label="I have saved these codes"
        checked={saved}
        onChange={({ target }) => setSaved(target.checked)}
      />
      <Button wide disabled={!saved} onClick={onSaved}>
        {button}
      </Button>
    </div>
  );
}
