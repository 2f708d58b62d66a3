import { type AnchorHTMLAttributes, type MouseEvent, useContext } from 'react';
import { UNSAFE_NavigationContext } from 'react-router-dom';

interface RowLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A whole address of the product, from its first slash. */
  to: string;
  /** Kept with the entry of the history. */
  state?: unknown;
  /** What a plain press does in place of following the link; another window is the browser's all the same. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** A press that means another window or a download is the browser's. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/**
 * A link in a row of a long list. The router's own links listen to the address, and hundreds of them would be drawn anew
 * with every condition that is set; this one only knows where it leads.
 */
export const RowLink = ({ to, state, onOpen, onClick, children, ...rest }: RowLinkProps) => {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        if (onOpen) onOpen(event);
        else navigator.push(to, state);
      }}
    >
      {children}
    </a>
  );
};
