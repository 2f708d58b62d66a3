// The final counts of npm test.

export const nothing = { passed: 0, failed: 0, skipped: 0 };

export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** Counts of a step that is a single test. */
export const ofExitCode = (code) => (code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 });

const failedToLoad = (file) =>
  file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed');

/**
 * Counts of a Vitest run from its JSON report. Each file that could not be loaded counts as one failure; a run that
 * failed without a location (an error outside of tests, a crash without report) as one.
 */
export function ofVitest(report, code) {
  if (!report) return { ...nothing, failed: 1 };
  const failed = report.numFailedTests + report.testResults.filter(failedToLoad).length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * The failed tests of a Vitest run with the first lines of the reason: readable even if only the end of the output is
 * kept.
 */
export function failuresOf(report) {
  return (report?.testResults || []).flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    if (failedToLoad(file)) return [`${file.name}\n${beginning(file.message)}`];
    return failed.map(
      (test) => `${file.name} > ${test.fullName}\n${beginning(test.failureMessages.join('\n'))}`,
    );
  });
}

/** The skipped tests of a Vitest run, as `file > test`. */
export function skippedOf(report) {
  return (report?.testResults || []).flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => ['pending', 'skipped', 'todo'].includes(status))
      .map((test) => `${file.name} > ${test.fullName}`),
  );
}

/** Duration of each test of a Vitest run, in milliseconds. */
export function durationsOf(report) {
  return (report?.testResults || []).flatMap((file) =>
    file.assertionResults.map((test) => ({
      test: `${file.name} > ${test.fullName}`,
      ms: Math.round(test.duration || 0),
    })),
  );
}

const beginning = (message = '') =>
  message
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n');

/** The last line: `12 passed, 0 failed`, and the skipped ones if there are any. */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
