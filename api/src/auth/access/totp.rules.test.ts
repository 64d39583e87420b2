import { describe, expect, it } from '@jest/globals';
import { type TOTP, URI } from 'otpauth';
import { buildOtpauthAddress, findStep } from './totp.rules.js';

// The secret is fixed, because codes of a random secret may repeat a minute later.
const secret = Buffer.from(Array.from({ length: 20 }, (_, index) => 7 * index + 1));

describe('a second-factor code', () => {
  const app = URI.parse(buildOtpauthAddress(secret, 'anna@example.com')) as TOTP;
  const now = new Date('2026-11-20T12:00:10Z');
  const generateCode = (seconds: number) => app.generate({ timestamp: now.getTime() + seconds * 1000 });
  const bytes = new Uint8Array(secret);

  it('is accepted in its half minute, in the previous and in the next half minute, and identifies its half minute', () => {
    const currentStep = findStep(bytes, generateCode(0), now) ?? 0;
    expect([-30, 0, 30].map((seconds) => findStep(bytes, generateCode(seconds), now))).toEqual([
      currentStep - 1,
      currentStep,
      currentStep + 1,
    ]);
    expect([-60, 60].map((seconds) => findStep(bytes, generateCode(seconds), now))).toEqual([null, null]);
  });

  it('may contain full-width digits, or a space in the middle, as apps display it', () => {
    const code = generateCode(0);
    const wide = code.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    for (const text of [` ${code.slice(0, 3)}\u00a0${code.slice(3)} `, wide]) expect(findStep(bytes, text, now)).not.toBeNull();
  });

  it.each([
    '',
    '12345',
    '1234567',
    'abcdef',
    '１２３４５',
    '١٢٣٤٥٦',
    '\u0000'.repeat(6),
  ])('is refused if it is not six digits of ASCII or full width: %j', (text) => {
    expect(findStep(bytes, text, now)).toBeNull();
  });
});
