interface Administrator {
  readonly email: string;
  readonly secondFactor: boolean;
}

export type AdministratorChange = 'grant' | 'revoke' | 'reset';

/** A part of an installation that was tried; `saw` is the finding, or why it does not work, without secrets. */
interface CheckedPart {
  readonly part: string;
  readonly works: boolean;
  readonly saw: string;
}

export interface KeyState {
  readonly id: string;
  readonly use: 'encrypts' | 'decrypts' | 'missing';
  readonly values: Readonly<Record<string, number>>;
  readonly total: number;
  /** Epoch ms until which links in mails that it signed are in use; null for the current signing key. */
  readonly linksUntil: number | null;
  readonly recoveryCodes: number;
}

export interface KeyPosition {
  readonly table: string;
  readonly column: string;
  readonly after: readonly string[] | null;
}

interface Reencrypted {
  readonly changed: number;
  readonly failed: number;
  readonly next: KeyPosition | null;
}

interface Backup {
  readonly folder: string;
  readonly manifest: {
    readonly made_at: string;
    readonly database: { readonly size: number; readonly rows: Readonly<Record<string, number>> };
    readonly files: {
      readonly count: number;
      readonly bytes: number;
      readonly deleted: number;
      readonly missing: number;
    };
  };
}

interface BackedUp extends Backup {
  readonly fresh: number;
  readonly pruned: number;
}

interface Moved {
  readonly copied: number;
  readonly there: number;
  readonly removed: number;
  readonly failed: number;
}

/** The `commands` of lib/server/boot.ts for an operator's commands. `now` is epoch ms. */
export interface OperatorCommands {
  administrators(): Promise<Administrator[]>;
  changeAdministrator(change: AdministratorChange, email: string, now: number): Promise<boolean>;
  checkSettings(now: number): Promise<readonly CheckedPart[]>;
  keyStates(): Promise<readonly KeyState[]>;
  reencrypt(from: KeyPosition | null): Promise<Reencrypted>;
  backUp(folder: string, keep: number | undefined, now: number): Promise<BackedUp>;
  restore(folder: string, now: number): Promise<Backup>;
  checkBackup(folder: string): Promise<Backup>;
  verify(
    now: number,
  ): Promise<{ readonly problems: readonly string[]; readonly notes: readonly string[] }>;
  backlog(now: number): Promise<readonly string[]>;
  heldSince(): Promise<Date | null>;
  release(): Promise<void>;
  hold(now: number): Promise<unknown>;
  moveStoredFiles(
    to: 's3' | 'disk',
    how: { remove: boolean; failed: (key: string, error: Error) => void },
  ): Promise<Moved>;
}
