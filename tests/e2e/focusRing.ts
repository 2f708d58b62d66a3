import type { Page } from 'playwright';

/**
 * In the page: focuses the elements and says of which one no outline or shadow appears, of at least 2 px and with a
 * contrast of 3 : 1 to what is behind it: on itself, on a frame around it, on its pseudo-elements, or on what follows
 * a hidden input. An element like one that was focused before on this page (same classes, in the same place) is left
 * out. Charts draw their own.
 * @param current look at the focused element alone, as it is
 */
const withoutRingNow = (current: boolean): string[] => {
  type Colour = [red: number, green: number, blue: number, alpha: number];
  const colourOf = (text: string): Colour => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
    const scale = text.startsWith('color(') ? 255 : 1;
    return [red * scale, green * scale, blue * scale, alpha];
  };
  const luminance = (colour: Colour): number => {
    const [red = 0, green = 0, blue = 0] = colour.map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: Colour, other: Colour): number => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const groundOf = (element: Element | null): Colour => {
    if (!element) return [255, 255, 255, 1];
    const colour = colourOf(getComputedStyle(element).backgroundColor);
    return colour[3] > 0.9 ? colour : groundOf(element.parentElement);
  };

  const parts = ['', '::before', '::after'] as const;
  const ringsOf = (element: Element): string[] =>
    parts.flatMap((part) => {
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') return [];
      const offset = Number.parseFloat(style.outlineOffset);
      const rings = [];
      const isSeen = (colour: string, ground: Element | null) =>
        colourOf(colour)[3] > 0.9 && contrast(colourOf(colour), groundOf(ground)) >= 3;
      if (
        style.outlineStyle !== 'none' &&
        Number.parseFloat(style.outlineWidth) >= 2 &&
        isSeen(style.outlineColor, offset < 0 ? element : element.parentElement)
      )
        rings.push(`${part} outline ${style.outlineColor}`);
      const shadow = style.boxShadow;
      const isWide = (shadow.match(/-?[\d.]+px/g) ?? []).some((length) => Number.parseFloat(length) >= 2);
      if (
        shadow !== 'none' &&
        isWide &&
        isSeen(shadow.slice(0, shadow.indexOf(')') + 1), element.parentElement)
      )
        rings.push(`${part} shadow ${shadow}`);
      return rings;
    });
  const around = (element: Element): Element[] => {
    const frames: Element[] = [element];
    for (let up = element.parentElement; up && frames.length < 6 && up.id !== 'main'; up = up.parentElement)
      frames.push(up);
    return [
      ...frames,
      ...[element.nextElementSibling, element.firstElementChild].flatMap((one) => one ?? []),
    ];
  };
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}[${element.getAttribute('role') ?? ''}]`;
  const placeOf = (element: Element): string =>
    around(element).slice(0, 5).map(nameOf).join(' < ') + (element.getAttribute('type') ?? '');
  const described = (element: Element): string =>
    `${nameOf(element)} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;

  const focused = document.activeElement;
  if (current)
    return focused && focused.matches(':focus-visible') && ringsOf(focused).length > 0
      ? []
      : [described(focused ?? document.body)];

  const here = window as unknown as { ringsSeen?: Set<string> };
  here.ringsSeen ??= new Set();
  const seen = here.ringsSeen;
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const missing: string[] = [];
  const all = scope.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex]',
  );
  for (const element of all) {
    if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('.highcharts-container'))
      continue;
    const place = placeOf(element);
    if (seen.has(place) || !element.checkVisibility({ visibilityProperty: true })) continue;
    seen.add(place);
    (document.activeElement as HTMLElement | null)?.blur();
    const frames = around(element);
    const before = new Set(frames.flatMap((frame, index) => ringsOf(frame).map((ring) => `${index}${ring}`)));
    element.focus();
    if (document.activeElement !== element) continue;
    const after = frames.flatMap((frame, index) => ringsOf(frame).map((ring) => `${index}${ring}`));
    if (!after.some((ring) => !before.has(ring))) missing.push(described(element));
  }
  return missing;
};

/** What arrow keys move through, and the key to the next one. */
const roving = [
  ['[role=tablist] [role=tab][tabindex="0"]', 'ArrowRight'],
  ['[role=toolbar] [tabindex="0"]', 'ArrowRight'],
  ['[role=tree] [role=treeitem][tabindex="0"]', 'ArrowDown'],
] as const;

/** The part of the roving groups and menus that arrow keys reach, and that shows no ring there. */
const withoutRingByArrows = async (page: Page): Promise<string[]> => {
  const missing: string[] = [];
  for (const [selector, key] of roving)
    for (const group of await page.locator(selector).filter({ visible: true }).all()) {
      await group.focus();
      const started = await group.elementHandle();
      await page.keyboard.press(key);
      // a tree moves the focus a little later, which must not happen in the middle of what follows
      await page.waitForFunction((one) => document.activeElement !== one, started);
      missing.push(...(await focusWithoutRing(page)));
    }
  return missing;
};

/**
 * The elements of the screen that show no ring when a key reaches them: every tab stop of a kind not yet looked at on
 * this page, and the next one in groups that arrow keys move through.
 */
export const withoutRing = async (page: Page): Promise<string[]> => {
  // from the first key on the browser shows where the focus is
  await page.keyboard.press('Tab');
  const stops = await page.evaluate(withoutRingNow, false);
  return [...stops, ...(await withoutRingByArrows(page))];
};

/** The focused element, if it shows no ring. */
export const focusWithoutRing = (page: Page): Promise<string[]> => page.evaluate(withoutRingNow, true);
