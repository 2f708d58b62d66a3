import { useEffect, useState } from 'react';
import { copyText } from './copyText.ts';

interface CopyButtonProps {
  label: string;
  /** Announced once the text is copied. */
  done: string;
  /** Computed when the button is pressed. */
  text: () => string;
  className?: string | undefined;
}

/** How long the button shows the result. */
const saidMs = 2_500;

/** Copies a text to the clipboard. */
export const CopyButton = ({ label, done, text, className }: CopyButtonProps) => {
  const [said, say] = useState<string>();
  useEffect(() => {
    if (said === undefined) return undefined;
    const timer = setTimeout(() => say(undefined), saidMs);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <button type="button" className={className} onClick={async () => say(await copyText(text(), done))}>
      {said ?? label}
    </button>
  );
};
