// The counts that npm test closes with.

export const nothing = { passed: 0, failed: 0, skipped: 0 };

export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** A step that is one test itself. */
export const ofExitCode = (code) => (code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 });

const failedToLoad = (file) =>
  file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed');

/**
 * Counts of a Vitest run by its JSON report. Files that could not be loaded count as one failure each; a run that
 * failed without saying where (an error outside of tests, a crash: no report) as one.
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

/** The names of what failed in a Vitest run, with the first lines of why: what is read first where only the end of an output is kept. */
export function failuresOf(report) {
  return (report?.testResults || []).flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    if (failedToLoad(file)) return [`${file.name}\n${beginning(file.message)}`];
    return failed.map(
      (test) => `${file.name} > ${test.fullName}\n${beginning(test.failureMessages.join('\n'))}`,
    );
  });
}

/** What was left out of a Vitest run, as `file > test`. */
export function skippedOf(report) {
  return (report?.testResults || []).flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => ['pending', 'skipped', 'todo'].includes(status))
      .map((test) => `${file.name} > ${test.fullName}`),
  );
}

/** How long each test of a Vitest run took, in milliseconds. */
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

/** The last line: `12 passed, 0 failed`, and the skipped ones where there are some. */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
