import { Refusal } from '../../../scripts/terminal.ts';

/** What the proxy's configuration needs to know about this machine. All servers listen on its loopback interface. */
export interface ProxySite {
  /** Port for shoppers. */
  port: number;
  /** Port at which the storefronts reach the APIs. */
  internalPort: number;
  apis: readonly number[];
  storefronts: readonly number[];
  /** Folder of the proxy's files. Its path has no spaces. */
  folder: string;
}

/** Replaces the servers of an upstream. Each server gets the parameters of the first server in the template. */
function replaceUpstream(config: string, name: string, ports: readonly number[]): string {
  const upstreamPattern = new RegExp(`(upstream ${name} \\{[^}]*?)((?: *server [^;]+;\\n)+)`);
  const parameters = / *server \S+?(?<parameters>(?: [^;]+)?);/.exec(upstreamPattern.exec(config)?.[2] ?? '')?.groups?.parameters;
  if (parameters === undefined) throw new Refusal(`nginx.conf.template has no servers of the upstream ${name}.`);
  const servers = ports.map((port) => `    server 127.0.0.1:${port}${parameters};\n`).join('');
  return config.replace(upstreamPattern, (_, prefix: string) => prefix + servers);
}

function replacePart(config: string, part: string, replacement: string): string {
  if (!config.includes(part)) throw new Refusal(`nginx.conf.template has no ${part}.`);
  return config.replaceAll(part, replacement);
}

/** The configuration that compose uses, with the addresses of the servers on this machine. */
export function fillProxyConfig(template: string, { port, internalPort, apis, storefronts, folder }: ProxySite): string {
  const parts: [part: string, replacement: string][] = [
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['listen 8081;', `listen 127.0.0.1:${internalPort};`],
    ['allow 172.30.0.20;', 'allow 127.0.0.1;'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is how the template marks it.
    ['${TLS_TERMINATOR}', '127.0.0.1'],
    [' /tmp/', ` ${folder}/`],
  ];
  const localConfig = parts.reduce((config, [part, replacement]) => replacePart(config, part, replacement), template);
  const config = replaceUpstream(replaceUpstream(localConfig, 'api', apis), 'storefront', storefronts);
  const remainingAddress = /^.*172\.30\..*$/m.exec(config.replaceAll(/#.*$/gm, ''))?.[0];
  if (remainingAddress !== undefined)
    throw new Refusal(`nginx.conf.template has an address that the lab does not know:${remainingAddress}`);
  return config;
}
