import type { Finding } from './check/finding.ts';
import type { Entry, Kind } from './load/journal.ts';
import { type CausedFault, type FindRecovery, findCause, findNext } from './timeline.ts';

const formatSeconds = (ms: number): string => (ms / 1000).toFixed(1);
const maxBreaches = 5;

interface RunTimeline {
  faults: readonly CausedFault[];
  findRecovery: FindRecovery;
  endMs: number;
}

/** One row for each fault: how long it lasted, when everything was ready again, and which requests failed from when to when. */
export function formatFaultTable(entries: readonly Entry[], { faults, findRecovery, endMs }: RunTimeline): string {
  const failedEntries = entries.filter(({ verdict }) => verdict !== 'answered');
  const rows = faults.map((fault, index) => {
    const readyMs = findRecovery(fault, findNext(faults, index, endMs));
    return [
      formatSeconds(fault.fromMs),
      `${fault.action} ${fault.part}`,
      fault.hasHit ? formatSeconds(fault.toMs - fault.fromMs) : 'missed',
      readyMs === undefined ? 'next' : formatSeconds(readyMs - fault.toMs),
      listFailures(
        failedEntries.filter((entry) => findCause(entry, faults) === fault),
        fault,
      ),
    ];
  });
  return alignRows([['at, s', 'fault', 'held, s', 'ready after, s', 'failed requests, and from when to when after the fault, s'], ...rows]);
}

/** Number of failed requests of each kind, and from when to when they failed, in seconds after the fault: `12 search 0.1-5.3`. */
function listFailures(entries: readonly Entry[], { fromMs }: CausedFault): string {
  const byKind = Object.groupBy(entries, ({ kind }): Kind => kind);
  const parts = Object.entries(byKind).map(([kind, list]) => {
    const firstMs = Math.max(0, Math.min(...list.map(({ atMs }) => atMs)) - fromMs);
    const last = Math.max(...list.map(({ endMs }) => endMs)) - fromMs;
    return `${list.length} ${kind} ${formatSeconds(firstMs)}-${formatSeconds(last)}`;
  });
  return parts.join(', ') || 'none';
}

function alignRows(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd()).join('\n');
}

/** The number of requests of each kind, how many of them failed, and the slowest response. */
export function formatLoadTable(entries: readonly Entry[]): string {
  const rows = Object.entries(Object.groupBy(entries, ({ kind }): Kind => kind)).map(([kind, list]) => {
    const latencies = list.filter(({ verdict }) => verdict === 'answered').map(({ atMs, endMs }) => endMs - atMs);
    const slowest = latencies.length > 0 ? formatSeconds(Math.max(...latencies)) : '-';
    return [kind, String(list.length), String(list.length - latencies.length), slowest];
  });
  return alignRows([['requests', 'sent', 'failed', 'slowest answer, s'], ...rows]);
}

/** Violations come last, where a shortened log still has them. */
export function formatFindings(findings: readonly Finding[]): string {
  return findings
    .toSorted((one, other) => Number(one.violations.length > 0) - Number(other.violations.length > 0))
    .map(({ claim, violations }) => [`  ${violations.length > 0 ? 'NOT OK' : 'ok    '} ${claim}`, ...listFirst(violations)].join('\n'))
    .join('\n');
}

function listFirst(breaches: readonly string[]): string[] {
  const lines = breaches.slice(0, maxBreaches).map((breach) => `           ${breach.slice(0, 600)}`);
  return breaches.length > maxBreaches ? [...lines, `           and ${breaches.length - maxBreaches} more`] : lines;
}
