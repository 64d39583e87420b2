import { toRateLimitKey } from '@meet/server-kit/client-address';
import { overloadedError } from '../../platform/errors/domain-error.js';
import { uploadTooSlowError } from './upload.rules.js';
import { type MinSpeed, minSpeed, minSpeedUnderLoad, UploadSpeed } from './upload-speed.rules.js';

/** Maximum numbers of simultaneous uploads. Each upload holds its whole file in memory. */
export interface UploadLimits {
  perProcess: number;
  /** Uploads of one person or one program. */
  perUploader: number;
  /** Uploads from one client address; for IPv6, from one /64 network. */
  perAddress: number;
  /** Maximum numbers of uploads that wait for a slot. Their bodies have not been read yet. */
  waiting: Record<'perProcess' | 'perUploader' | 'perAddress', number>;
  maxWaitMs: number;
}

export const defaultLimits: UploadLimits = {
  perProcess: 8,
  perUploader: 3,
  perAddress: 6,
  waiting: { perProcess: 64, perUploader: 10, perAddress: 20 },
  maxWaitMs: 20_000,
};

const CHECK_INTERVAL_MS = 100;

interface UploadSource {
  /** Id of the account, or of the service token of a program. */
  uploaderId: string;
  address: string;
}

interface Waiter extends UploadSource {
  admit(slot: UploadSlot): void;
}

/** The slot of an upload, from before its body is read until the picture is stored. */
export class UploadSlot implements UploadSource {
  readonly uploaderId: string;
  readonly address: string;
  readonly #tooSlowController = new AbortController();
  readonly #onRelease: (slot: UploadSlot) => void;
  #speed: UploadSpeed | undefined;

  constructor({ uploaderId, address }: UploadSource, now: number, onRelease: (slot: UploadSlot) => void) {
    this.uploaderId = uploaderId;
    this.address = address;
    this.#speed = new UploadSpeed(now);
    this.#onRelease = onRelease;
  }

  /** Aborts when the slot is withdrawn, with the error for the client as its reason. */
  get tooSlowSignal(): AbortSignal {
    return this.#tooSlowController.signal;
  }

  /** Speed of the body, or undefined once it has been received. */
  get speed(): UploadSpeed | undefined {
    return this.#speed;
  }

  countBytes(bytes: number): void {
    this.#speed?.add(bytes);
  }

  /** Stops measuring the speed, because the whole body has arrived. */
  endBody(): void {
    this.#speed = undefined;
  }

  /** Ends the upload, because it was slower than the minimum speed. */
  withdraw({ bytesPerSecond }: MinSpeed): void {
    this.#tooSlowController.abort(uploadTooSlowError(bytesPerSecond));
    this.release();
  }

  /** Frees the slot. Further calls do nothing. */
  release(): void {
    this.endBody();
    this.#onRelease(this);
  }
}

/**
 * Limits uploads of the process, and of each uploader and client address within it, so that a few uploaders cannot take all slots. Further
 * uploads wait.
 * - A free slot goes to the waiting uploader with the fewest slots, and then to the one that waits longest.
 * - An upload that is slower than the minimum speed is ended.
 * - If an upload waits only because the process has no slot, and the slowest running upload is slower than `minSpeedUnderLoad`, the slowest
 *   one is ended. Many uploaders that send slowly can therefore not shut others out either.
 */
export class UploadSlots {
  readonly #slots = new Set<UploadSlot>();
  readonly #waiters: Waiter[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly limits: UploadLimits = defaultLimits,
    private readonly now = () => performance.now(),
  ) {}

  get runningCount(): number {
    return this.#slots.size;
  }

  get waitingCount(): number {
    return this.#waiters.length;
  }

  /**
   * Waits for a slot. Rejects with an error for the client if too many uploads wait or the wait is too long, and with the reason of the
   * signal if it aborts.
   */
  async acquire({ uploaderId, address }: UploadSource, signal: AbortSignal): Promise<UploadSlot> {
    signal.throwIfAborted();
    const source = { uploaderId, address: toRateLimitKey(address) };
    return this.#slots.size < this.limits.perProcess && this.#isWithinShare(source) ? this.#takeSlot(source) : this.#wait(source, signal);
  }

  endSlowUploads(): void {
    const now = this.now();
    for (const slot of this.#slots) {
      const speed = slot.speed?.measure(minSpeed.periodMs, now);
      if (speed !== undefined && speed < minSpeed.bytesPerSecond) slot.withdraw(minSpeed);
    }
    while (this.#isAnyBlocked()) {
      const slowest = this.#findSlowest(now);
      if (!slowest) break;
      slowest.withdraw(minSpeedUnderLoad);
    }
    for (const { speed } of this.#slots) speed?.recordTotal(now);
  }

  #takeSlot(source: UploadSource): UploadSlot {
    const slot = new UploadSlot(source, this.now(), (releasedSlot) => this.#releaseSlot(releasedSlot));
    this.#slots.add(slot);
    // The check runs after the sockets were read. If it ran earlier, a stall of this process would look like slow senders.
    this.#timer ??= setInterval(() => setImmediate(() => this.endSlowUploads()), CHECK_INTERVAL_MS).unref();
    return slot;
  }

  #wait(source: UploadSource, signal: AbortSignal): Promise<UploadSlot> {
    const { perProcess, perUploader, perAddress } = this.limits.waiting;
    const isFull =
      this.#waiters.length >= perProcess ||
      this.#waiters.filter((waiter) => waiter.uploaderId === source.uploaderId).length >= perUploader ||
      this.#waiters.filter((waiter) => waiter.address === source.address).length >= perAddress;
    if (isFull) throw overloadedError();
    return new Promise((resolve, reject) => {
      const leaveQueue = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
        this.#waiters.splice(this.#waiters.indexOf(waiter), 1);
      };
      const waiter: Waiter = {
        ...source,
        admit: (slot) => {
          leaveQueue();
          resolve(slot);
        },
      };
      const refuse = (reason: unknown) => {
        leaveQueue();
        reject(reason);
      };
      const onAbort = () => refuse(signal.reason);
      const timer = setTimeout(() => refuse(overloadedError()), this.limits.maxWaitMs);
      signal.addEventListener('abort', onAbort, { once: true });
      this.#waiters.push(waiter);
    });
  }

  #releaseSlot(slot: UploadSlot): void {
    if (!this.#slots.delete(slot)) return;
    this.#admitWaiting();
    if (this.#slots.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #admitWaiting(): void {
    while (this.#slots.size < this.limits.perProcess) {
      const admissibleWaiters = this.#waiters.filter((waiter) => this.#isWithinShare(waiter));
      const [firstWaiter, ...otherWaiters] = admissibleWaiters;
      if (!firstWaiter) return;
      const countSlots = (waiter: Waiter) => this.#countBy('uploaderId', waiter.uploaderId);
      const nextWaiter = otherWaiters.reduce((best, waiter) => (countSlots(waiter) < countSlots(best) ? waiter : best), firstWaiter);
      nextWaiter.admit(this.#takeSlot(nextWaiter));
    }
  }

  /** Whether an upload waits only because the process has no slot. */
  #isAnyBlocked(): boolean {
    return this.#slots.size >= this.limits.perProcess && this.#waiters.some((waiter) => this.#isWithinShare(waiter));
  }

  #findSlowest(now: number): UploadSlot | undefined {
    const { periodMs, bytesPerSecond } = minSpeedUnderLoad;
    let slowest: { slot: UploadSlot; speed: number } | undefined;
    for (const slot of this.#slots) {
      const speed = slot.speed?.measure(periodMs, now);
      if (speed !== undefined && speed < (slowest?.speed ?? bytesPerSecond)) slowest = { slot, speed };
    }
    return slowest?.slot;
  }

  #isWithinShare({ uploaderId, address }: UploadSource): boolean {
    return this.#countBy('uploaderId', uploaderId) < this.limits.perUploader && this.#countBy('address', address) < this.limits.perAddress;
  }

  #countBy(field: 'uploaderId' | 'address', value: string): number {
    let count = 0;
    for (const slot of this.#slots) if (slot[field] === value) count += 1;
    return count;
  }
}
