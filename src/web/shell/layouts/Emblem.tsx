/** The product's sign: a globe. The name beside it says the rest. */
export const Emblem = ({ size = 36 }: { size?: number }) => (
  <img src="/favicon.svg" alt="" width={size} height={size} />
);
