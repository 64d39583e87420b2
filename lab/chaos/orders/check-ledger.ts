import { execFile } from 'node:child_process';
import { environment } from '../../../scripts/config.ts';
import { builtPrograms } from '../../../scripts/shop/shop-processes.ts';
import type { Finding } from '../check/finding.ts';

/** Runs the same check as `npm run manage -- ledger`. */
export async function checkLedger(databaseUrl: string): Promise<Finding> {
  const env = { ...environment, DATABASE_URL: databaseUrl };
  const { isClean, output } = await new Promise<{ isClean: boolean; output: string }>((resolve) => {
    execFile(process.execPath, [builtPrograms.ledgerCheck], { env }, (error, stdout, stderr) => {
      resolve({ isClean: error === null, output: stdout + stderr });
    });
  });
  return {
    claim: 'money, bonuses, units and statuses agree (npm run manage -- ledger)',
    violations: isClean ? [] : output.trim().split('\n'),
  };
}
