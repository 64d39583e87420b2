import type { ChildProcess } from 'node:child_process';
import { startPictureProcess } from '../picture-process.js';
import type { DecodeJob, DecodeResult, FileRefusal } from './decode-messages.js';
import { isPicture, maxUploadPixels, maxUploadSide } from './upload.rules.js';

/** The file is refused. Trying again does not help. */
export class RefusedUpload extends Error {
  constructor(readonly reason: FileRefusal) {
    super(reason);
    this.name = 'RefusedUpload';
  }
}

/** The decoder was closed, the client has disconnected, or the machine is too busy. */
export class DecodingAborted extends Error {}

export interface DecodedPicture {
  content: Buffer;
  width: number;
  height: number;
  peakRss: number;
}

export interface DecoderLimits extends Pick<DecodeJob, 'maxRss' | 'maxCpuMs'> {
  /** Time after which a process is killed. The machine is then too busy, which is no reason to refuse the file. */
  timeoutMs: number;
}

const MEGABYTE = 1024 * 1024;

/** Limits of a process. 40 megapixels take 160 MB, in a progressive JPEG half as much again. */
const defaultLimits: DecoderLimits = { maxRss: 640 * MEGABYTE, maxCpuMs: 15_000, timeoutMs: 60_000 };

/**
 * Decodes uploaded files, one at a time and each in a process of its own, so that a hostile file can harm neither the API nor the file
 * of another person. The process inherits no secrets in its environment, and ends itself when it takes too much memory or processor time.
 */
export class Decoder {
  readonly #limits: DecoderLimits;
  #lastDecoding: Promise<unknown> = Promise.resolve();
  #child: ChildProcess | undefined;
  #isClosed = false;

  constructor(limits: Partial<DecoderLimits> = {}) {
    this.#limits = { ...defaultLimits, ...limits };
  }

  /** Returns the picture upright, without metadata and re-encoded. Skips a file whose client disconnects before the file is decoded. */
  async decode(content: Buffer, signal: AbortSignal): Promise<DecodedPicture> {
    // A file in another format is refused before a process is started, because that blocks the API for some milliseconds.
    if (!isPicture(content)) throw new RefusedUpload('TYPE');
    const decoding = this.#lastDecoding.then(() => this.#run(content, signal));
    this.#lastDecoding = decoding.catch(() => undefined);
    return decoding;
  }

  close(): void {
    this.#isClosed = true;
    this.#child?.kill('SIGKILL');
  }

  async #run(content: Buffer, signal: AbortSignal): Promise<DecodedPicture> {
    if (this.#isClosed || signal.aborted) throw new DecodingAborted();
    const child = startProcess();
    this.#child = child;
    const { timeoutMs, ...limits } = this.#limits;
    try {
      return toPicture(
        await this.#awaitResult(child, { content, maxPixels: maxUploadPixels, maxSide: maxUploadSide, ...limits }, timeoutMs),
      );
    } finally {
      child.kill('SIGKILL');
    }
  }

  #awaitResult(child: ChildProcess, job: DecodeJob, timeoutMs: number): Promise<DecodeResult> {
    const { promise, resolve, reject } = Promise.withResolvers<DecodeResult>();
    const timer = setTimeout(() => reject(new DecodingAborted()), timeoutMs);
    child.once('message', (result: DecodeResult) => resolve(result));
    child.on('error', reject);
    child.once('exit', (code, signal) => {
      reject(this.#isClosed ? new DecodingAborted() : new Error(`the process that decodes pictures ended: ${signal ?? code}`));
    });
    // A failed send means that the process has exited, which the exit handler deals with.
    child.send(job, () => undefined);
    return promise.finally(() => clearTimeout(timer));
  }
}

function toPicture(result: DecodeResult): DecodedPicture {
  if ('refusal' in result) throw new RefusedUpload(result.refusal);
  const { picture, width, height, peakRss } = result;
  return { content: Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength), width, height, peakRss };
}

const startProcess = (): ChildProcess => startPictureProcess(new URL('./decode-process', import.meta.url));
