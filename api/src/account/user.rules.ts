import { buildPicturePathOrNull } from '../platform/picture-path.js';
import { Prisma } from '../platform/prisma/generated/client.js';
import type { AccessLevel } from '../platform/prisma/generated/enums.js';
import type { User } from './user.model.js';

export type UserRow = Omit<User, 'avatarUrl' | 'accessLevel'> & { avatarKey: string | null };

const AVATAR_WIDTH = 320;

/** SQL of the columns of a `UserRow`, from the table `account`. */
export const userColumns = Prisma.sql`
  id, name, surname, lastname, sex, avatar_key AS "avatarKey", registration_source AS "registrationSource",
  access_level AS "grantedLevel", created_at AS "createdAt", updated_at AS "updatedAt",
  (SELECT address FROM account_recipient WHERE account_id = account.id AND type = 'PHONE') AS phone,
  (SELECT address FROM account_recipient WHERE account_id = account.id AND type = 'EMAIL') AS email`;

export const toUser = ({ avatarKey, ...row }: UserRow, accessLevel: AccessLevel): User => ({
  ...row,
  accessLevel,
  avatarUrl: buildPicturePathOrNull(avatarKey, AVATAR_WIDTH),
});
