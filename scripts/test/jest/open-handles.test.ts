import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { root } from '../../config.ts';
import { createTemporaryFolder } from '../../postgres/temporary-folder.ts';
import { findOpenHandles } from './open-handles.ts';

let folder: string;

beforeEach(() => {
  folder = createTemporaryFolder('handles');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface FileRun {
  name: string;
  process?: number;
  before: string[];
  after: string[];
}

function findHandles(...files: FileRun[]): string[] {
  const lines = files.map(({ name, process = 1, before, after }) => JSON.stringify({ path: join(root, name), process, before, after }));
  writeFileSync(join(folder, 'api.json.handles'), `${lines.join('\n')}\n`);
  return findOpenHandles(join(folder, 'api.json'));
}

it("the report names a file's resources that are still open when the next file of its process begins", () => {
  const files = [
    { name: 'a.test.ts', before: ['TTYWrap'], after: ['TTYWrap', 'Timeout', 'Timeout', 'TCPServerWrap'] },
    { name: 'b.test.ts', process: 2, before: [], after: [] },
    { name: 'c.test.ts', before: ['TTYWrap', 'Timeout', 'TCPServerWrap'], after: ['TTYWrap', 'Timeout', 'TCPServerWrap'] },
  ];
  expect(findHandles(...files)).toEqual(['left open: 1 Timeout, 1 TCPServerWrap by a.test.ts']);
});

it('the report omits resources that end by themselves and the pipes of the process', () => {
  expect(findHandles({ name: 'a.test.ts', before: [], after: ['Immediate', 'FSReqCallback', 'PipeWrap'] })).toEqual([]);
});

it('the report is empty when no file ran', () => {
  expect(findOpenHandles(join(folder, 'api.json'))).toEqual([]);
});
