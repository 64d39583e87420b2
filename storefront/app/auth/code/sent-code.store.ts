import type { AuthMethod } from '@meet/ui-kit/auth-form';
import { actionBound, makeObservable, observable, observableRef } from 'mobx';
import { createValueParser, StorageEntry } from '../../platform/store/browser-storage.ts';

export type CodeLength = 4 | 6;

export interface SentCode {
  method: AuthMethod;
  recipient: string;
  codeLength: CodeLength;
  /** When the code expires, by the browser's clock. */
  expiresAt: number;
}

const ttlMs = 5 * 60_000;
/** Upper bound of the API's cooldowns, so that a changed browser clock cannot lengthen a cooldown. */
const maxCooldownMs = 10 * 60_000;

/** The last code that a form requested, and when the next code may be requested. */
export class SentCodeState {
  sentCode: SentCode | null = null;
  cooldownUntil: number | undefined = undefined;

  constructor() {
    makeObservable(this, { sentCode: observableRef, cooldownUntil: observable, save: actionBound, clear: actionBound });
  }

  save(code: Omit<SentCode, 'expiresAt'>, cooldownUntil: number) {
    const now = Date.now();
    this.sentCode = { ...code, expiresAt: now + ttlMs };
    this.cooldownUntil = Math.min(cooldownUntil, now + maxCooldownMs);
  }

  clear() {
    this.sentCode = null;
    this.cooldownUntil = undefined;
  }

  /** Whether a valid code was sent to this recipient and another cannot be requested yet. */
  isWaitingFor(recipient: string): boolean {
    const now = Date.now();
    return this.sentCode?.recipient === recipient && this.sentCode.expiresAt > now && (this.cooldownUntil ?? 0) > now;
  }
}

function isSentCode(value: unknown): value is SentCode {
  if (typeof value !== 'object' || value === null) return false;
  const { method, recipient, codeLength, expiresAt } = value as Partial<Record<keyof SentCode, unknown>>;
  const isMethod = method === 'email' || method === 'phone';
  return isMethod && typeof recipient === 'string' && (codeLength === 4 || codeLength === 6) && typeof expiresAt === 'number';
}

const isNumber = (value: unknown): value is number => typeof value === 'number';
const getStorage = () => sessionStorage;
const codeEntry = new StorageEntry('sentCode', createValueParser(isSentCode), getStorage);
const cooldownEntry = new StorageEntry('cooldownUntil', createValueParser(isNumber), getStorage);

/**
 * The last code of the sign-in form. Session storage preserves it, because the shopper may leave the page to read the code. Expired entries
 * are deleted when a page loads.
 */
export class SentCodeStore extends SentCodeState {
  #cooldownTimer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    makeObservable(this, { loadStored: actionBound });
  }

  loadStored() {
    const now = Date.now();
    const sentCode = codeEntry.read();
    const cooldownUntil = cooldownEntry.read();
    if (sentCode && sentCode.expiresAt > now) this.sentCode = sentCode;
    else codeEntry.remove();
    if (cooldownUntil !== null && cooldownUntil > now) this.#startCooldown(cooldownUntil);
    else cooldownEntry.remove();
  }

  override save(code: Omit<SentCode, 'expiresAt'>, cooldownUntil: number) {
    super.save(code, cooldownUntil);
    if (this.sentCode) codeEntry.write(this.sentCode);
    if (this.cooldownUntil !== undefined) {
      cooldownEntry.write(this.cooldownUntil);
      this.#startCooldown(this.cooldownUntil);
    }
  }

  override clear() {
    super.clear();
    clearTimeout(this.#cooldownTimer);
    codeEntry.remove();
    cooldownEntry.remove();
  }

  #startCooldown(until: number) {
    this.cooldownUntil = until;
    clearTimeout(this.#cooldownTimer);
    this.#cooldownTimer = setTimeout(() => cooldownEntry.remove(), until - Date.now());
  }
}
