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

/** The names of what passed at its second try only, with why the first one failed. */
export function unsteadyOf(report) {
  return (report?.testResults || []).flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'passed' && test.failureMessages?.length)
      .map((test) => `${file.name} > ${test.fullName}\n${beginning(test.failureMessages.join('\n'))}`),
  );
}

const failedTests = (file) => file.assertionResults.filter((test) => test.status === 'failed');

/** The files of a Vitest run in which something failed. */
export function failedFiles(report) {
  return (report?.testResults || [])
    .filter((file) => failedToLoad(file) || failedTests(file).length)
    .map((file) => file.name);
}

/** The file as its second try left it; what passed now and failed before keeps why it failed. */
function afterSecondTry(before, after) {
  const why = new Map(failedTests(before).map((test) => [test.fullName, test.failureMessages]));
  const ofFile = failedToLoad(before) ? [before.message] : undefined;
  const reasonOf = (test, place) => why.get(test.fullName) || (place === 0 ? ofFile : undefined);
  return {
    ...after,
    assertionResults: after.assertionResults.map((test, place) => ({
      ...test,
      failureMessages: (test.status === 'passed' && reasonOf(test, place)) || test.failureMessages,
    })),
  };
}

/** The report of a run whose failed files were run once more, by themselves. */
export function withSecondTry(first, second) {
  const again = new Map(second.testResults.map((file) => [file.name, file]));
  const testResults = first.testResults.map((file) =>
    again.has(file.name) ? afterSecondTry(file, again.get(file.name)) : file,
  );
  const count = (...states) =>
    testResults.flatMap((file) => file.assertionResults).filter(({ status }) => states.includes(status))
      .length;
  return {
    testResults,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending', 'skipped'),
    numTodoTests: count('todo'),
  };
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
