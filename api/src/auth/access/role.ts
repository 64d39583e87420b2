import 'reflect-metadata';
import { AccountService } from '../../account/account.service.js';
import { PersonalDataService } from '../../account/personal-data.service.js';
import type { Recipient } from '../../account/recipient/recipient.rules.js';
import { RecipientService } from '../../account/recipient/recipient.service.js';
import { RecipientAlertService } from '../../account/recipient/recipient-alert.service.js';
import { JournalService } from '../../journal/journal.service.js';
import { MessageService } from '../../message/message.service.js';
import { readConfig } from '../../platform/config/config.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { JobService } from '../../platform/jobs/job.service.js';
import type { AccessLevel } from '../../platform/prisma/generated/enums.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { CommandError, runCommand } from '../../platform/process/command.js';
import { HealthRegistry } from '../../platform/process/health.js';
import { createLogger } from '../../platform/process/logger.js';
import { Metrics } from '../../platform/process/metrics.js';
import { accessLevels } from '../../platform/viewer/access-level.js';
import { SecurityLogService } from '../security-log.service.js';
import { parseRecipient } from '../sending/typed-recipient.rules.js';
import { AccessLevelService } from './access-level.service.js';
import { SecondFactorKeysService } from './second-factor-keys.service.js';
import { SecondFactorRenewalService } from './second-factor-renewal.service.js';

const usage = `Usage:
  grant <e-mail or phone> <${accessLevels.join(' | ')}>   set the access level of a person, who need not have signed in yet
  renew <e-mail or phone>   issue a new second factor to a person who has lost theirs
  list   show everyone above CUSTOMER`;

/** Request id and client address that the logs record for a change from the command line. */
const COMMAND_LINE_REQUEST = { requestId: 'command-line', clientAddress: '127.0.0.1' };

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function createServices(env: NodeJS.ProcessEnv) {
  const config = readConfig(env);
  const clock = new Clock();
  const metrics = new Metrics();
  const prisma = new PrismaService(config, new HealthRegistry(), metrics);
  const recipients = new RecipientService(
    prisma,
    new RecipientAlertService(prisma, new MessageService(new JobService()), clock, config),
    clock,
  );
  const accounts = new AccountService(prisma, recipients, new PersonalDataService(), clock);
  const log = new SecurityLogService(config, prisma, clock, metrics);
  const keys = new SecondFactorKeysService(config, createLogger(config), prisma);
  const levels = new AccessLevelService(prisma, clock, accounts, log, keys, new JournalService(clock));
  return { prisma, accounts, levels, renewals: new SecondFactorRenewalService(prisma, clock, log, keys) };
}

type Services = ReturnType<typeof createServices>;

function printSecondFactor(otpauth: string | null): void {
  if (otpauth === null) return;
  print('Second factor for an authenticator app. It is shown only once. Keep it as secret as a password:');
  print(otpauth);
}

async function grantLevel({ prisma, accounts, levels }: Services, recipient: Recipient, accessLevel: AccessLevel): Promise<void> {
  const { accountId, isNew } = await prisma.inTransaction(COMMAND_LINE_REQUEST.requestId, (transaction) =>
    accounts.findOrCreate(transaction, recipient),
  );
  const { otpauth } = await levels.change(COMMAND_LINE_REQUEST, { userId: accountId, accessLevel, adminId: null });
  print(`${recipient.address} is ${accessLevel}${isNew ? ', from the first sign-in on' : ''}.`);
  printSecondFactor(otpauth);
}

async function renewSecondFactor({ accounts, renewals }: Services, { address }: Recipient): Promise<void> {
  const userId = await accounts.findIdByRecipient(address);
  if (userId === null) throw new CommandError(`No account has the address ${address}.`);
  const otpauth = await renewals.renew(COMMAND_LINE_REQUEST, { userId, adminId: null });
  if (otpauth === null) throw new CommandError(`${address} has the level CUSTOMER and needs no second factor.`);
  printSecondFactor(otpauth);
}

async function listStaff({ prisma }: Services): Promise<void> {
  const staff = await prisma.client.account.findMany({
    where: { accessLevel: { not: 'CUSTOMER' }, deletedAt: null },
    orderBy: [{ accessLevel: 'desc' }, { createdAt: 'asc' }],
    select: { accessLevel: true, recipients: { select: { address: true }, orderBy: { type: 'asc' } } },
  });
  for (const { accessLevel, recipients } of staff) print(`${accessLevel}  ${recipients.map(({ address }) => address).join(', ')}`);
  if (staff.length === 0) print('No account has an access level above CUSTOMER.');
}

function parseCommand([command, recipient, level, ...extraArguments]: string[]): (services: Services) => Promise<void> {
  const accessLevel = accessLevels.find((name) => name === level?.toUpperCase());
  if (command === 'grant' && recipient && accessLevel && extraArguments.length === 0)
    return (services) => grantLevel(services, parseRecipient(recipient), accessLevel);
  if (command === 'renew' && recipient && level === undefined) return (services) => renewSecondFactor(services, parseRecipient(recipient));
  if (command === 'list' && recipient === undefined) return listStaff;
  throw new CommandError(usage);
}

async function run(args: string[]): Promise<number> {
  const runSubcommand = parseCommand(args);
  const services = createServices(process.env);
  try {
    await runSubcommand(services);
    return 0;
  } catch (error) {
    throw error instanceof DomainError ? new CommandError(error.message) : error;
  } finally {
    await services.prisma.onApplicationShutdown();
  }
}

await runCommand(run);
