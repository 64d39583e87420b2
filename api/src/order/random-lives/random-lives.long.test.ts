import { testRandomLives } from './random-lives.harness.js';

testRandomLives(1_000);
