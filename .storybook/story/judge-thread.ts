import { parentPort } from 'node:worker_threads';
import { comparePicture } from './baseline.ts';
import type { JudgeRequest, JudgeResponse } from './picture-judge.ts';

/** Code of the thread in which PictureJudge compares pictures. */
parentPort?.on('message', async ({ id, png, name, baselines }: JudgeRequest) => {
  const problems = await comparePicture(Buffer.from(png), name, baselines).catch((error: Error) => [`picture: ${error.message}`]);
  const response: JudgeResponse = { id, problems };
  parentPort?.postMessage(response);
});
