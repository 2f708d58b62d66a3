/** The product's emblem: a globe. Decorative, since the name is beside it. */
export const Emblem = ({ size = 36 }: { size?: number }) => (
  <img src="/favicon.svg" alt="" width={size} height={size} />
);
