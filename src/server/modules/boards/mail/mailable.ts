import type { Caller } from '#server/kernel/access/caller.ts';
import type { Target } from '#server/modules/platform/index.ts';

/** A user or a group: a group is expanded to its members when the mail is sent. */
export interface Addressee {
  userId?: string | null | undefined;
  groupId?: number | null | undefined;
}

/**
 * A file of the record. It is not attached: the mail names it and links to the page where authorised readers can
 * download it.
 */
export interface MailedFile {
  name: string;
  bytes: number | null;
  /** Path within the product, starting with `/`. */
  link: string;
}

/**
 * A record as a mail. Nothing in it depends on the recipient: users who may not open the target do not get it at all.
 * For content behind an address check `html` should say so instead: mail leaves the internal network.
 */
export interface Mailable {
  /** Plain text, one line. The sending adds the mark of urgency. */
  subject: string;
  /** Title of the record for the sender. Absent: the subject. */
  title?: string;
  /** Name of the board, or the kind of record in the reader's terms. */
  place: string;
  isUrgent: boolean;
  /** Lines above the content, such as author and time. */
  facts: readonly { label: string; value: string }[];
  /**
   * The content as stored, sanitised: used unchanged, except that the product's host is added to addresses that start
   * with `/`.
   */
  html: string;
  /** The content without markup. Absent: derived from `html`. */
  text?: string;
  /** Path of the record within the product, starting with `/`. */
  link: string;
  files: readonly MailedFile[];
  /** The record as a paper, from which files can be attached. */
  paper?: (organisation: string) => object;
  /** Recipients of the record itself. Empty: the sender must name some. */
  recipients: readonly Addressee[];
  /**
   * Several users may send the record to their own recipients: the mails of one are not shown to the others, and do not
   * prevent theirs.
   */
  isPassedOn?: true;
  /** The author, who is not a recipient of their own record unless named explicitly. */
  authorId: string | null;
  /** The record that a recipient must be able to open, and the menu with the required right. */
  target: Target;
  menuUrl: string;
}

/**
 * A kind of record that can be mailed (`boardKnd`). It reads the record, checks whether this caller may mail it –
 * author or administrator, with the right to write in the record's menu – and returns the content of the mail.
 * @throws Failure 404 if the record does not exist for the caller, 403 if they may not mail it
 */
export type LoadMailable = (asked: { caller: Caller; id: number }) => Promise<Mailable>;
