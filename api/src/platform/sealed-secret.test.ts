import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { seal, unseal } from './sealed-secret.js';
import { createKeyRing } from './secrets.js';

const OWNER = '018f2c3a-7c1e-7b1a-9d2e-4f5a6b7c8d9e';
const keys = createKeyRing({ AUTH_SECRET: 'x'.repeat(32), AUTH_SECRET_PREVIOUS: ['y'.repeat(32)] }, 'test');
const secret = randomBytes(20);

describe('a sealed secret', () => {
  it('is opened by its owner, even if it was sealed with the previous key', () => {
    for (const key of keys.all) expect(Buffer.from(unseal(keys, seal(key, secret, OWNER), OWNER))).toEqual(Buffer.from(secret));
  });

  it('is not opened by another owner, after tampering, or without its key', () => {
    const sealed = seal(keys.current, secret, OWNER);
    expect(() => unseal(keys, sealed, OWNER.replace('0', '1'))).toThrow();
    expect(() => unseal(keys, { ...sealed, sealed: sealed.sealed.with(30, (sealed.sealed[30] ?? 0) ^ 1) }, OWNER)).toThrow();
    expect(() => unseal(createKeyRing({ AUTH_SECRET: 'z'.repeat(32), AUTH_SECRET_PREVIOUS: [] }, 'test'), sealed, OWNER)).toThrow(
      /AUTH_SECRET/,
    );
  });
});
