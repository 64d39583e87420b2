// Started by lighthouse.test.ts: audits one address with Lighthouse's default phone and prints the result as a line of JSON.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const [address = '', chromePath = ''] = process.argv.slice(2);
const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'], logLevel: 'silent' });
try {
  const run = await lighthouse(address, { port: chrome.port, output: 'json', logLevel: 'silent' });
  if (!run) throw new Error('Lighthouse returned no result');
  const { categories, audits } = run.lhr;
  const scores = Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]));
  const failed = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score !== null && score < 1,
  );
  process.stdout.write(`${JSON.stringify({ scores, failed: failed.map(({ id, title }) => `${id}: ${title}`) })}\n`);
} finally {
  chrome.kill();
}
