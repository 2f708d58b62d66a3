import { type AnchorHTMLAttributes, type MouseEvent, useContext } from 'react';
import { UNSAFE_NavigationContext } from 'react-router-dom';

interface RowLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An absolute path within the product. */
  to: string;
  /** Stored in the history entry. */
  state?: unknown;
  /** Replaces following the link on a plain press; a press that opens another window still does. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** False for a press that opens another window or downloads: the browser handles those. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/**
 * A link in a row of a long list. The router's own links subscribe to the location, so hundreds of them would rerender
 * with every changed condition; this one only knows its target.
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
