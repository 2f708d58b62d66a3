import { useEffect, useState } from 'react';
import { announce } from '../announce/announce.tsx';

const failed = '복사하지 못했습니다. 주소창의 주소를 복사해 주세요.';

/** Copies a text to the clipboard and announces the result. @returns the announced sentence, to be shown */
export const copyText = async (text: string, done: string): Promise<string> => {
  let result = done;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // browsers allow the clipboard on secure addresses only, and may refuse it
    result = failed;
  }
  announce(result);
  return result;
};

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
