import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../config.ts';
import { heapFlags, heapMb, mmapThreshold } from './heap.ts';

const names = Object.keys(heapMb) as (keyof typeof heapMb)[];

it.each(names)('the image of %s has the memory settings of npm start', (name) => {
  const dockerfile = readFileSync(join(root, `docker/${name}.Dockerfile`), 'utf8');
  expect(dockerfile).toContain(`NODE_OPTIONS=--max-old-space-size=${heapMb[name]} MALLOC_MMAP_THRESHOLD_=${mmapThreshold}\n`);
  expect(dockerfile).toContain(`CMD ["node", ${heapFlags[name].map((flag) => `"${flag}"`).join(', ')}, "--import"`);
});
