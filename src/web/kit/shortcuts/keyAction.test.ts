import { describe, expect, it } from 'vitest';
import { type KeyAction, keyActionOf } from './keyAction.ts';
import { destinations, shortcuts } from './registry.ts';

const key = (code: string, more: object = {}) => ({
  code,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  defaultPrevented: false,
  ...more,
});

const usual = { isTyping: false, isCovered: false, isOn: true, isGoing: false };

const idOf = (asked: KeyAction | undefined) => (asked?.kind === 'shortcut' ? asked.id : asked?.kind);
const ask = (code: string, more: object = {}, circumstances: Partial<typeof usual> = {}) =>
  keyActionOf(key(code, more), { ...usual, ...circumstances });

describe('a key', () => {
  it.each([
    ['KeyJ', 'next'],
    ['KeyK', 'previous'],
    ['KeyO', 'open'],
    ['KeyU', 'list'],
    ['KeyM', 'memo'],
    ['KeyS', 'star'],
    ['KeyR', 'read'],
    ['KeyB', 'tray'],
    ['KeyE', 'export'],
    ['Slash', 'search'],
    ['KeyG', 'goTo'],
    ['KeyZ', undefined],
    ['Enter', undefined],
    ['ArrowDown', undefined],
  ])('%s asks for %s', (code, id) => expect(idOf(ask(code))).toBe(id));

  it('with Shift is a question mark where it is a slash alone', () =>
    expect(idOf(ask('Slash', { shiftKey: true }))).toBe('help'));

  it('means something else with others, or when something has made use of it', () => {
    for (const name of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'defaultPrevented'])
      expect(ask('KeyJ', { [name]: true })).toBeUndefined();
  });

  it('is a letter where one types, over a dialog, and when switched off', () => {
    for (const name of ['isTyping', 'isCovered']) expect(ask('KeyJ', {}, { [name]: true })).toBeUndefined();
    for (const { code, shift, control, id } of shortcuts)
      expect(idOf(ask(code, { shiftKey: shift ?? false, ctrlKey: control ?? false }, { isOn: false }))).toBe(
        control && id,
      );
  });

  it('of the palette counts in a field too, with Ctrl or ⌘, but not over a dialog', () => {
    const typing = { isTyping: true, isOn: false };
    expect(idOf(ask('KeyK', { ctrlKey: true }, typing))).toBe('palette');
    expect(idOf(ask('KeyK', { metaKey: true }, typing))).toBe('palette');
    expect(ask('KeyK', { ctrlKey: true }, { isCovered: true })).toBeUndefined();
    expect(ask('KeyK', { ctrlKey: true, shiftKey: true })).toBeUndefined();
  });

  it('that is held goes on reading, and does nothing else twice', () => {
    const held = { repeat: true };
    const ids = shortcuts
      .filter(({ control }) => !control)
      .flatMap(({ code, shift }) => idOf(ask(code, { ...held, shiftKey: shift ?? false })) ?? []);
    expect(ids).toEqual(['next', 'previous']);
  });
});

describe('a letter after G', () => {
  const going = { isGoing: true };

  it('names a destination, also where it is a shortcut alone', () => {
    for (const destination of destinations)
      expect(ask(destination.code, {}, going)).toEqual({ kind: 'destination', destination });
  });

  it('that names none leads nowhere; G begins anew, and ? still helps', () => {
    expect(idOf(ask('KeyZ', {}, going))).toBe('nowhere');
    expect(idOf(ask('KeyJ', {}, going))).toBe('nowhere');
    expect(idOf(ask('KeyG', {}, going))).toBe('goTo');
    expect(idOf(ask('Slash', { shiftKey: true }, going))).toBe('help');
  });
});

describe('the registry', () => {
  it('has each key once, each under what it shows', () => {
    const presses = shortcuts.map(({ code, shift, control }) => [code, shift, control].join());
    expect(new Set(presses).size).toBe(shortcuts.length);
    expect(new Set(shortcuts.map(({ id }) => id)).size).toBe(shortcuts.length);
    expect(new Set(destinations.map(({ code }) => code)).size).toBe(destinations.length);
    for (const { code, key: shown } of [...destinations, ...shortcuts])
      if (code.startsWith('Key')) expect(code).toBe(`Key${shown.at(-1)}`);
  });
});
