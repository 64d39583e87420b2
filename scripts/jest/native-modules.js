import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import swcJest from '@swc/jest';

/*
 * Jest evaluates every module anew for every test file: 3 s of CPU for the API alone. With this transform it evaluates tests and their
 * support only. Packages and built code are loaded by Node, once per worker, and are represented in Jest's registry by modules that export
 * what Node has loaded. The transform needs native-environment.js.
 *
 * The API itself starts anew in each of its test files, by `startTestApi`, on a database of the file. A process that is pointed at the
 * database and settings of the next file would save little more: with its start, such a file takes one second of CPU on average (26 files
 * in one worker took 24.4 s). Every pool, cache and limit would have to be reset, and the half of the files that read or replace services
 * in the API's container could not use it.
 */
const requireNatively = createRequire(import.meta.url);

/** Whether the code runs in a test environment. Jest also transforms what its global setup requires, outside any such environment. */
const isInTest = () => Object.hasOwn(globalThis, 'requireNatively');

function writeReexports(nativeFile, isEsModule) {
  const loadExpression = `requireNatively(${JSON.stringify(nativeFile)})`;
  if (!isEsModule) return `module.exports = ${loadExpression};`;
  const names = Object.keys(requireNatively(nativeFile));
  const exports = names.map(
    (name, index) => `const export${index} = native[${JSON.stringify(name)}];\nexport { export${index} as ${name} };`,
  );
  return [`const native = ${loadExpression};`, ...exports].join('\n');
}

/**
 * `swc` are options of @swc/jest. `built` is a pair of folders: sources below the first are loaded from their build in the second, except
 * tests and harnesses, which are not built.
 */
export function createTransformer({ swc: options, built } = {}) {
  const swc = swcJest.createTransformer(options);

  /** Returns the file that Node loads instead of this source file, or undefined if Jest must evaluate the source. */
  function findNativeFile(file) {
    if (/\/(node_modules|dist)\//.test(file)) return file;
    if (!built || /\.(test|harness)\.ts$/.test(file)) return undefined;
    const [sources, build] = built;
    const builtFile = join(build, relative(sources, file).replace(/\.ts$/, '.js'));
    return existsSync(builtFile) ? builtFile : undefined;
  }

  /** Returns the code of a module that exports what Node has loaded, or undefined if Jest must evaluate the source. */
  function writeNativeModule(source, file, { supportsStaticESM }) {
    const nativeFile = findNativeFile(file);
    if (!nativeFile) return undefined;
    return isInTest() ? writeReexports(nativeFile, supportsStaticESM) : source;
  }

  return {
    // The key covers the exports, because those of a module that re-exports others may change without a change of its source.
    getCacheKey: (source, file, jest) =>
      createHash('sha256')
        .update(writeNativeModule(source, file, jest) ?? swc.getCacheKey(source, file, jest))
        .digest('hex'),
    process(source, file, jest) {
      const code = writeNativeModule(source, file, jest);
      return code === undefined ? swc.process(source, file, jest) : { code };
    },
  };
}

export default { createTransformer };
