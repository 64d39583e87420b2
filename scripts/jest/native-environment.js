import { createRequire } from 'node:module';
import { runInContext } from 'node:vm';
import { ModernFakeTimers } from '@jest/fake-timers';
import { TestEnvironment } from 'jest-environment-node';

/** Intrinsics that tests share with modules of Node, so that `instanceof` holds for objects of either. */
const sharedIntrinsics = [
  ...['AggregateError', 'Error', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'],
  ...['Boolean', 'Date', 'Map', 'Number', 'Promise', 'Reflect', 'RegExp', 'Set', 'String', 'WeakMap', 'WeakSet'],
];

/** An environment whose tests can load modules by Node itself, as native-modules.js does. */
export default class NativeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of sharedIntrinsics) this.global[name] = globalThis[name];
    // The literal /./ belongs to the RegExp of the test's own context. This makes such literals instances of the shared RegExp, too.
    Object.setPrototypeOf(runInContext('Object.getPrototypeOf(/./)', this.getVmContext()), RegExp.prototype);
    globalThis.requireNatively ??= createRequire(import.meta.url);
    this.global.requireNatively = globalThis.requireNatively;
    // The inherited fake timers would replace only the timers of the test itself, and not those of modules that Node has loaded.
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: globalThis });
  }

  /** Tells the hooks of a test whether it has failed. */
  handleTestEvent({ name }) {
    if (name === 'test_start') this.global.hasTestFailed = false;
    if (name === 'test_fn_failure') this.global.hasTestFailed = true;
  }
}
