import type { Row } from './report.ts';

export const buildRow = (scenario: string, server: string, figures: Partial<Row> = {}): Row => ({
  scenario,
  server,
  connections: 16,
  requestsASecond: 100,
  p50: 10,
  p95: 10,
  p99: 10,
  nodeMs: 1,
  postgresMs: 1,
  residentMb: 100,
  ...figures,
});
