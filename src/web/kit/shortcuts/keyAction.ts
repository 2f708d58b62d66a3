import { type Destination, destinations, type Shortcut, type ShortcutId, shortcuts } from './registry.ts';

export interface PressedKey {
  code: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  /** The key is held down. */
  repeat: boolean;
  /** Another handler has already used the event. */
  defaultPrevented: boolean;
}

interface Circumstances {
  /** Keys are text, make a choice, or belong to a layer above the screen. */
  isTyping: boolean;
  /** A dialog or drawer is open. */
  isCovered: boolean;
  /** Single-letter shortcuts are enabled. */
  isOn: boolean;
  /** G was pressed just before. */
  isGoing: boolean;
}

export type KeyAction =
  | { kind: 'shortcut'; id: ShortcutId }
  | { kind: 'destination'; destination: Destination }
  /** A key after G without a destination. */
  | { kind: 'nowhere' };

const fits = (shortcut: Shortcut, { code, ctrlKey, metaKey, shiftKey, repeat }: PressedKey): boolean =>
  shortcut.code === code &&
  (shortcut.shift ?? false) === shiftKey &&
  (shortcut.control ?? false) === (ctrlKey || metaKey) &&
  (!repeat || shortcut.repeats === true);

/** The action of a key; undefined if it is no shortcut. */
export const keyActionOf = (
  pressed: PressedKey,
  { isTyping, isCovered, isOn, isGoing }: Circumstances,
): KeyAction | undefined => {
  if (pressed.altKey || pressed.defaultPrevented || isCovered) return undefined;
  const found = shortcuts.find((shortcut) => fits(shortcut, pressed));
  if (found?.control) return { kind: 'shortcut', id: found.id };
  if (isTyping || !isOn || pressed.ctrlKey || pressed.metaKey) return undefined;
  if (isGoing && !pressed.shiftKey) {
    const destination = destinations.find(({ code }) => code === pressed.code);
    if (destination) return pressed.repeat ? undefined : { kind: 'destination', destination };
    // a second G starts the sequence again
    if (found?.id !== 'goTo' && pressed.code.startsWith('Key')) return { kind: 'nowhere' };
  }
  return found && { kind: 'shortcut', id: found.id };
};
