import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { createKeyRing, type Key, type KeyRing } from '../../platform/secrets.js';
import { deriveCode } from './code.rules.js';

interface KeyReference {
  keyId: string;
}

/**
 * Derives the code of a challenge. Each challenge stores the id of its key, because processes may have different current keys while the
 * secret is being replaced.
 */
@Injectable()
export class CodeKey {
  readonly #keys: KeyRing;

  constructor(@Inject(CONFIG) config: Config) {
    this.#keys = createKeyRing(config, 'codes');
  }

  /** Id of the key for new challenges. */
  get currentId(): string {
    return this.#keys.current.id;
  }

  /** Whether this process has the challenge's key. */
  hasKey(challenge: KeyReference): boolean {
    return this.#findKey(challenge) !== undefined;
  }

  deriveCode(challenge: KeyReference & { id: string; codeLength: number }): string {
    const key = this.#findKey(challenge);
    if (!key) throw new Error('The key of a code comes from neither AUTH_SECRET nor AUTH_SECRET_PREVIOUS');
    return deriveCode(key.bytes, challenge.id, challenge.codeLength === 4 ? 4 : 6);
  }

  #findKey({ keyId }: KeyReference): Key | undefined {
    return this.#keys.all.find(({ id }) => id === keyId);
  }
}
