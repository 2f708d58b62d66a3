/** The user to whom a secret gives access. */
export interface SecretHolder {
  userId: string;
  /** An account of the demonstration, whose password is public. */
  isDemo: boolean;
}

/**
 * A kind of secret in messages, such as a one-time link. Its text is never stored: the message holds a placeholder, and
 * the secret is made when the message leaves the server.
 */
export interface SecretKind {
  /** Korean name for the log. */
  label: string;
  /** Stands for the secret in the stored text. */
  placeholder: string;
  /**
   * A secret for the key: the former one as long as it is valid, else a new one. Undefined if the key has expired, has
   * been used or was replaced.
   */
  issue(key: string, former: string | undefined): Promise<string | undefined>;
  /** A new secret for the key, which replaces every other one of its holder. Undefined as for `issue`. */
  replace(key: string): Promise<string | undefined>;
  /** Null for a person without an account, and for a key that is gone. */
  holder(key: string): Promise<SecretHolder | null>;
}

/** The secret of a message: its kind, and the key under which its module keeps it. */
export interface Secret {
  scrtKnd: string | null;
  scrtKey: string | null;
}

interface SecretText extends Secret {
  msgId: number;
  cn: string;
}

const kinds = new Map<string, SecretKind>();

export const registerSecretKind = (name: 'link' | 'code', kind: SecretKind): void =>
  void kinds.set(name, kind);

/** @throws Error for a kind that no module has registered */
export const secretKindOf = (name: string): SecretKind => {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`No module makes secrets of the kind '${name}'.`);
  return kind;
};

/**
 * Secrets of messages that this process is trying to send, by message: a further try sends the same one, since the
 * first may have arrived without an answer. Another process makes a new one.
 */
const issued = new Map<number, string>();

/** The text to send, with its secret; undefined if the secret is no longer valid. */
export const textToSend = async ({
  msgId,
  cn,
  scrtKnd,
  scrtKey,
}: SecretText): Promise<string | undefined> => {
  if (scrtKnd === null || scrtKey === null) return cn;
  const kind = secretKindOf(scrtKnd);
  const secret = await kind.issue(scrtKey, issued.get(msgId));
  if (secret === undefined) {
    issued.delete(msgId);
    return undefined;
  }
  issued.set(msgId, secret);
  return cn.replace(kind.placeholder, () => secret);
};

/** A secret of a message that was given to an account of the demonstration: its text is shown with the same one. */
export const rememberSecret = (msgId: number, secret: string): void => void issued.set(msgId, secret);

/** The message needs no further try by this process. */
export const forgetSecret = (msgId: number): void => void issued.delete(msgId);
