import { setFlagsFromString } from 'node:v8';

/**
 * Lets the heap double before V8 marks all of it. Below a limit of 2 GB, V8 collects after half as much growth: under load it marked
 * the search sets every second, and the requests of that moment waited.
 */
export function letHeapDouble(): void {
  setFlagsFromString('--heap-growing-percent=100');
}
