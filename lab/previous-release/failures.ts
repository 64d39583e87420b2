import { isAbsolute, relative } from 'node:path';

/** The fields of Jest's report (--json) that the lab reads. */
export interface JestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

export interface Failure {
  /** File of the test, relative to the folder of the release. */
  file: string;
  /** Title of the test. Missing if the file could not be run. */
  title?: string;
}

/** Lists the tests that failed, and the files that could not be run. */
export function listFailures({ testResults }: JestReport, folder: string): Failure[] {
  return testResults.flatMap(({ name, status, assertionResults }): Failure[] => {
    const file = isAbsolute(name) ? relative(folder, name) : name;
    const testFailures = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => ({ file, title: fullName }));
    return status === 'failed' && testFailures.length === 0 ? [{ file }] : testFailures;
  });
}

export const describeFailure = ({ file, title }: Failure): string => (title === undefined ? `${file} cannot be run` : `${file}: ${title}`);

/** Returns the failures that are not among `others`. The failure of a whole file covers all its tests. */
export function subtractFailures(failures: readonly Failure[], others: readonly Failure[]): Failure[] {
  return failures.filter(
    ({ file, title }) => !others.some((other) => other.file === file && (other.title === undefined || other.title === title)),
  );
}
