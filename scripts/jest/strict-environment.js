import NativeEnvironment from './native-environment.js';

let firstDeprecation;
process.on('warning', (warning) => {
  if (warning.name === 'DeprecationWarning') firstDeprecation ??= warning;
});

/** An environment that fails a file if a deprecated function was called in it, such as `query` of a connection that is in use. */
export default class StrictEnvironment extends NativeEnvironment {
  async teardown() {
    await super.teardown();
    const reportedDeprecation = firstDeprecation;
    firstDeprecation = undefined;
    if (reportedDeprecation) throw reportedDeprecation;
  }
}
