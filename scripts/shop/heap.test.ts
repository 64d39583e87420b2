import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../config.ts';
import { heapGrowth, heapMb, mmapThreshold } from './parts.ts';

it.each(Object.entries(heapMb))('the image of %s has the memory settings of npm start', (name, limit) => {
  const dockerfile = readFileSync(join(root, `docker/${name}.Dockerfile`), 'utf8');
  expect(dockerfile).toContain(`NODE_OPTIONS=--max-old-space-size=${limit} MALLOC_MMAP_THRESHOLD_=${mmapThreshold}\n`);
  expect(dockerfile).toContain(`CMD ["node", "${heapGrowth}", `);
});
