import { join, resolve } from 'node:path';
import { z } from 'zod';

/** Folder and encryption of the backups; read by the commands only. */
export interface BackupSettings {
  /** Absolute path. */
  folder: string;
  /** File with the passphrase of the backups. */
  passphraseFile?: string | undefined;
  /** Public age key with which the backups are encrypted. */
  recipient?: string | undefined;
  /** File with the matching private key: needed only where backups are restored. */
  identityFile?: string | undefined;
}

/** A part of the environment variables of environment.ts. */
export const backupVariables = {
  BACKUP_DIR: z.string().optional(),
  BACKUP_PASSPHRASE_FILE: z.string().optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z0-9]{50,}$/, 'age의 공개 키(age1…)여야 합니다.')
    .optional(),
  BACKUP_IDENTITY_FILE: z.string().optional(),
};

const read = z.object({ ...backupVariables, DATA_DIR: z.string() });

export const backupSettings = (value: z.infer<typeof read>): BackupSettings => ({
  folder: resolve(value.BACKUP_DIR ?? join(value.DATA_DIR, 'backups')),
  passphraseFile: value.BACKUP_PASSPHRASE_FILE,
  recipient: value.BACKUP_RECIPIENT,
  identityFile: value.BACKUP_IDENTITY_FILE,
});
