import { join, resolve } from 'node:path';
import { z } from 'zod';

/** Where backups lie, and how their files are closed to others; read by the commands alone. */
export interface BackupSettings {
  /** Absolute. */
  folder: string;
  /** File with the passphrase of backups. */
  passphraseFile?: string | undefined;
  /** age's public key for which backups are encrypted. */
  recipient?: string | undefined;
  /** File with the private key to it: only where backups are restored. */
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
