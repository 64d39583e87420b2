import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseDocument } from 'yaml';
import { root } from '../config.ts';
import { checkCompose, checkExample, checkVariables } from './compose-rules.ts';

const compose = readFileSync(join(root, 'docker/compose.yaml'), 'utf8');
const example = readFileSync(join(root, 'docker/example.env'), 'utf8');
const readDockerfile = (path: string) => readFileSync(join(root, path), 'utf8');

/** Checks compose.yaml after a change of one of its services. */
function checkWith(service: string, key: string, value: unknown): string[] {
  const document = parseDocument(compose, { merge: true });
  document.setIn(['services', service, key], value);
  return checkCompose(document.toString(), readDockerfile);
}

it('compose.yaml follows the rules', () => {
  expect(checkCompose(compose, readDockerfile)).toEqual([]);
});

it.each([
  ['redis', 'read_only', false, 'redis may change its file system (read_only).'],
  ['postgres', 'cap_drop', ['NET_RAW'], 'postgres has capabilities (cap_drop).'],
  ['minio', 'security_opt', [], 'minio may gain privileges (security_opt).'],
  ['postgres', 'user', '0:0', 'postgres runs as 0:0 (user).'],
  ['meilisearch', 'logging', { driver: 'json-file' }, 'meilisearch logs without rotation (logging).'],
  ['api-a', 'mem_limit', '1000m', 'settings of api-a reserve 768 of its 1000 MB of memory; 75 % are the most.'],
  ['postgres', 'shm_size', '1100m', 'settings of postgres reserve 1612 of its 2048 MB of memory; 75 % are the most.'],
  ['proxy', 'tmpfs', ['/tmp:size=300m'], 'settings of proxy reserve 300 of its 384 MB of memory; 75 % are the most.'],
  ['redis', 'command', ['redis-server'], 'redis has no setting that keeps it within its memory.'],
  ['meilisearch', 'environment', {}, 'meilisearch has no setting that keeps it within its memory.'],
  ['storefront', 'networks', ['front', 'database'], 'storefront reaches postgres, which it does not use.'],
  ['search-indexer', 'networks', ['front', 'database'], 'search-indexer does not reach meilisearch.'],
  ['redis', 'networks', ['counters', 'front'], 'redis must be in one network of its own.'],
  ['storefront', 'healthcheck', { test: ['CMD', 'node', 'health.js'] }, 'the health check of storefront starts Node.'],
  ['redis', 'healthcheck', { test: 'npx healthy' }, 'the health check of redis starts Node.'],
  ['api-a', 'build', { context: '..', dockerfile: 'docker/api.Dockerfile' }, 'api-a and migrate build the same image, at the same time.'],
])('compose.yaml breaks a rule if %s has %s %j', (service, key, value, sentence) => {
  expect(checkWith(service, key, value)).toEqual([`compose.yaml: ${sentence}`]);
});

it.each([
  ['mail', 'user', 'mail runs as root (user).'],
  ['storefront', 'mem_limit', 'storefront has no limit of memory (mem_limit).'],
  ['api-b', 'pull_policy', 'api-b may run an image meet/api of somebody else from a registry (pull_policy).'],
])('compose.yaml breaks a rule if %s has no %s', (service, key, sentence) => {
  expect(checkWith(service, key, undefined)).toEqual([`compose.yaml: ${sentence}`]);
});

it('compose.yaml breaks a rule if the network of the object store reaches the internet', () => {
  const openCompose = compose.replace('objects: { internal: true }', 'objects: {}');
  expect(checkCompose(openCompose, readDockerfile)).toEqual(['compose.yaml: minio reaches the outside, because objects is not internal.']);
});

it('compose.yaml breaks a rule if the health check of an image starts Node', () => {
  const startNodeInCheck = (path: string) => readDockerfile(path).replace('CMD ["bash", "-c", "exec', 'CMD ["node", "-e", "exec');
  const read = (path: string) => (path.endsWith('storefront.Dockerfile') ? startNodeInCheck(path) : readDockerfile(path));
  expect(checkCompose(compose, read)).toEqual(['compose.yaml: the health check of storefront starts Node.']);
});

describe('the variables of compose.yaml', () => {
  const variables = { 'api-b': ['CDEK_FROM_POINT', 'CORS_ORIGINS', 'PORT'], storefront: ['API_URL', 'SOCIAL_VK_URL'] };

  it('follow the rules if each is passed to the processes that read it', () => {
    expect(checkVariables(compose, example, variables)).toEqual([]);
  });

  it('break a rule if compose.yaml does not pass one that a process reads', () => {
    const shortenedCompose = compose
      .replace('  CDEK_FROM_POINT:\n', '')
      .replace('  CORS_ORIGINS:\n', '')
      .replace('      SOCIAL_VK_URL:\n', '');
    expect(checkVariables(shortenedCompose, '', variables)).toEqual([
      'compose.yaml does not pass to api-b: CDEK_FROM_POINT, CORS_ORIGINS.',
      'compose.yaml does not pass to storefront: SOCIAL_VK_URL.',
    ]);
  });

  it('break a rule if example.env has one that compose.yaml passes to no process', () => {
    const sentences = ['SALE', 'SALE_DAYS'].map((name) => `compose.yaml passes ${name} of example.env to no process.`);
    expect(checkVariables(compose, `${example}\nSALE=1\n# SALE_DAYS=3\n`, variables)).toEqual(sentences);
  });
});

it('checkExample accepts the committed example.env, and reports a version that adds demo goods to the shop', () => {
  expect(checkExample(example)).toEqual([]);
  const trialExample = example.replace(/^COMPOSE_PROFILES=mail$/m, 'COMPOSE_PROFILES=mail,demo');
  expect(checkExample(trialExample)).toEqual(['example.env fills the shop with demo goods (COMPOSE_PROFILES).']);
});
