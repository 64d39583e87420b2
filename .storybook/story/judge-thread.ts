import { parentPort } from 'node:worker_threads';
import { judgePicture } from './baseline.ts';
import type { JudgeAnswer, JudgeQuestion } from './picture-judge.ts';

/** Code of PictureJudge's thread. */
parentPort?.on('message', async ({ id, png, name, baselines }: JudgeQuestion) => {
  const problems = await judgePicture(Buffer.from(png), name, baselines).catch((error: Error) => [`picture: ${error.message}`]);
  const answer: JudgeAnswer = { id, problems };
  parentPort?.postMessage(answer);
});
