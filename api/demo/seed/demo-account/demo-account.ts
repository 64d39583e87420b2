import { openSession } from '../../../prisma/database-session.js';
import { type Config, readConfig } from '../../../src/platform/config/config.js';
import type { PrismaClient } from '../../../src/platform/prisma/generated/client.js';
import { generatePromoCodes } from '../catalog/promo-codes.js';
import { demoRecipients } from './demo-recipients.js';

/** Advisory lock: the second of two processes that start together waits, and then finds the account that the first one has created. */
const DEMO_LOCK = 7_338_006;

const hasDemoAccount = async (prisma: PrismaClient): Promise<boolean> =>
  (await prisma.accountRecipient.count({ where: { address: demoRecipients.EMAIL } })) > 0;

/** Whether the goods are those of the seed, and the shop has no accounts besides unfinished demo accounts. */
async function isUntouchedDemo(prisma: PrismaClient): Promise<boolean> {
  const [code] = generatePromoCodes().promoCodes;
  const seeded = await prisma.promoCode.count({ where: { id: code?.id ?? '' } });
  const others = { OR: [{ deletedAt: { not: null } }, { recipients: { some: { address: { notIn: Object.values(demoRecipients) } } } }] };
  return seeded > 0 && (await prisma.account.count({ where: others })) === 0;
}

/** Nothing of the demo account is sent to an external service, whatever the shop is connected to. */
const withoutExternalServices = ({
  DATABASE_SESSION_URL,
  AUTH_SECRET,
  PSEUDONYM_SECRET,
  PUBLIC_URL,
  OBJECTS_DIR,
  IMAGE_CACHE_DIR,
}: Config): Config =>
  readConfig({
    ...{ MODE: 'demo', LOG_LEVEL: 'error' },
    ...{ DATABASE_URL: DATABASE_SESSION_URL, AUTH_SECRET, PSEUDONYM_SECRET, PUBLIC_URL, OBJECTS_DIR, IMAGE_CACHE_DIR },
  });

/**
 * Creates an account with over a dozen orders, so that a newcomer sees orders in every state. Only a demo without accounts gets it. The
 * e-mail address is attached last, so that nobody can sign in to an account whose creation was interrupted; the next start creates another
 * account. Returns the e-mail address of the account, or null if the shop has no demo account.
 */
export async function seedDemoAccount(prisma: PrismaClient, config: Config): Promise<string | null> {
  if (config.MODE !== 'demo' || config.PAYMENT_PROVIDER !== 'sandbox') return null;
  const lock = await openSession(config.DATABASE_SESSION_URL);
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [DEMO_LOCK]);
    if (!(await hasDemoAccount(prisma)) && (await isUntouchedDemo(prisma))) {
      // The services of the API take a second to load, and later starts need none of them.
      const { replayDemoLife } = await import('./demo-life.js');
      await replayDemoLife(withoutExternalServices(config));
    }
    return (await hasDemoAccount(prisma)) ? demoRecipients.EMAIL : null;
  } finally {
    await lock.end();
  }
}
