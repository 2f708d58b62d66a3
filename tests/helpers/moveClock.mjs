/**
 * Moves what `Date` tells of the present by so many milliseconds; time goes on from there. It names nothing from outside
 * of itself, since browsers get it as text.
 */
export function moveClock(offset) {
  if (!offset || Date.isMoved) return;
  const Real = Date;
  const now = () => Real.now() + offset;
  globalThis.Date = new Proxy(Real, {
    construct: (_real, parts, target) => Reflect.construct(Real, parts.length ? parts : [now()], target),
    apply: () => new Real(now()).toString(),
    get: (real, name) => (name === 'now' ? now : name === 'isMoved' ? true : real[name]),
  });
}
