/** One value of a metric, with its labels. */
export interface MeasuredValue {
  labels: Readonly<Record<string, string>>;
  value: number;
}

/**
 * A metric that is read on request, with the database bound.
 * @param read the current values; each has exactly the labels in `labels`
 */
export interface Measure {
  /** In Prometheus' naming: lower-case letters and underscores, the unit last. */
  name: string;
  /** Its meaning, in a sentence for operators. */
  help: string;
  labels: readonly string[];
  /** Never decreases while the process lives. */
  isCounter?: true;
  read(): Promise<readonly MeasuredValue[]> | readonly MeasuredValue[];
}
