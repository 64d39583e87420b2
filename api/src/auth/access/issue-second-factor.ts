import type { Prisma } from '../../platform/prisma/generated/client.js';
import { seal } from '../../platform/sealed-secret.js';
import type { KeyRing } from '../../platform/secrets.js';
import { buildOtpauthAddress, createSecret } from './totp.rules.js';

interface SecondFactorInput {
  accountId: string;
  keys: KeyRing;
  now: Date;
}

/**
 * Issues a new second factor and returns its otpauth URL, which is shown only once. Sessions that passed the earlier factor lose their
 * level.
 */
export async function issueSecondFactor(
  transaction: Prisma.TransactionClient,
  { accountId, keys, now }: SecondFactorInput,
): Promise<string> {
  const secret = createSecret();
  const secondFactor = { ...seal(keys.current, secret, accountId), usedStep: 0, createdAt: now };
  await transaction.secondFactor.upsert({ where: { accountId }, create: { accountId, ...secondFactor }, update: secondFactor });
  await transaction.session.updateMany({ where: { accountId }, data: { secondFactorAt: null, secondFactorGeneration: null } });
  const [recipient] = await transaction.accountRecipient.findMany({ where: { accountId }, orderBy: { type: 'asc' }, take: 1 });
  return buildOtpauthAddress(secret, recipient?.address ?? accountId);
}
