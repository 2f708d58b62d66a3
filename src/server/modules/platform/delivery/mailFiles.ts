/** A file that is attached to a mail. */
export interface MailFile {
  filename: string;
  content: Buffer;
  contentType: string;
}

/** What the files of a mail are made from when it leaves: they would weigh more than all mails together. */
export interface MailedPaper {
  /** Kinds of files that the sender chose. */
  kinds: readonly string[];
  /** The document, as the kind of record makes files of it. */
  document: object;
}

/** Makes the files of a record. */
export type MakeMailFiles = (paper: MailedPaper) => Promise<readonly MailFile[]>;

const makers = new Map<string, MakeMailFiles>();

/** Registers what makes the files of a kind of record. */
export const registerMailFiles = (boardKnd: string, make: MakeMailFiles): void =>
  void makers.set(boardKnd, make);

/** The files of a mail, made once for all its recipients; undefined if it has none. */
export const filesOfMail = (
  boardKnd: string,
  paper: MailedPaper | null,
): (() => Promise<readonly MailFile[]>) | undefined => {
  const make = makers.get(boardKnd);
  if (!make || !paper) return undefined;
  let made: ReturnType<MakeMailFiles> | undefined;
  return () => {
    made ??= make(paper);
    return made;
  };
};
