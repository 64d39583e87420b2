import { ConfigError, readConfig } from './config.server.ts';

test('by default the storefront runs in development on loopback, with an API proxy', () => {
  expect(readConfig({})).toMatchObject({
    MODE: 'development',
    HOST: '127.0.0.1',
    PORT: 3000,
    API_URL: 'http://127.0.0.1:4000',
    PUBLIC_URL: 'http://127.0.0.1:3000',
    TRUSTED_PROXIES: [],
    PROXY_API: true,
  });
});

test('in production the API proxy is off by default', () => {
  expect(readConfig({ MODE: 'production' }).PROXY_API).toBe(false);
  expect(readConfig({ MODE: 'production', PROXY_API: 'true' }).PROXY_API).toBe(true);
});

test('an invalid configuration is reported with the descriptions of all invalid variables, and without their values', () => {
  const invalidVariables = { PORT: 'seven', API_URL: 'http://api/graphql', TRUSTED_PROXIES: '10.0.0.0/8, nonsense', LOG_LEVEL: '' };
  const error = expect.objectContaining({
    sentences: [
      expect.stringMatching(/^PORT is wrong: .*\(Port of the storefront\)\.$/),
      expect.stringMatching(/^API_URL is wrong: .*\(.+\)\.$/),
      expect.stringMatching(/^TRUSTED_PROXIES is wrong: .*\(.+\)\.$/),
    ],
  });
  expect(() => readConfig(invalidVariables)).toThrow(ConfigError);
  expect(() => readConfig(invalidVariables)).toThrow(error);
  expect(() => readConfig(invalidVariables)).not.toThrow(/nonsense|seven/);
});
