import { readFile } from 'node:fs/promises';
import { StartProblem } from '#server/kernel/startProblem.ts';

/** How the file of a backup is closed to others: by a passphrase, or for who has the identity of a recipient (age). */
export interface SealSettings {
  passphraseFile?: string | undefined;
  /** `age1…`, whose identity lies elsewhere. */
  recipient?: string | undefined;
  /** File with the identity of the recipient: to restore. */
  identityFile?: string | undefined;
}

type Bytes = ReadableStream<Uint8Array>;

export interface Seal {
  isSealed: boolean;
  close(plain: Bytes): Promise<Bytes>;
  /** Opens what this seal has closed, in this process: also where the identity of the recipient lies elsewhere. */
  open(sealed: Bytes): Promise<Bytes>;
}

const unsealed: Seal = {
  isSealed: false,
  close: async (plain) => plain,
  open: async (plain) => plain,
};

/** The first line of a file that holds a secret. @throws StartProblem where there is none */
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

/** How new backups are closed. @throws StartProblem where a secret cannot be read */
export const sealOf = async ({ passphraseFile, recipient }: SealSettings): Promise<Seal> => {
  if (!passphraseFile && !recipient) return unsealed;
  const { Decrypter, Encrypter, generateHybridIdentity, generateX25519Identity, identityToRecipient } =
    await import('age-encryption');
  const encrypter = new Encrypter();
  const decrypter = new Decrypter();
  if (recipient) {
    encrypter.addRecipient(recipient);
    // a second key, which is forgotten with this process: what was written can be read back to see that it is whole
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
 * How a given file is opened.
 * @param isSealed whether it is closed at all
 * @throws StartProblem where the key is not given
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
