import { createRequire } from 'node:module';
import JestRuntime from 'jest-runtime';

/**
 * What Jest uses to read files, to make random numbers and to report. Jest evaluates it anew for every test file: 50 ms of CPU. What holds
 * the tests and expectations of a file, or compares and prints its objects (jest-circus, expect, jest-diff, pretty-format), stays its own.
 */
const stateless = new Set([
  ...['@jest/test-result', 'co', 'dedent', 'graceful-fs', 'is-generator-fn', 'jest-each', 'jest-message-util', 'jest-regex-util'],
  ...['jest-snapshot', 'jest-util', 'pure-rand', 'slash', 'stack-utils'],
]);

/** Loads stateless parts of Jest by Node itself, once per worker. */
export default class NativeRuntime extends JestRuntime {
  requireInternalModule(from, to) {
    return stateless.has(to) ? createRequire(from)(to) : super.requireInternalModule(from, to);
  }
}
