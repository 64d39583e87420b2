import { expect, it, jest } from '@jest/globals';
import { environment } from '../config.ts';
import { report } from './report.ts';
import { runCheck } from './run.ts';

it('prints what a step measured and skipped, although its output is hidden', async () => {
  const command: [string, ...string[]] = ['printf', 'noise\nMEASURED image: 5 MB\nSKIPPED proxy: no nginx\n'];
  const outcome = await runCheck({ part: 'checks', name: 'images', command }, environment);
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  report([{ ...outcome, ms: 1 }], 1);
  const output = write.mock.calls.map(([chunk]) => String(chunk)).join('');
  write.mockRestore();
  expect(output).toContain('\nMEASURED\n  images: image: 5 MB\n');
  expect(output).toContain('\nSKIPPED\n  images: proxy: no nginx\n');
  expect(output).not.toContain('noise');
});
