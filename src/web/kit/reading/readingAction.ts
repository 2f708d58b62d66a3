export type ReadingAction = 'next' | 'previous' | 'open' | 'list' | 'memo' | 'read' | 'help';

/** By the place of the key: whoever writes Hangul types no letters. */
const keys: Readonly<Record<string, ReadingAction>> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyO: 'open',
  KeyU: 'list',
  KeyM: 'memo',
  KeyR: 'read',
};

export interface PressedKey {
  code: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  /** Something has made use of it already. */
  defaultPrevented: boolean;
}

/** What a key asks for while one reads; nothing together with others, or where keys are letters. */
export const readingAction = (pressed: PressedKey, isTyping: boolean): ReadingAction | undefined => {
  const { altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = pressed;
  if (isTyping || defaultPrevented || altKey || ctrlKey || metaKey) return undefined;
  if (shiftKey) return pressed.code === 'Slash' ? 'help' : undefined;
  return keys[pressed.code];
};
