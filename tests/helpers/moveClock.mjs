/**
 * Shifts the time returned by `Date` by this many milliseconds; it keeps running from there. The function refers to
 * nothing outside of itself, since browsers get it as text.
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
