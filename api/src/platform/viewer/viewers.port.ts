import type { FastifyRequest } from 'fastify';
import type { Viewer } from './viewer.js';

/** Knows who asks. The platform does not know how; auth does. */
export abstract class Viewers {
  /** Null for a guest. Throws UNAUTHENTICATED where a token was given and is not valid. One request is read once, however often it is asked for. */
  abstract read(request: FastifyRequest): Promise<Viewer | null>;

  /** Whether whoever asks has shown a code in this very session lately. */
  abstract isConfirmed(viewer: Viewer): Promise<boolean>;
}
