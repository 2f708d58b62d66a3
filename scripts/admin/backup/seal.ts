import { readFile } from 'node:fs/promises';
import { StartProblem } from '../../../src/server/kernel/settings/startProblem.ts';

/** Encryption of a backup file: by a passphrase, or for an age recipient. */
export interface SealSettings {
  passphraseFile?: string | undefined;
  /** `age1…`; its identity is stored elsewhere. */
  recipient?: string | undefined;
  /** File with the recipient's identity, for restoring. */
  identityFile?: string | undefined;
}

type Bytes = ReadableStream<Uint8Array>;

export interface Seal {
  isSealed: boolean;
  close(plain: Bytes): Promise<Bytes>;
  /** Decrypts what this seal has encrypted in this process, even if the recipient's identity is stored elsewhere. */
  open(sealed: Bytes): Promise<Bytes>;
}

const unsealed: Seal = {
  isSealed: false,
  close: async (plain) => plain,
  open: async (plain) => plain,
};

/** The first line of a secret file. @throws StartProblem if there is none */
const secretIn = async (path: string, variable: string): Promise<string> => {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartProblem(
      `${variable}의 파일 ${path}을(를) 읽지 못했습니다 (${error.code}). 경로와 읽기 권한을 확인해 주세요.`,
    );
  });
  const [secret] = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
  if (!secret) throw new StartProblem(`${variable}의 파일 ${path}이(가) 비어 있습니다.`);
  return secret.trim();
};

/** Encryption of new backups. @throws StartProblem if a secret cannot be read */
export const sealOf = async ({ passphraseFile, recipient }: SealSettings): Promise<Seal> => {
  if (!passphraseFile && !recipient) return unsealed;
  const { Decrypter, Encrypter, generateHybridIdentity, generateX25519Identity, identityToRecipient } =
    await import('age-encryption');
  const encrypter = new Encrypter();
  const decrypter = new Decrypter();
  if (recipient) {
    encrypter.addRecipient(recipient);
    // an additional temporary key, known only to this process, allows verifying the written file
    const mine = await (recipient.startsWith('age1pq1')
      ? generateHybridIdentity()
      : generateX25519Identity());
    encrypter.addRecipient(await identityToRecipient(mine));
    decrypter.addIdentity(mine);
  } else {
    const passphrase = await secretIn(passphraseFile ?? '', 'BACKUP_PASSPHRASE_FILE');
    encrypter.setPassphrase(passphrase);
    decrypter.addPassphrase(passphrase);
  }
  return {
    isSealed: true,
    close: async (plain) => encrypter.encrypt(plain),
    open: async (sealed) => decrypter.decrypt(sealed),
  };
};

/**
 * Decryption of a given file.
 * @param isSealed whether it is encrypted
 * @throws StartProblem if the key is missing
 */
export const openerOf = async (isSealed: boolean, settings: SealSettings): Promise<Seal['open']> => {
  if (!isSealed) return unsealed.open;
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  if (settings.identityFile)
    decrypter.addIdentity(await secretIn(settings.identityFile, 'BACKUP_IDENTITY_FILE'));
  else if (settings.passphraseFile)
    decrypter.addPassphrase(await secretIn(settings.passphraseFile, 'BACKUP_PASSPHRASE_FILE'));
  else
    throw new StartProblem(
      '암호로 잠긴 백업입니다. 만들 때 쓴 암호 파일을 BACKUP_PASSPHRASE_FILE에, 또는 수신자의 비밀 키 파일을 BACKUP_IDENTITY_FILE에 지정해 주세요.',
    );
  return async (sealed) => {
    try {
      return await decrypter.decrypt(sealed);
    } catch (cause) {
      throw new StartProblem('백업 파일을 열지 못했습니다. 만들 때와 같은 암호나 키인지 확인해 주세요.', {
        cause,
      });
    }
  };
};
