import { afterEach, expect, it, jest } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { readConfig } from '../platform/config/config.js';
import { Clock } from '../platform/process/clock.js';
import { MINUTE_MS } from '../platform/process/durations.js';
import { AccessTokenService } from './access-token.service.js';

class MovedClock extends Clock {
  movedMs = 0;

  override now(): Date {
    return new Date(Date.now() + this.movedMs);
  }
}

const config = readConfig({ MODE: 'test', DATABASE_URL: 'postgresql://127.0.0.1:1/meet' });
const id = '0b1f7d0c-6c5e-4c7e-9d1c-0a3f2f4b5c6d';

afterEach(() => void jest.restoreAllMocks());

it('the signature of a token is verified only at its first use, and the token is still refused when it expires', () => {
  const verify = jest.spyOn(JwtService.prototype, 'verify');
  const clock = new MovedClock();
  const tokens = new AccessTokenService(config, clock);
  const token = tokens.issue({ sessionId: id, generation: 3, accountId: id });
  for (const _attempt of [1, 2, 3]) expect(tokens.read(token)).toMatchObject({ sessionId: id, generation: 3 });
  expect(verify).toHaveBeenCalledTimes(1);
  clock.movedMs = 15 * MINUTE_MS;
  expect(tokens.read(token)).toBeNull();
});

it('a token that differs in a letter from a token that was read before is refused', () => {
  const tokens = new AccessTokenService(config, new Clock());
  const token = tokens.issue({ sessionId: id, generation: 3, accountId: id });
  expect(tokens.read(token)).not.toBeNull();
  const position = token.length - 10;
  expect(tokens.read(`${token.slice(0, position)}${token[position] === 'A' ? 'B' : 'A'}${token.slice(position + 1)}`)).toBeNull();
});
