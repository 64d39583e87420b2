import perfHooks from 'node:perf_hooks';
import { jest } from '@jest/globals';
import { ProcessMetrics } from './metrics.js';

it('a scrape reads every gauge, and serves the others if one cannot be read', async () => {
  const metrics = new ProcessMetrics();
  let waiting = 0;
  metrics.registerGauge({ name: 'meet_waiting', help: 'Waiting' }, () => waiting);
  metrics.registerGauge({ name: 'meet_backlog', help: 'Backlog' }, () => Promise.reject(new Error('no database')));
  metrics.createDurationHistogram('meet_duration_seconds').observe({ method: 'GET', route: '/', status: '200' }, 0.2);
  for (waiting of [1, 2]) expect((await metrics.scrape()).body).toContain(`meet_waiting ${waiting}\n`);
  const { body, type } = await metrics.scrape();
  expect(type).toMatch(/^text\/plain/);
  expect(body).toContain('meet_backlog Nan\n');
  expect(body).toContain('meet_duration_seconds_bucket{le="0.25",method="GET",route="/",status="200"} 1\n');
  expect(body).toContain('process_cpu_seconds_total');
});

it('the metrics of Node are registered once even if the process starts several servers', async () => {
  const monitor = jest.spyOn(perfHooks, 'monitorEventLoopDelay');
  const [firstMetrics, secondMetrics] = [new ProcessMetrics(), new ProcessMetrics()];
  firstMetrics.createDurationHistogram('meet_one_seconds');
  expect(monitor.mock.calls.length).toBeLessThanOrEqual(1);
  for (const metrics of [firstMetrics, secondMetrics]) expect((await metrics.scrape()).body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect((await secondMetrics.scrape()).body).not.toContain('meet_one_seconds');
});
