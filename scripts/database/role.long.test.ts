import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../config.ts';
import { claimFile } from '../process/claim.ts';
import { builtPrograms } from '../shop/shop-processes.ts';
import { CommandUnderTest } from './command.harness.ts';

const command = new CommandUnderTest('role');
afterAll(() => command.remove());

const role = (...args: string[]) => command.run(join(root, 'scripts/database/manage.ts'), ['role', ...args]);
const otpauthIn = ({ said }: { said: string }) => /^otpauth:\/\/totp\/Meet:\S+$/m.exec(said)?.[0];

describe('while no shop runs', () => {
  it('creates the first admin, prints the second factor, and leaves no process running', async () => {
    const granted = await role('grant', ' Anna@Example.com', 'ADMIN');
    expect(granted).toMatchObject({ code: 0, said: expect.stringContaining('anna@example.com is ADMIN, from the first sign-in on.') });
    expect(otpauthIn(granted)).toBeDefined();
    expect(command.isDatabaseUp).toBe(false);
  }, 300_000);

  it('prints its usage before starting anything', async () => {
    for (const args of [[], ['grant'], ['grant', 'anna@example.com'], ['list', 'all'], ['raise', 'anna@example.com', 'ADMIN']])
      expect(await role(...args)).toMatchObject({ code: 1, said: expect.stringMatching(/^Usage:/) });
  });
});

describe('while a shop runs', () => {
  let release: () => void;
  beforeAll(async () => {
    release = claimFile(join(command.dataDir, 'supervisor.pid'), 'The shop runs from', 'stop it');
    const DATABASE_URL = await command.postgres.start();
    await command.run(builtPrograms.migrate, ['deploy'], { DATABASE_URL });
  });
  afterAll(() => release());

  it('prints the secret of the second factor with the first level only, and a new one on renewal', async () => {
    const first = await role('grant', 'boris@example.com', 'SUPPORT');
    const again = await role('grant', 'boris@example.com', 'MANAGER');
    expect([again.code, otpauthIn(again)]).toEqual([0, undefined]);
    const renewed = await role('renew', 'boris@example.com');
    expect([first, renewed].map((said) => otpauthIn(said) !== undefined)).toEqual([true, true]);
    expect(otpauthIn(renewed)).not.toBe(otpauthIn(first));
  });

  it('does not lower the access level of the last admin', async () => {
    await role('grant', 'anna@example.com', 'ADMIN');
    expect(await role('grant', 'anna@example.com', 'CUSTOMER')).toMatchObject({
      code: 1,
      said: expect.stringContaining('последний администратор'),
    });
    await role('grant', '8 916 123-45-67', 'ADMIN');
    expect(await role('grant', 'anna@example.com', 'CUSTOMER')).toMatchObject({ code: 0, said: 'anna@example.com is CUSTOMER.\n' });
    const { said } = await role('list');
    expect(said).toContain('ADMIN  +79161234567\n');
    expect(said).not.toContain('anna');
    expect(command.isDatabaseUp).toBe(true);
  });

  it('reports a refusal with one sentence', async () => {
    const refused: [args: string[], sentence: string][] = [
      [['grant', 'anna@example.com', 'QUEEN'], 'CUSTOMER | SUPPORT | MANAGER | ADMIN'],
      [['grant', 'nobody', 'ADMIN'], 'Проверьте номер'],
      [['renew', 'vera@example.com'], 'No account has the address vera@example.com.'],
    ];
    for (const [args, sentence] of refused) {
      const { code, said } = await role(...args);
      expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
      expect(said).not.toMatch(/\n\s+at /);
    }
  });
});
