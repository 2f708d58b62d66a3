/** Boards and product pages, mail of their posts, reports. */

export { MailButton } from './parts/mail/MailButton.tsx';
export { MailDialog } from './parts/mail/MailDialog.tsx';
export { MailLog } from './parts/mail/MailLog.tsx';
export { newSendKey } from './parts/mail/mailCalls.ts';
export { type Neighbour, PostNeighbours } from './parts/neighbours/PostNeighbours.tsx';
