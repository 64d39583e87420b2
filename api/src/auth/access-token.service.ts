import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { LRUCache } from 'lru-cache';
import { CONFIG, type Config } from '../platform/config/config.js';
import { isId } from '../platform/input/ids.rules.js';
import { Clock } from '../platform/process/clock.js';
import { SECOND_MS } from '../platform/process/durations.js';
import { createKeyRing, type Key } from '../platform/secrets.js';

const ALGORITHM = 'HS256';

export interface AccessClaims {
  sessionId: string;
  /** How many times the session's refresh token had been rotated when this access token was issued. */
  generation: number;
}

/** Claims of a token whose signature and expiry were checked. */
export interface VerifiedClaims extends AccessClaims {
  expiresAt: Date;
}

/**
 * A signing key with its id. `jwt` contains the key as a key object, because the library would try to parse any other secret as a public
 * key in every request.
 */
interface TokenKey {
  id: string;
  jwt: JwtService;
}

const createTokenKey = ({ id, bytes }: Key): TokenKey => ({ id, jwt: new JwtService({ secret: createSecretKey(bytes) }) });

const MAX_CACHED_TOKENS = 10_000;

/**
 * Issues and verifies JWTs that identify a session. The tokens do not prove that the session is still live. Their key has an id, so that
 * keys can rotate. A client sends its token with every request, so the signature of a token is verified once and the claims are cached.
 */
@Injectable()
export class AccessTokenService {
  readonly #currentKey: TokenKey;
  readonly #allKeys: readonly TokenKey[];
  readonly #lifetimeSeconds: number;
  readonly #verifiedClaims = new LRUCache<string, VerifiedClaims>({ max: MAX_CACHED_TOKENS });

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly clock: Clock,
  ) {
    const { current, all } = createKeyRing(config, 'access token');
    this.#currentKey = createTokenKey(current);
    this.#allKeys = all.map(createTokenKey);
    this.#lifetimeSeconds = config.ACCESS_TOKEN_SECONDS;
  }

  issue({ sessionId, generation, accountId }: AccessClaims & { accountId: string }): string {
    const { id: keyid, jwt } = this.#currentKey;
    const iat = this.#nowInSeconds();
    const claims = { sub: accountId, sid: sessionId, gen: generation, iat, exp: iat + this.#lifetimeSeconds };
    return jwt.sign(claims, { keyid, algorithm: ALGORITHM });
  }

  /** Returns null when the token is invalid or expired. */
  read(token: string): VerifiedClaims | null {
    const cachedClaims = this.#verifiedClaims.get(token);
    if (cachedClaims && cachedClaims.expiresAt > this.clock.now()) return cachedClaims;
    const claims = this.#verify(token);
    if (claims) this.#verifiedClaims.set(token, claims);
    return claims;
  }

  #verify(token: string): VerifiedClaims | null {
    try {
      const keyId = this.#currentKey.jwt.decode<unknown>(token, { complete: true })?.header.kid;
      const key = this.#allKeys.find(({ id }) => id === keyId);
      if (!key) return null;
      const { sid, gen, exp } = key.jwt.verify<Record<string, unknown>>(token, {
        algorithms: [ALGORITHM],
        clockTimestamp: this.#nowInSeconds(),
      });
      if (typeof sid !== 'string' || !isId(sid) || typeof gen !== 'number' || typeof exp !== 'number') return null;
      return { sessionId: sid, generation: gen, expiresAt: new Date(exp * SECOND_MS) };
    } catch {
      return null;
    }
  }

  #nowInSeconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
