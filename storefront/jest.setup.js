import { TextDecoder, TextEncoder } from 'node:util';

// Every browser has them and jsdom has not; React Router asks for them when it is loaded.
Object.assign(globalThis, { TextDecoder, TextEncoder });
