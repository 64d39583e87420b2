import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../../../scripts/config.ts';
import { fillProxyConfig, type ProxySite } from './proxy-config.ts';

const template = readFileSync(join(root, 'docker/nginx.conf.template'), 'utf8');
const site: ProxySite = { port: 1, internalPort: 2, apis: [11, 12, 13], storefronts: [21, 22], folder: '/lab' };
const lines = (text: string) => text.split('\n').map((line) => line.trim());

describe('the configuration of the proxy', () => {
  it('adds only the addresses, folders and servers of the lab to the configuration of compose', () => {
    const own = lines(fillProxyConfig(template, site));
    const others = new Set(lines(template));
    const upstream = lines(template)
      .find((line) => line.startsWith('server 172.30.0.11'))
      ?.split(' ')
      .slice(2)
      .join(' ');
    expect(own.filter((line) => !others.has(line) && !/^\w+_temp_path |^pid /.test(line))).toEqual([
      ...[11, 12, 13].map((port) => `server 127.0.0.1:${port} ${upstream}`),
      ...[21, 22].map((port) => expect.stringMatching(`^server 127.0.0.1:${port}( .*)?;$`)),
      'listen 127.0.0.1:1;',
      'set_real_ip_from 127.0.0.1;',
      'listen 127.0.0.1:2;',
      'allow 127.0.0.1;',
    ]);
    expect(own.filter((line) => line.includes('/tmp/'))).toEqual([]);
  });

  it.each([
    ['lacks a part that the lab replaces', template.replace('listen 8081', 'listen 8082'), /has no listen 8081/],
    [
      'lacks the servers of an upstream',
      template.replace(/upstream storefront \{[^}]*\}/, ''),
      /has no servers of the upstream storefront/,
    ],
    [
      'has an address that the lab does not know',
      template.replace('deny all', 'allow 172.30.0.30; deny all'),
      /does not know: +allow 172\.30\.0\.30/,
    ],
  ])('is refused if the template %s', (_what, changed, sentence) => expect(() => fillProxyConfig(changed, site)).toThrow(sentence));
});
