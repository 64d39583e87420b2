import { readConfig as api } from '../../api/src/platform/config/config.ts';
import { readConfig as indexer } from '../../search-indexer/src/config.ts';
import { readConfig as storefront } from '../../storefront/app/platform/config.server.ts';
import { type Config, environment } from '../config.ts';
import { Refusal } from '../terminal.ts';
import { environments } from './parts.ts';

/** Validates the variables of all processes before any long work, and reports all mistakes at once. */
export function demandValidEnvironment(config: Config, mode: string): void {
  const planned = environments(config, { MODE: mode, DATABASE_URL: config.DATABASE_URL ?? 'postgresql://127.0.0.1/meet' });
  const wrong = new Set<string>();
  const reads = [
    () => api({ ...environment, ...planned.api }),
    () => indexer({ ...environment, ...planned.indexer }),
    () => storefront({ ...environment, ...planned.storefront }),
  ];
  for (const read of reads) {
    try {
      read();
    } catch (error) {
      for (const sentence of (error as Error).message.split('\n')) wrong.add(`  ${sentence}`);
    }
  }
  if (wrong.size > 0) throw new Refusal(`These variables are wrong:\n${[...wrong].join('\n')}`);
}
