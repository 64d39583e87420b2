import { type Caller, isProgram } from './viewers.port.js';

/** Whether the caller may read personal data: operators may, and programs with PERSONS_READ. */
export const readsPersons = (caller: Caller): boolean => !isProgram(caller) || caller.scopes.includes('PERSONS_READ');

/** The account that answers for a change, and the program that has made it, if one has. */
export const toAuthor = (caller: Caller): { authorId: string; tokenId: string | null } =>
  isProgram(caller) ? { authorId: caller.createdBy, tokenId: caller.tokenId } : { authorId: caller.accountId, tokenId: null };
