import { useEffect, useState } from 'react';
import { copyText } from './copyText.ts';

interface CopyButtonProps {
  label: string;
  /** What is said once it is copied. */
  done: string;
  /** Made when it is pressed. */
  text: () => string;
  className?: string | undefined;
}

/** So long the button says what it has done. */
const saidMs = 2_500;

/** Puts a text into the clipboard, to be passed on. */
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
