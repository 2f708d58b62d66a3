/** One value of a measure, with what sets it apart from the others. */
export interface MeasuredValue {
  labels: Readonly<Record<string, string>>;
  value: number;
}

/**
 * Something that is counted when it is asked for, with the database bound.
 * @param read what it is now; every value has exactly the labels that are named
 */
export interface Measure {
  /** As Prometheus names things: small letters and underscores, the unit last. */
  name: string;
  /** What it says, in a sentence for who runs the product. */
  help: string;
  labels: readonly string[];
  /** Only grows while the process lives. */
  isCounter?: true;
  read(): Promise<readonly MeasuredValue[]> | readonly MeasuredValue[];
}
