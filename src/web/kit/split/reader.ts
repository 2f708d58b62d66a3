import type { RefObject } from 'react';

/** What everything is given that shows a record beside its list. */
export interface ReaderProps {
  /** Undefined: none is open. */
  openId: number | undefined;
  /** What is said while none is open. */
  hint: string;
  heading: RefObject<HTMLHeadingElement | null>;
  onOpen: (id: number) => void;
  onClose: () => void;
  /** State of the address at which the record has the page for itself. */
  state: unknown;
}
