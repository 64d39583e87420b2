import type { FastifyRequest } from 'fastify';
import type { AccessLevel, ServiceScope } from '../prisma/generated/enums.js';

/** The person behind a request, identified by an active session. */
export interface Viewer {
  readonly accountId: string;
  readonly sessionId: string;
  /** Level of this session: above CUSTOMER only after the second factor. */
  readonly accessLevel: AccessLevel;
  /** Level that the person has after the second factor. */
  readonly grantedLevel: AccessLevel;
}

/** A program that calls with a service token. */
export interface ServiceCaller {
  readonly tokenId: string;
  /** Account that created the token. */
  readonly createdBy: string;
  /** Current level of that account. The program may do nothing that the account may not. */
  readonly accessLevel: AccessLevel;
  readonly scopes: readonly ServiceScope[];
}

/** The author of a request: a signed-in person, or a program with a service token. */
export type Caller = Viewer | ServiceCaller;

export const isProgram = (caller: Caller): caller is ServiceCaller => 'tokenId' in caller;

/** Whether the caller may read personal data. A person may, once their level permits the operation; a program only with PERSONS_READ. */
export const mayReadPersons = (caller: Caller): boolean => !isProgram(caller) || caller.scopes.includes('PERSONS_READ');

/** The account responsible for a change, and the program that made it, if any. */
export const toAuthor = (caller: Caller): { authorId: string; tokenId: string | null } =>
  isProgram(caller) ? { authorId: caller.createdBy, tokenId: caller.tokenId } : { authorId: caller.accountId, tokenId: null };

/** A session of the staff, or a program. Rate limits count its requests separately, and not by client address. */
export interface RecognizedCaller {
  readonly kind: 'SESSION' | 'TOKEN';
  readonly id: string;
}

/** Identifies who makes a request. Auth implements it, so that the platform does not depend on auth. */
export abstract class Viewers {
  /**
   * Returns null for a guest and for a service token. Throws UNAUTHENTICATED for an invalid token. The result is cached for each request.
   */
  abstract read(request: FastifyRequest): Promise<Viewer | null>;

  /**
   * Returns null unless the request has a service token. Throws UNAUTHENTICATED for a service token that is unknown, revoked or expired, or
   * whose creator is no longer an administrator.
   */
  abstract readProgram(request: FastifyRequest): Promise<ServiceCaller | null>;

  /**
   * Whether the session or the token is still active with all its rights. Call it repeatedly during a long request. The end of a session is
   * noticed within two seconds.
   */
  abstract hasActiveRights(caller: Caller): Promise<boolean>;

  /**
   * Returns the author of a request if it is a member of the staff or a program that was identified within the last minute. Reads nothing
   * from the database, and does not check current rights.
   */
  abstract findRecentCaller(request: FastifyRequest): RecognizedCaller | null;

  /** Returns the id of a frontend's service token that was read within the last seconds. */
  abstract findCachedFrontendTokenId(token: string): string | null;

  /** Returns the id of a service token with SHOPPER_ADDRESS. Throws UNAUTHENTICATED or FORBIDDEN for any other. */
  abstract readFrontendTokenId(token: string): Promise<string>;

  /** Whether the person has recently confirmed a code that was sent to them, in this session. */
  abstract hasRecentCode(viewer: Viewer): Promise<boolean>;
}

/** Author of a change: a member of the staff, a program with a service token, or the command line, which has no account (null). */
export type Operator = { readonly accountId: string | null } | { readonly tokenId: string };

export interface OperatorInRequest<By extends Operator = Operator> {
  operator: By;
  requestId: string;
}
