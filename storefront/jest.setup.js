import { TextDecoder, TextEncoder } from 'node:util';
import { BroadcastChannel } from 'node:worker_threads';

// Browsers have these, jsdom does not. React Router needs the text coders, and communication between tabs needs the channel.
Object.assign(globalThis, { BroadcastChannel, TextDecoder, TextEncoder });
