interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

declare global {
  interface Navigator {
    /** State of the network. Not every browser reports it. */
    connection?: Connection;
  }
}

/**
 * Whether the connection allows prefetching: online, no data saver, faster than 2G. `onLine` may be true without a network; the router then
 * reports a script that it cannot load.
 */
export function canPrefetch({ onLine, connection }: { onLine: boolean; connection?: Connection | undefined }): boolean {
  return onLine && connection?.saveData !== true && !connection?.effectiveType?.endsWith('2g');
}
