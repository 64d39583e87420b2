import { TextDecoder, TextEncoder } from 'node:util';
import { BroadcastChannel } from 'node:worker_threads';

// Every browser has them and jsdom has not; React Router needs the coders, and tabs the channel.
Object.assign(globalThis, { BroadcastChannel, TextDecoder, TextEncoder });
