import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { startPictureProcess } from '../picture-process.js';
import type { ResizeJob, ResizeOptions, ResizeResult } from './resize-messages.js';
import { WorkAbandoned } from './shared-work.js';

/** The object exists but is not a raster picture that can be decoded. */
export class UndecodableObject extends Error {}

/** The resize process died or took too long. A later attempt may succeed. */
export class ResizeFailed extends Error {}

export interface ResizerLimits {
  /** Maximum number of pictures that are resized at the same time. */
  maxConcurrent: number;
  deadlineMs: number;
  /** Resident memory in bytes above which the process is replaced. */
  maxRss: number;
}

/** Number of concurrent jobs: at least two, so that a small picture never waits for a large one. */
export const PARALLEL_RESIZES = Math.min(Math.max(availableParallelism(), 2), 4);

const defaultLimits: ResizerLimits = { maxConcurrent: PARALLEL_RESIZES, deadlineMs: 60_000, maxRss: 400 * 1024 * 1024 };

/** After this many crashes within the window, no process is started until the window has passed. */
const MAX_DEATHS = 5;
const DEATH_WINDOW_MS = 60_000;
const MAX_ATTEMPTS = 2;

interface Job extends ResizeJob {
  isStillRequested: () => boolean;
  child?: ChildProcess;
  attempts: number;
  deadline?: NodeJS.Timeout;
  resolve(image: Buffer): void;
  reject(error: Error): void;
}

/**
 * Resizes pictures in a child process of lower priority, so that encoding never delays the API's responses. The process starts with the
 * first picture. When it dies, its jobs are tried once more in a new process.
 */
export class Resizer {
  readonly #limits: ResizerLimits;
  readonly #inProgress = new Map<number, Job>();
  readonly #waiting: Job[] = [];
  #child: ChildProcess | undefined;
  #deaths: number[] = [];
  #lastId = 0;
  #isClosed = false;

  constructor(limits: Partial<ResizerLimits> = {}) {
    this.#limits = { ...defaultLimits, ...limits };
  }

  /** Id of the resize process; undefined while none runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Rejects with WorkAbandoned if `isStillRequested` is false just before the picture is resized, because all clients have disconnected.
   */
  resize(content: Buffer, options: ResizeOptions, isStillRequested = (): boolean => true): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      this.#waiting.push({ id: this.#lastId, content, options, isStillRequested, attempts: 0, resolve, reject });
      this.#startNext();
    });
  }

  close(): void {
    this.#isClosed = true;
    for (const child of new Set([this.#child, ...[...this.#inProgress.values()].map(({ child }) => child)])) child?.kill('SIGKILL');
    for (const job of this.#waiting.splice(0)) job.reject(new ResizeFailed('The resizer is closed'));
  }

  #startNext(): void {
    while (this.#inProgress.size < this.#limits.maxConcurrent) {
      const job = this.#waiting.shift();
      if (!job) return;
      this.#send(job);
    }
  }

  #send(job: Job): void {
    if (!job.isStillRequested()) {
      job.reject(new WorkAbandoned('All clients have gone'));
      return;
    }
    const child = this.#findUsableChild();
    if (!child) {
      job.reject(new ResizeFailed('The resize process keeps dying'));
      return;
    }
    job.child = child;
    job.attempts += 1;
    job.deadline = setTimeout(() => {
      job.attempts = MAX_ATTEMPTS;
      child.kill('SIGKILL');
    }, this.#limits.deadlineMs);
    this.#inProgress.set(job.id, job);
    const { id, content, options } = job;
    // A failed send means that the process has exited, which the exit handler deals with.
    child.send({ id, content, options } satisfies ResizeJob, () => undefined);
  }

  #findUsableChild(): ChildProcess | undefined {
    const now = performance.now();
    this.#deaths = this.#deaths.filter((diedAt) => now - diedAt < DEATH_WINDOW_MS);
    if (this.#isClosed || this.#deaths.length >= MAX_DEATHS) return undefined;
    this.#child ??= this.#start();
    return this.#child;
  }

  #start(): ChildProcess {
    const child = startProcess();
    child.on('message', (result: ResizeResult) => this.#finish(child, result));
    child.on('error', () => child.kill('SIGKILL'));
    child.once('exit', () => this.#handleDeath(child));
    return child;
  }

  #finish(child: ChildProcess, result: ResizeResult): void {
    const job = this.#takeJob(result.id);
    if (job && 'image' in result) job.resolve(Buffer.from(result.image.buffer, result.image.byteOffset, result.image.byteLength));
    else if (job && 'undecodableReason' in result) job.reject(new UndecodableObject(result.undecodableReason));
    else if (job && 'failureReason' in result) job.reject(new ResizeFailed(result.failureReason));
    if (result.rss > this.#limits.maxRss && this.#child === child) this.#child = undefined;
    if (this.#child !== child && this.#listJobs(child).length === 0) child.kill('SIGKILL');
    this.#startNext();
  }

  #handleDeath(child: ChildProcess): void {
    if (this.#child === child) {
      this.#child = undefined;
      if (!this.#isClosed) this.#deaths.push(performance.now());
    }
    for (const job of this.#listJobs(child)) {
      this.#takeJob(job.id);
      if (this.#isClosed || job.attempts >= MAX_ATTEMPTS) job.reject(new ResizeFailed('The resize process died'));
      else this.#send(job);
    }
    this.#startNext();
  }

  #listJobs(child: ChildProcess): Job[] {
    return [...this.#inProgress.values()].filter((job) => job.child === child);
  }

  #takeJob(id: number): Job | undefined {
    const job = this.#inProgress.get(id);
    clearTimeout(job?.deadline);
    this.#inProgress.delete(id);
    return job;
  }
}

const startProcess = (): ChildProcess => startPictureProcess(new URL('./resize-process', import.meta.url));
