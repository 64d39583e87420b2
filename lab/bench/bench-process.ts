// What every server of the bench needs besides its pages: metrics, and an end together with its supervisor.

/** The two Prometheus metrics that the bench reads from every process. */
export function formatBenchMetrics(): string {
  const { user, system } = process.cpuUsage();
  return `process_cpu_seconds_total ${(user + system) / 1e6}\nprocess_resident_memory_bytes ${process.memoryUsage.rss()}\n`;
}

/** Tells the supervisor that the server listens, and exits when the supervisor exits. */
export function obeySupervisor(): void {
  process.send?.({ ready: true });
  process.once('SIGTERM', () => process.exit());
  process.once('disconnect', () => process.exit());
}
