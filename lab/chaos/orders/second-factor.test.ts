import { expect, it } from '@jest/globals';
import { readCode } from './second-factor.ts';

// The secret and the last six digits of the codes in appendix B of RFC 6238.
const otpauth = 'otpauth://totp/Meet:rfc?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [2_000_000_000, '279037'],
])('the second-factor code at Unix time %d s is that of RFC 6238', (seconds, code) => expect(readCode(otpauth, seconds * 1000)).toBe(code));
