import { ConfigError, configSchema, readConfig } from './config.js';

it('the configuration reads variables, ignores empty and unknown ones, and uses defaults for missing ones', () => {
  expect(readConfig({ DATABASE_URL: 'postgresql://127.0.0.1/meet', MEILI_URL: '', HEALTH_PORT: '5002', HOME: '/' })).toEqual({
    MODE: 'development',
    HOST: '127.0.0.1',
    HEALTH_PORT: 5002,
    LOG_LEVEL: 'info',
    DATABASE_URL: 'postgresql://127.0.0.1/meet',
    DATABASE_SESSION_URL: 'postgresql://127.0.0.1/meet',
  });
});

it('the configuration reports all invalid and missing variables at once, a missing one with its purpose, and no values', () => {
  const read = () => readConfig({ HEALTH_PORT: 'secret-port', MEILI_URL: 'secret-address' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/^HEALTH_PORT is wrong.*\nDATABASE_URL is missing \(Connection URL of PostgreSQL\)\.\nMEILI_URL is wrong[^\n]*$/);
  expect(read).not.toThrow(/secret/);
});

it('the configuration describes every variable', () => {
  for (const variable of Object.values(configSchema.shape)) expect(variable.description).toMatch(/\w/);
});
