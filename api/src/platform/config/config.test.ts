import { describe, expect, it } from '@jest/globals';
import { configSchema, readConfig } from './config.js';
import { ConfigError } from './config-error.js';

const DATABASE_URL = 'postgresql://shop:secret@localhost/shop';

function readErrorSentences(env: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.sentences;
    throw error;
  }
  return [];
}

describe('configuration', () => {
  it('is refused with the names of all invalid variables at once, without their values', () => {
    const sentences = readErrorSentences({
      PORT: '70000',
      MODE: 'prod',
      RATE_PER_SECOND: 'many',
      CORS_ORIGINS: 'https://shop.example/path',
      TRUSTED_PROXIES: '10.0.0.0/8,proxy.local',
      REDIS_URL: 'http://user:secret@redis',
      MINIO_ENDPOINT: 'http://minio:9000',
      CDEK_ACCOUNT: 'secret account',
    });
    const variableNames = [
      'CDEK_SECRET',
      'CORS_ORIGINS',
      'DATABASE_URL',
      'MINIO_ACCESS_KEY',
      'MINIO_SECRET_KEY',
      'MODE',
      'PORT',
      'RATE_PER_SECOND',
      'REDIS_URL',
      'TRUSTED_PROXIES',
    ];
    expect(sentences.map((sentence) => sentence.split(' ')[0]).sort()).toEqual(variableNames);
    expect(sentences.join()).not.toContain('secret');
    expect(sentences).toContain('DATABASE_URL is missing (Connection URL of PostgreSQL).');
  });

  it('treats an empty variable as absent, and splits lists at commas', () => {
    const config = readConfig({
      DATABASE_URL,
      PORT: '',
      REDIS_URL: '',
      CORS_ORIGINS: 'https://a.example, http://b.example:8080',
      TRUSTED_PROXIES: '',
    });
    expect(config).toMatchObject({ PORT: 4000, CORS_ORIGINS: ['https://a.example', 'http://b.example:8080'], TRUSTED_PROXIES: [] });
    expect(config.REDIS_URL).toBeUndefined();
  });

  it('requires AUTH_SECRET in production, generates it outside production, and refuses a short one', () => {
    expect(readErrorSentences({ DATABASE_URL, MODE: 'production' }).map((sentence) => sentence.split(' (')[0])).toContain(
      'AUTH_SECRET is missing',
    );
    expect(readErrorSentences({ DATABASE_URL, AUTH_SECRET: 'short' })[0]).toMatch(/^AUTH_SECRET is wrong/);
    const [one, other] = [readConfig({ DATABASE_URL }), readConfig({ DATABASE_URL })];
    expect(one.AUTH_SECRET).not.toBe(other.AUTH_SECRET);
  });

  it.each([
    'a'.repeat(40),
    'change-me-change-me-change-me-change-me',
    'secretsecretsecretsecretsecretsecret',
  ])('refuses a repetitive secret in production: %s', (weak) => {
    const sentences = readErrorSentences({ DATABASE_URL, MODE: 'production', PUBLIC_URL: 'https://meet.example', AUTH_SECRET: weak });
    expect(sentences).toEqual([expect.stringMatching(/^AUTH_SECRET is wrong: .*repeats/)]);
    const strongSecret = 'a secret that is long and no repetition';
    const previous = { AUTH_SECRET: strongSecret, AUTH_SECRET_PREVIOUS: weak, PSEUDONYM_SECRET: strongSecret };
    expect(readErrorSentences({ DATABASE_URL, MODE: 'production', PUBLIC_URL: 'https://meet.example', ...previous })).toEqual([
      expect.stringMatching(/^AUTH_SECRET_PREVIOUS is wrong: .*repeats/),
    ]);
  });

  it('uses AUTH_SECRET for pseudonyms by default, and requires PSEUDONYM_SECRET once AUTH_SECRET is rotated', () => {
    const [first, next] = ['the first secret that is long enough', 'the next secret that is long enough'];
    expect(readConfig({ DATABASE_URL, AUTH_SECRET: first }).PSEUDONYM_SECRET).toBe(first);
    expect(readConfig({ DATABASE_URL, AUTH_SECRET: next, PSEUDONYM_SECRET: first })).toMatchObject({
      AUTH_SECRET: next,
      PSEUDONYM_SECRET: first,
    });
    for (const stage of [
      { AUTH_SECRET: first, AUTH_SECRET_PREVIOUS: next },
      { AUTH_SECRET: next, AUTH_SECRET_PREVIOUS: first },
    ]) {
      expect(readErrorSentences({ DATABASE_URL, ...stage })).toEqual([
        expect.stringMatching(/^PSEUDONYM_SECRET is missing: .* the first value that AUTH_SECRET had/),
      ]);
      expect(readErrorSentences({ DATABASE_URL, ...stage, PSEUDONYM_SECRET: first })).toEqual([]);
    }
    expect(readErrorSentences({ DATABASE_URL, PSEUDONYM_SECRET: 'a'.repeat(40) })[0]).toMatch(/^PSEUDONYM_SECRET is wrong: .*repeats/);
  });

  it('requires PUBLIC_URL in production, because messages contain it', () => {
    const sentences = readErrorSentences({ DATABASE_URL, MODE: 'production', AUTH_SECRET: 'a secret that is long and no repetition' });
    expect(sentences).toEqual([expect.stringMatching(/^PUBLIC_URL is missing/)]);
  });

  it('describes every variable', () => {
    for (const [name, { description }] of Object.entries(configSchema.shape))
      expect({ name, description }).toEqual({ name, description: expect.any(String) });
  });
});
