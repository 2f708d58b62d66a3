import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The first line of a short test file that takes long: `// Begins first: <why>`. */
const mark = '// Begins first: ';

/**
 * Vitest's order, by the duration of the last run or else by the size of the file, with marked files before all others:
 * begun last, they would leave a core idle at the end.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isMarked = ({ moduleId }: TestSpecification) => readFileSync(moduleId, 'utf8').startsWith(mark);
    const { true: first = [], false: others = [] } = Object.groupBy(sorted, (file) =>
      isMarked(file) ? 'true' : 'false',
    );
    return [...first, ...others];
  }
}
