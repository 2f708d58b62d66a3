/** Offset of the button from its corner, in px: to the left, and upwards. */
export interface Place {
  left: number;
  up: number;
}

const corner: Place = { left: 0, up: 0 };

/** Candidate offsets within reach of the thumb, in units of the button's size, nearest first. */
const neighbours = [0, 1.25, 2.5, 3.75]
  .flatMap((left) => [0, 1.25, 2.5, 3.75].map((up) => ({ left, up })))
  .toSorted((one, other) => one.left + one.up - other.left - other.up);

/** The candidate places. The area below the side menu is empty: its corner comes first, if the menu is there. */
const placesFor = ({ left, width }: DOMRect): Place[] => {
  const column = document.querySelector('[data-side]')?.getBoundingClientRect();
  const besideMenu = column && column.width >= width ? [{ left: left - column.left, up: 0 }] : [];
  return [...besideMenu, ...neighbours.map((place) => ({ left: place.left * width, up: place.up * width }))];
};

const control =
  'a[href],button,input,select,textarea,label,summary,[role=button],[role=option],[contenteditable=true]';

/** A control this many times wider than the button can still be pressed beside it. */
const wideControl = 3;

const steps = [0, 0.25, 0.5, 0.75, 1];

/** The elements below the button at a place, except the button itself. */
const under = ({ left, top, width, height }: DOMRect, button: Element): Set<Element> =>
  new Set(
    steps
      .flatMap((x) => steps.flatMap((y) => document.elementsFromPoint(left + x * width, top + y * height)))
      .filter((one) => !button.contains(one)),
  );

const isPressed = (one: Element, { width }: DOMRect): boolean => {
  const pressed = one.closest(control);
  return pressed !== null && pressed.getBoundingClientRect().width < wideControl * width;
};

const overlap = (one: DOMRect, other: DOMRect): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Area of an element's own text within the box. */
const lettersIn = (one: Element, box: DOMRect): number => {
  let area = 0;
  for (const node of one.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue;
    const letters = document.createRange();
    letters.selectNode(node);
    for (const line of letters.getClientRects()) area += overlap(line, box);
  }
  return area;
};

/**
 * A place near the button's corner where it covers no control and no text, or as little text as possible; if there is
 * none, the corner.
 */
export const freePlace = (button: Element): Place => {
  const box = button.getBoundingClientRect();
  let best: { place: Place; letters: number } | undefined;
  for (const place of placesFor(box)) {
    const there = new DOMRect(box.x - place.left, box.y - place.up, box.width, box.height);
    // at the largest text size the button is so wide that some candidates are outside a phone's screen
    if (there.left < 0 || there.top < 0) continue;
    const covered = [...under(there, button)];
    if (covered.some((one) => isPressed(one, there))) continue;
    const letters = covered.reduce((sum, one) => sum + lettersIn(one, there), 0);
    if (letters === 0) return place;
    if (!best || letters < best.letters) best = { place, letters };
  }
  return best?.place ?? corner;
};
