import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { parseDocument } from 'yaml';
import { root } from '../config.ts';
import { checkCompose } from './compose-rules.ts';

const compose = readFileSync(join(root, 'docker/compose.yaml'), 'utf8');
const readDockerfile = (path: string) => readFileSync(join(root, path), 'utf8');

/** Checks compose.yaml after a change of one of its services. */
function checkWith(service: string, key: string, value: unknown): string[] {
  const document = parseDocument(compose, { merge: true });
  document.setIn(['services', service, key], value);
  return checkCompose(document.toString(), readDockerfile);
}

it('compose.yaml keeps the rules', () => {
  expect(checkCompose(compose, readDockerfile)).toEqual([]);
});

it.each([
  ['redis', 'read_only', false, 'redis may change its file system (read_only).'],
  ['postgres', 'cap_drop', ['NET_RAW'], 'postgres has capabilities (cap_drop).'],
  ['minio', 'security_opt', [], 'minio may gain privileges (security_opt).'],
  ['postgres', 'user', '0:0', 'postgres runs as 0:0 (user).'],
  ['mail', 'user', undefined, 'mail runs as root (user).'],
  ['meilisearch', 'logging', { driver: 'json-file' }, 'meilisearch logs without rotation (logging).'],
  ['storefront', 'mem_limit', undefined, 'storefront has no limit of memory (mem_limit).'],
  ['api-a', 'mem_limit', '1000m', 'settings of api-a reserve 768 of its 1000 MB of memory; 75 % are the most.'],
  ['postgres', 'shm_size', '1100m', 'settings of postgres reserve 1612 of its 2048 MB of memory; 75 % are the most.'],
  ['proxy', 'tmpfs', ['/tmp:size=300m'], 'settings of proxy reserve 300 of its 384 MB of memory; 75 % are the most.'],
  ['redis', 'command', ['redis-server'], 'redis has no setting that keeps it within its memory.'],
  ['meilisearch', 'environment', {}, 'meilisearch has no setting that keeps it within its memory.'],
  ['storefront', 'networks', ['front', 'database'], 'storefront reaches postgres, which it does not use.'],
  ['search-indexer', 'networks', ['front', 'database'], 'search-indexer does not reach meilisearch.'],
  ['redis', 'networks', ['counters', 'front'], 'redis must be in one network of its own.'],
])('%s with %s %j breaks a rule', (service, key, value, sentence) => {
  expect(checkWith(service, key, value)).toEqual([`compose.yaml: ${sentence}`]);
});

it('a network of a store that reaches the outside breaks a rule', () => {
  const open = compose.replace('objects: { internal: true }', 'objects: {}');
  expect(checkCompose(open, readDockerfile)).toEqual(['compose.yaml: minio reaches the outside, because objects is not internal.']);
});
