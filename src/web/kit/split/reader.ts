import type { RefObject } from 'react';

/** Props of every component that shows a record beside its list. */
export interface ReaderProps {
  /** Undefined if none is open. */
  openId: number | undefined;
  /** Text shown while none is open. */
  hint: string;
  heading: RefObject<HTMLHeadingElement | null>;
  onOpen: (id: number) => void;
  onClose: () => void;
  /** Navigation state for the record's own page. */
  state: unknown;
}
