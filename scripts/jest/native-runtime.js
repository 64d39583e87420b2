import { createRequire } from 'node:module';
import JestRuntime from 'jest-runtime';

/**
 * Modules with which Jest reads files, generates random numbers and reports. Jest evaluates them anew for every test file: 50 ms of CPU.
 * Modules that contain the tests and expectations of a file, or compare and print its objects (jest-circus, expect, jest-diff,
 * pretty-format), are still evaluated per file.
 */
const statelessModules = new Set([
  ...['@jest/test-result', 'co', 'dedent', 'graceful-fs', 'is-generator-fn', 'jest-each', 'jest-message-util', 'jest-regex-util'],
  ...['jest-snapshot', 'jest-util', 'pure-rand', 'slash', 'stack-utils'],
]);

/** Loads stateless parts of Jest by Node itself, once per worker. */
export default class NativeRuntime extends JestRuntime {
  requireInternalModule(from, to) {
    return statelessModules.has(to) ? createRequire(from)(to) : super.requireInternalModule(from, to);
  }
}
