import { expect, it } from '@jest/globals';
import { describeFailure, type JestReport, listFailures, subtractFailures } from './failures.ts';

const assertion = (fullName: string, status: string) => ({ fullName, status });
const report: JestReport = {
  testResults: [
    { name: '/release/api/src/a.test.ts', status: 'failed', assertionResults: [assertion('one', 'passed'), assertion('two', 'failed')] },
    { name: '/release/api/src/b.test.ts', status: 'failed', assertionResults: [] },
    {
      name: '/release/api/src/c.test.ts',
      status: 'passed',
      assertionResults: [assertion('three', 'passed'), assertion('four', 'pending')],
    },
  ],
};

it('listFailures returns failed tests and files that could not be run', () => {
  expect(listFailures(report, '/release').map(describeFailure)).toEqual(['api/src/a.test.ts: two', 'api/src/b.test.ts cannot be run']);
});

it('a failure that the release also has on its own schema is not counted, nor is one of a file that cannot be run on that schema', () => {
  const [a, b] = ['a.test.ts', 'b.test.ts'];
  const failures = [{ file: a, title: 'one' }, { file: a, title: 'two' }, { file: b, title: 'one' }, { file: b }];
  expect(subtractFailures(failures, [{ file: a, title: 'two' }, { file: b }])).toEqual([{ file: a, title: 'one' }]);
  expect(subtractFailures([{ file: a }], [{ file: a, title: 'two' }])).toEqual([{ file: a }]);
});
