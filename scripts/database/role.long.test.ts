import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../config.ts';
import { claimFile } from '../process/claim.ts';
import { builtPrograms } from '../shop/shop-processes.ts';
import { CommandUnderTest } from './command.harness.ts';

const command = new CommandUnderTest('role');
afterAll(() => command.remove());

const runRole = (...args: string[]) => command.run(join(root, 'scripts/database/manage.ts'), ['role', ...args]);
const findOtpauthUrl = ({ output }: { output: string }) => /^otpauth:\/\/totp\/Meet:\S+$/m.exec(output)?.[0];

describe('npm run manage -- role, while no shop runs,', () => {
  it('creates the first admin, prints the second factor, and leaves no database running', async () => {
    const grantResult = await runRole('grant', ' Anna@Example.com', 'ADMIN');
    expect(grantResult).toMatchObject({
      code: 0,
      output: expect.stringContaining('anna@example.com is ADMIN, from the first sign-in on.'),
    });
    expect(findOtpauthUrl(grantResult)).toBeDefined();
    expect(command.isDatabaseUp).toBe(false);
  }, 300_000);

  it('prints its usage before it starts anything', async () => {
    for (const args of [[], ['grant'], ['grant', 'anna@example.com'], ['list', 'all'], ['raise', 'anna@example.com', 'ADMIN']])
      expect(await runRole(...args)).toMatchObject({ code: 1, output: expect.stringMatching(/^Usage:/) });
  });
});

describe('npm run manage -- role, while a shop runs,', () => {
  let releaseClaim: () => void;
  beforeAll(async () => {
    releaseClaim = claimFile(join(command.dataDir, 'supervisor.pid'), 'The shop runs from', 'stop it');
    const DATABASE_URL = await command.postgres.start();
    await command.run(builtPrograms.migrate, ['deploy'], { DATABASE_URL });
  });
  afterAll(() => releaseClaim());

  it('prints the secret of the second factor with the first access level only, and a new one on renewal', async () => {
    const first = await runRole('grant', 'boris@example.com', 'SUPPORT');
    const again = await runRole('grant', 'boris@example.com', 'MANAGER');
    expect([again.code, findOtpauthUrl(again)]).toEqual([0, undefined]);
    const renewed = await runRole('renew', 'boris@example.com');
    expect([first, renewed].map((result) => findOtpauthUrl(result) !== undefined)).toEqual([true, true]);
    expect(findOtpauthUrl(renewed)).not.toBe(findOtpauthUrl(first));
  });

  it('does not lower the access level of the last admin', async () => {
    await runRole('grant', 'anna@example.com', 'ADMIN');
    expect(await runRole('grant', 'anna@example.com', 'CUSTOMER')).toMatchObject({
      code: 1,
      output: expect.stringContaining('последний администратор'),
    });
    await runRole('grant', '8 916 123-45-67', 'ADMIN');
    expect(await runRole('grant', 'anna@example.com', 'CUSTOMER')).toMatchObject({ code: 0, output: 'anna@example.com is CUSTOMER.\n' });
    const { output } = await runRole('list');
    expect(output).toContain('ADMIN  +79161234567\n');
    expect(output).not.toContain('anna');
    expect(command.isDatabaseUp).toBe(true);
  });

  it('explains a refusal without a stack trace', async () => {
    const refusals: [args: string[], sentence: string][] = [
      [['grant', 'anna@example.com', 'QUEEN'], 'CUSTOMER | SUPPORT | MANAGER | ADMIN'],
      [['grant', 'nobody', 'ADMIN'], 'Проверьте номер'],
      [['renew', 'vera@example.com'], 'No account has the address vera@example.com.'],
    ];
    for (const [args, sentence] of refusals) {
      const { code, output } = await runRole(...args);
      expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
      expect(output).not.toMatch(/\n\s+at /);
    }
  });
});
