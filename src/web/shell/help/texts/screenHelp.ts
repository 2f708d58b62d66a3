import type { ShortcutId } from '#web/kit/shortcuts/registry.ts';

/** Help for a screen. Names of buttons and fields stand in ‘ ’, exactly as the screen shows them. */
export interface ScreenHelp {
  purpose: string;
  /** The three things that one does there most. */
  tasks: readonly [string, string, string];
  keys?: readonly ShortcutId[];
}

/** By the screen's path (`screens.ts`, or its menu's address), or the pattern of its detail or registration. */
export type ScreenHelps = Readonly<Record<string, ScreenHelp>>;
