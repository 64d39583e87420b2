import { startRealApi } from './real-api.harness.ts';

/** Starts one API for all test files. */
export default async function setUp(): Promise<void> {
  globalThis.endRealApi = await startRealApi();
}

declare global {
  var endRealApi: (() => Promise<void>) | undefined;
}
