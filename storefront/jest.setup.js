import { TextDecoder, TextEncoder } from 'node:util';
import { BroadcastChannel } from 'node:worker_threads';

/** An open channel must not keep the test process alive. */
class PageChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

// Browsers have these globals, jsdom does not. React Router needs the text coders, and communication between tabs needs the channel.
Object.assign(globalThis, { BroadcastChannel: PageChannel, TextDecoder, TextEncoder });
