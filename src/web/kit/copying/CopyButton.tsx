import { useEffect, useState } from 'react';
import { copyText } from './copyText.ts';

interface CopyButtonProps {
  label: string;
  /** Announced once the text is copied. */
  done: string;
  /** Computed when the button is pressed. */
  text: () => string;
  className?: string | undefined;
  /** Name for the keyboard shortcuts. */
  action?: 'copyLink';
}

/** How long the button shows the result. */
const resultMs = 2_500;

/** Copies a text to the clipboard. */
export const CopyButton = ({ label, done, text, className, action }: CopyButtonProps) => {
  const [result, setResult] = useState<string>();
  useEffect(() => {
    if (result === undefined) return undefined;
    const timer = setTimeout(() => setResult(undefined), resultMs);
    return () => clearTimeout(timer);
  }, [result]);
  return (
    <button
      type="button"
      className={className}
      data-action={action}
      onClick={async () => setResult(await copyText(text(), done))}
    >
      {result ?? label}
    </button>
  );
};
