import { parentPort } from 'node:worker_threads';
import { judgePicture } from './baseline.ts';
import type { JudgeRequest, JudgeResponse } from './picture-judge.ts';

/** Code of PictureJudge's thread. */
parentPort?.on('message', async ({ id, png, name, baselines }: JudgeRequest) => {
  const problems = await judgePicture(Buffer.from(png), name, baselines).catch((error: Error) => [`picture: ${error.message}`]);
  const response: JudgeResponse = { id, problems };
  parentPort?.postMessage(response);
});
