import { pictureUrlOrNull } from '../platform/picture-url.js';
import type { AccessLevel } from '../platform/prisma/generated/enums.js';
import type { User } from './user.model.js';

export type UserRow = Omit<User, 'avatarUrl' | 'accessLevel'> & { avatarKey: string | null };

const AVATAR_WIDTH = 320;

export const userOf = ({ avatarKey, ...row }: UserRow, accessLevel: AccessLevel): User => ({
  ...row,
  accessLevel,
  avatarUrl: pictureUrlOrNull(avatarKey, AVATAR_WIDTH),
});
