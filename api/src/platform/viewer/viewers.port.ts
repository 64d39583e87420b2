import type { FastifyRequest } from 'fastify';
import type { Viewer } from './viewer.js';

/** Identifies the viewer of a request. Auth implements it, so that the platform does not depend on auth. */
export abstract class Viewers {
  /** Returns null for a guest. Throws UNAUTHENTICATED for an invalid token. A request is read once, however often this is called. */
  abstract read(request: FastifyRequest): Promise<Viewer | null>;

  /** Whether a code was confirmed recently in this session. */
  abstract isConfirmed(viewer: Viewer): Promise<boolean>;
}
