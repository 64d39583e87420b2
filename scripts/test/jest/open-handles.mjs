// Jest's --testRunner: calls Jest's default runner. After each test file, appends the resources of Node that were open before and after it
// to `<outputFile>.handles`. This module is JavaScript, because Jest would compile TypeScript by the configuration of the tests.
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const requireFromJest = createRequire(createRequire(import.meta.url).resolve('jest'));
const { default: circus } = await import(pathToFileURL(requireFromJest.resolve('jest-circus/runner')).href);

export default async function runFile(globalConfig, config, environment, runtime, path, ...rest) {
  const before = process.getActiveResourcesInfo();
  try {
    return await (circus.default ?? circus)(globalConfig, config, environment, runtime, path, ...rest);
  } finally {
    if (globalConfig.outputFile) {
      const handles = { path, process: process.pid, before, after: process.getActiveResourcesInfo() };
      appendFileSync(`${globalConfig.outputFile}.handles`, `${JSON.stringify(handles)}\n`);
    }
  }
}
