import type { Caller } from '#server/kernel/access/caller.ts';
import type { Target } from '#server/modules/platform/index.ts';

/** A person or a group: a group is expanded to its members when the mail is sent. */
export interface Addressee {
  userId?: string | null | undefined;
  groupId?: number | null | undefined;
}

/**
 * A file of the record. It is not attached: the mail names it and links to the page where authorised readers get it.
 */
export interface MailedFile {
  name: string;
  bytes: number | null;
  /** Address within the product, beginning with `/`. */
  link: string;
}

/**
 * A record as a mail. Nothing in it depends on who receives it: whoever may not open the target is not sent it at all.
 * What stands behind an address check should say so in `html` instead of its content: mail leaves the house.
 */
export interface Mailable {
  /** Plain text, one line. The mark of urgency is set by the sending. */
  subject: string;
  /** What the sender knows the record by. Absent: its subject. */
  title?: string;
  /** What kind of record it is, as a reader calls it: the name of its board. */
  place: string;
  isUrgent: boolean;
  /** Lines above the content, such as who wrote it and when. */
  facts: readonly { label: string; value: string }[];
  /**
   * The content, sanitised as it is stored: it is put into the mail unchanged, except that addresses beginning with `/`
   * get the product's own before them.
   */
  html: string;
  /** The content without markup. Absent: made of `html`. */
  text?: string;
  /** Address of the record within the product, beginning with `/`. */
  link: string;
  files: readonly MailedFile[];
  /** Recipients of the record itself. Empty: the sender must name some. */
  recipients: readonly Addressee[];
  /**
   * Many pass it on, each to people of their own: what one has sent is neither told to the others nor kept from being sent
   * by them.
   */
  isPassedOn?: true;
  /** Who wrote it: no recipient of their own record, unless they name themselves. */
  authorId: string | null;
  /** The record that a reader must be able to open, and the menu whose right opens it. */
  target: Target;
  menuUrl: string;
}

/**
 * A kind of record that can be mailed (`boardKnd`). It reads the record, checks whether this caller may mail it – author
 * or administrator, with the right to write of the record's menu – and tells what the mail says.
 * @throws Failure 404 when there is no such record for the caller, 403 when they may not mail it
 */
export type LoadMailable = (asked: { caller: Caller; id: number }) => Promise<Mailable>;
