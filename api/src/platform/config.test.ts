import { describe, expect, it } from '@jest/globals';
import { ConfigError, configSchema, readConfig } from './config.js';

const DATABASE_URL = 'postgresql://shop:secret@localhost/shop';

function sentencesFor(env: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.sentences;
    throw error;
  }
  return [];
}

describe('configuration', () => {
  it('lists every wrong variable at once, by name, without its value', () => {
    const sentences = sentencesFor({
      PORT: '70000',
      MODE: 'prod',
      RATE_PER_SECOND: 'many',
      CORS_ORIGINS: 'https://shop.example/path',
      TRUSTED_PROXIES: '10.0.0.0/8,proxy.local',
      REDIS_URL: 'http://user:secret@redis',
      MINIO_ENDPOINT: 'http://minio:9000',
    });
    const named = [
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
    expect(sentences.map((sentence) => sentence.split(' ')[0]).sort()).toEqual(named);
    expect(sentences.join()).not.toContain('secret');
    expect(sentences).toContain('DATABASE_URL is missing (PostgreSQL).');
  });

  it('takes an empty variable for an absent one and splits lists', () => {
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

  it('describes every variable', () => {
    for (const [name, { description }] of Object.entries(configSchema.shape))
      expect({ name, description }).toEqual({ name, description: expect.any(String) });
  });
});
